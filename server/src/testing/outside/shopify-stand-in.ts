import { newReceiver } from './receiver.ts'

export type ShopProduct = {
  id: string
  title: string
  images?: string[]
  variants: { sku: string; price: string; stock: number; colour?: string; size?: string }[]
}
type Moods = {
  throttles: number // how many requests are answered with THROTTLED first
  fails: number // with 503
  dies: number // by closing the connection
  repeats: boolean // each page begins with the last product of the page before
  reorders: boolean // variants and products in another order
  lies: 'none' | 'loops' | 'nonsense'
  isClosed: boolean
}

/** A Shopify Admin API on loopback that can throttle, repeat, reorder, lie and die. Stock changes honour their idempotency key. */
export async function newShop(products: ShopProduct[], perPage = 2) {
  const moods: Moods = {
    throttles: 0,
    fails: 0,
    dies: 0,
    repeats: false,
    reorders: false,
    lies: 'none',
    isClosed: false,
  }
  const stock = new Map(products.flatMap(({ variants }) => variants.map(({ sku, stock: units }) => [sku, units])))
  const keys = new Set<string>()
  const adjustments: { sku: string; delta: number; key: string }[] = []
  const json = (data: object, extensions: object = {}) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data, extensions }),
  })
  const errors = (code: string, extensions: object = {}) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ errors: [{ message: code, extensions: { code } }], extensions }),
  })

  function page(after: string | null) {
    const list = moods.reorders ? products.toReversed() : products
    const from = after ? Number(after) : 0
    const start = moods.repeats && from > 0 ? from - 1 : from
    const end = from + perPage
    const cursor = moods.lies === 'loops' && from > 0 ? after : String(end)
    return {
      pageInfo: { hasNextPage: end < list.length || moods.lies === 'loops', endCursor: cursor },
      nodes: list.slice(start, end).map(({ id, title, images = [], variants }) => ({
        id: `gid://shopify/Product/${id}`,
        handle: `h-${id}`,
        title,
        descriptionHtml: `<p>${title}</p>`,
        productType: 'Dresses',
        tags: ['new'],
        media: { nodes: images.map((url) => ({ preview: { image: { url } } })) },
        variants: {
          nodes: (moods.reorders ? variants.toReversed() : variants).map(
            ({ sku, price, colour = 'Ink', size = 'M' }) => ({
              id: `gid://shopify/ProductVariant/${sku}`,
              sku,
              price,
              inventoryQuantity: stock.get(sku) ?? 0,
              inventoryItem: { id: `gid://shopify/InventoryItem/${sku}` },
              selectedOptions: [
                { name: 'Color', value: colour },
                { name: 'Size', value: size },
              ],
            }),
          ),
        },
      })),
    }
  }

  const receiver = await newReceiver(({ body, headers }) => {
    if (moods.isClosed) return { status: 404 }
    if (headers['x-shopify-access-token'] !== 'right') return { status: 401, body: '{}' }
    if (moods.dies > 0) return ((moods.dies -= 1), { dies: true })
    if (moods.fails > 0) return ((moods.fails -= 1), { status: 503 })
    if (moods.throttles > 0) {
      moods.throttles -= 1
      return errors('THROTTLED', {
        cost: { requestedQueryCost: 100, throttleStatus: { currentlyAvailable: 0, restoreRate: 50 } },
      })
    }
    if (moods.lies === 'nonsense') return json({ products: { nodes: 'none' } })
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> }
    if (query.includes('SoukLocation')) return json({ locations: { nodes: [{ id: 'gid://shopify/Location/1' }] } })
    if (query.includes('inventoryAdjustQuantities')) return adjust(variables)
    return json({ products: page((variables.after as string | null) ?? null) })
  })

  function adjust(variables: Record<string, unknown>) {
    const { input, key } = variables as {
      input: { changes: { inventoryItemId: string; delta: number }[] }
      key: string
    }
    const [{ inventoryItemId, delta }] = input.changes as [{ inventoryItemId: string; delta: number }]
    const sku = inventoryItemId.split('/').at(-1)!
    if (!keys.has(key)) {
      keys.add(key)
      stock.set(sku, (stock.get(sku) ?? 0) + delta)
      adjustments.push({ sku, delta, key })
    }
    return json({ inventoryAdjustQuantities: { userErrors: [] } })
  }
  return { ...receiver, moods, stock, adjustments, products }
}
