import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { fillCollection } from '../../testing/catalog.ts'
import { newWorld } from '../../testing/world.ts'
import { compileAccess } from '../catalog/visibility/compile-access.ts'
import { compileListing } from '../catalog/visibility/compile-listing.ts'

const { ask, close, db, entity, person } = await newWorld()
afterAll(close)
const day = 86_400_000
const orla = await entity({ type: 'brand', name: 'Maison Orla', liveFrom: new Date(Date.now() - day), currency: 'EUR' })
const field = await entity({
  type: 'brand',
  name: 'Field & Harrow',
  liveFrom: new Date(Date.now() - day),
  currency: 'JPY',
})
const kin = await entity({ type: 'retailer', access: ['marketplace'], currency: 'EUR', country: 'FR' })
const guest = await person({ side: 'guest' })
const buyer = await person({ side: 'retailer', entityId: kin.id })

async function collection(brandId: string, currency: string, liveDaysAgo: number, rest: object = {}) {
  const values = { brandId, name: 'Spring', type: 'IN_STOCK', status: 'LIVE', currency, currencies: [currency] }
  const { id } = await db
    .insertInto('collection')
    .values({ ...values, liveAt: new Date(Date.now() - liveDaysAgo * day), ...rest })
    .returning('id')
    .executeTakeFirstOrThrow()
  await compileAccess(db, [id])
  return id
}
const spring = await collection(orla.id, 'EUR', 1)
const autumn = await collection(field.id, 'JPY', 9, { type: 'PRE_ORDER', shippingStartDate: '2099-03-15' })
const coats = await fillCollection(db, { brandId: orla.id, collectionId: spring, count: 6 })
await fillCollection(db, { brandId: field.id, collectionId: autumn, count: 4, currency: 'JPY' })

async function set(id: string, change: object, prices?: { wholesale: bigint; retail: bigint }) {
  if (Object.keys(change).length > 0) await db.updateTable('product').set(change).where('id', '=', id).execute()
  if (prices) await db.updateTable('productPrice').set(prices).where('productId', '=', id).execute()
}
await set(
  coats[0]!,
  { category: 'KNITWEAR', subCategory: 'SWEATERS', name: 'Elm sweater' },
  { wholesale: 2500n, retail: 5000n },
)
await set(
  coats[1]!,
  { category: 'KNITWEAR', subCategory: 'CARDIGANS', department: 'MEN' },
  { wholesale: 2600n, retail: 7800n },
)
await set(coats[2]!, { shippingStartDate: '2099-01-15', country: 'PT' }, { wholesale: 25000n, retail: 70000n })
await set(coats[3]!, {}, { wholesale: 25001n, retail: 70000n })
await compileListing(db, spring)

const values = (facet: { value: string; count: number }[] | undefined) =>
  Object.fromEntries((facet ?? []).map(({ value, count }) => [value, count]))

test('the newest collections come first, each with its first products; what follows goes on where it ended', async () => {
  const first = (await ask(buyer, discovery.browse, { query: { limit: 7 } })).data
  expect(first.products.map(({ brandName }) => brandName)).toEqual([...Array(6).fill('Maison Orla'), 'Field & Harrow'])
  expect([first.total, first.more]).toEqual([10, false])
  const rest = (await ask(buyer, discovery.browse, { query: { limit: 7, after: first.products.at(-1)!._id } })).data
  expect(rest.products).toHaveLength(3)
  expect(rest.products.every(({ brandName }) => brandName === 'Field & Harrow')).toBe(true)
})

test.each(['newest', 'closing', 'delivery', 'name'] as const)(
  'pages in the order %s follow each other as the whole list does',
  async (sort) => {
    const shown = async (query: object) => {
      const { products, total } = (await ask(buyer, discovery.browse, { query: { sort, ...query } })).data
      expect(total).toBe(10)
      return products
    }
    const whole = await shown({})
    const pages = []
    for (const page of [1, 2, 3, 4, 5]) pages.push(...(await shown({ page, limit: 2 })))
    expect(pages).toEqual(whole)
    expect(await shown({ page: 6, limit: 2 })).toEqual([])
  },
)

test('the cards of a collection stand in its order and say what its products do', async () => {
  const cards = (await ask(buyer, discovery.browse, { query: { collectionId: spring } })).data
  const list = (await ask(buyer, products.list, { query: { collectionId: spring } })).data
  expect([cards.total, cards.products.length]).toEqual([list.total, list.products.length])
  expect(cards.products).toEqual(
    list.products.map((row) => ({
      ...Object.fromEntries(Object.entries(row).filter(([name]) => name in cards.products[0]!)),
      image: row.images[0] ?? null,
      imagesCount: row.images.length,
      coloursCount: row.variants.length,
      sizes: [...new Set(row.variants.flatMap(({ sizes }) => sizes.map(({ size }) => size)))],
      soldOutSizes: [],
    })),
  )
  const dear = await ask(buyer, discovery.browse, { query: { collectionId: spring, sort: 'priceDown' } })
  expect(dear.data.products.slice(0, 2).map(({ _id }) => _id)).toEqual([coats[3], coats[2]])
  expect((await ask(buyer, discovery.browse, { query: { collectionId: crypto.randomUUID() } })).status).toBe(404)
})

test.each([{ sort: 'priceUp' }, { sort: 'closing', collectionId: spring }])(
  'refuses a sort that its place does not have: %o',
  async (query) => {
    const answer = await ask(buyer, discovery.browse, { query: query as never })
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'sort' }] })
  },
)

test('a product that is left out is neither listed nor counted', async () => {
  await set(coats[4]!, { isLeftOut: true })
  const { products, total } = (await ask(buyer, discovery.browse)).data
  expect([total, products.length]).toEqual([9, 9])
  expect(products.map(({ _id }) => _id)).not.toContain(coats[4])
  await set(coats[4]!, { isLeftOut: false })
})

test('a price belongs to its band in its own currency: 26 is not under 25, 250 is not above 250, a yen has no cents', async () => {
  const { data } = await ask(buyer, discovery.filters)
  expect(values(data.price)).toEqual({
    UNDER_25: 1, // 25.00
    FROM_26_TO_50: 3, // 26.00, and two of 50.00
    FROM_101_TO_250: 1, // 250.00
    OVER_250: 5, // 250.01, and four of ¥5000
  })
  expect(data.price.map(({ value }) => value)).toEqual(['UNDER_25', 'FROM_26_TO_50', 'FROM_101_TO_250', 'OVER_250'])
  expect(values(data.markUp)).toEqual({ UNDER_2_5: 1, FROM_2_5_TO_2_8: 7, FROM_2_8_TO_3_1: 2 })
  expect(data.currency).toBeNull()
  const shop = (await ask(buyer, discovery.filters, { query: { collectionId: spring } })).data
  expect(shop.currency).toBe('EUR')
})

test('a guest filters by what they are shown, the retail price, and learns no mark-up', async () => {
  const { data } = await ask(guest, discovery.filters, { query: { collectionId: spring } })
  expect(values(data.price)).toEqual({ FROM_26_TO_50: 1, FROM_51_TO_100: 1, FROM_101_TO_250: 2, OVER_250: 2 })
  expect(data).not.toHaveProperty('markUp')
  const { data: narrowed } = await ask(guest, products.list, {
    query: { collectionId: spring, markUp: 'FROM_2_8_TO_3_1' },
  })
  expect(narrowed.products).toEqual([]) // two for those who may know
})

test('where a brand hides its wholesale prices from strangers, they filter by the retail price too, and no mark-up is offered', async () => {
  const hide = (isWspHidden: boolean) =>
    db.updateTable('entity').set({ isWspHidden }).where('id', '=', orla.id).execute()
  onTestFinished(async () => void (await hide(false)))
  await hide(true)
  const shop = (await ask(buyer, discovery.filters, { query: { collectionId: spring } })).data
  expect(values(shop.price)).toEqual({ FROM_26_TO_50: 1, FROM_51_TO_100: 1, FROM_101_TO_250: 2, OVER_250: 2 })
  expect(shop).not.toHaveProperty('markUp')
  const all = (await ask(buyer, discovery.filters)).data // the other brand tells
  expect(values(all.markUp)).toEqual({ FROM_2_5_TO_2_8: 4 })
  const none = (await ask(buyer, discovery.filters, { query: { collectionId: spring, category: 'BAGS' } })).data
  expect([none.total, none.markUp]).toEqual([0, []])
})

test('a field is counted without its own choice, the others with it', async () => {
  const query = { collectionId: spring, category: 'KNITWEAR', department: 'WOMEN' }
  const { data } = await ask(buyer, discovery.filters, { query })
  expect(data.total).toBe(1)
  expect(values(data.category)).toEqual({ KNITWEAR: 1, OUTERWEAR: 4 })
  expect(values(data.department)).toEqual({ WOMEN: 1, MEN: 1 })
  expect(values(data.subCategory)).toEqual({ SWEATERS: 1 })
  const list = (await ask(buyer, products.list, { query })).data
  expect(list.products.map(({ name }) => name)).toEqual(['Elm sweater'])
})

test('several values of one field are any of them', async () => {
  const total = async (query: object) => (await ask(buyer, discovery.browse, { query })).data.total
  expect(await total({ subCategory: 'SWEATERS,CARDIGANS' })).toBe(2)
  expect(await total({ price: 'UNDER_25,OVER_250' })).toBe(6)
  expect(await total({ department: 'MEN', category: 'OUTERWEAR' })).toBe(0)
  expect(await total({ delivery: '2099-01' })).toBe(1)
  expect(await total({ delivery: 'NOW,2099-03' })).toBe(9)
  expect(await total({ type: 'PRE_ORDER' })).toBe(4)
  expect(await total({ country: 'PT' })).toBe(1)
  expect(await total({ q: 'elm' })).toBe(1)
  expect(await total({ q: 'nothinglikeit' })).toBe(0)
  const { status } = await ask(buyer, discovery.browse, { query: { category: 'HATS_AND_SUCH' } })
  expect(status).toBe(422)
})

test('sorted by the price one is shown', async () => {
  const names = async (who: typeof buyer, sort: string) =>
    (await ask(who, products.list, { query: { collectionId: spring, sort } })).data.products.map(({ _id }) =>
      coats.indexOf(_id),
    )
  expect(await names(buyer, 'priceUp')).toEqual([0, 1, 4, 5, 2, 3])
  expect((await names(buyer, 'priceDown')).slice(0, 2)).toEqual([3, 2])
  expect((await names(guest, 'priceUp')).slice(0, 2)).toEqual([0, 1])
})

test('ids of a whole list, in its order', async () => {
  const { data } = await ask(buyer, discovery.productIds, { query: { collectionId: spring, category: 'OUTERWEAR' } })
  expect(data).toEqual({ productIds: coats.slice(2), more: false })
  const dear = await ask(buyer, discovery.productIds, { query: { collectionId: spring, sort: 'priceDown' } })
  expect(dear.data.productIds.slice(0, 2)).toEqual([coats[3], coats[2]])
  expect((await ask(buyer, discovery.productIds, { query: { collectionId: crypto.randomUUID() } })).status).toBe(404)
})

test('what goes with a product: the most alike first, never itself', async () => {
  const { data } = await ask(buyer, discovery.recommended, { query: { productId: coats[4]! } })
  expect(data.map(({ _id }) => _id)).not.toContain(coats[4])
  const { data: first } = await ask(buyer, products.read, { params: { productId: data[0]!._id } })
  expect(first.category).toBe('OUTERWEAR')
  expect(data.length).toBe(8)
})

test('filters by colour family, size and brand, and counts each without its own choice', async () => {
  const [first, second] = coats
  const paint = (productId: string, colour: string) =>
    db
      .updateTable('sku')
      .set(({ ref }) => ({ colour: sql`${colour} || ' ' || ${ref('colourPosition')}` }))
      .where('productId', '=', productId)
      .execute()
  await paint(first!, 'Navy / Scarlet')
  await paint(second!, 'كحلي')
  await compileListing(db, spring)
  const names = async (query: object) =>
    (await ask(buyer, discovery.browse, { query: { limit: 50, ...query } as never })).data.products.map(
      (one) => one._id,
    )
  expect(new Set(await names({ colour: 'BLUE' }))).toEqual(new Set([first, second]))
  expect(await names({ colour: 'RED' })).toEqual([first])
  expect(await names({ colour: 'BLUE', brand: field.id })).toEqual([])
  const size = (await db.selectFrom('sku').select('size').where('productId', '=', first!).executeTakeFirstOrThrow())
    .size
  expect(await names({ colour: 'RED', size: size.toUpperCase() })).toEqual([first])
  expect(await names({ size: 'NO SUCH SIZE' })).toEqual([])
  const facets = (await ask(buyer, discovery.filters, { query: { colour: 'RED' } as never })).data
  expect(facets.total).toBe(1)
  expect(values(facets.colour)).toMatchObject({ BLUE: 2, RED: 1 })
  expect(facets.brand).toEqual([{ value: orla.id, count: 1, name: 'Maison Orla' }])
  const all = (await ask(buyer, discovery.filters, { query: {} })).data
  expect(all.brand.map(({ name }) => name)).toEqual(['Field & Harrow', 'Maison Orla'])
  expect((await ask(buyer, discovery.browse, { query: { colour: 'SKY' } as never })).status).toBe(422)
})

test('a control character in a size finds nothing and breaks nothing', async () => {
  for (const size of ['\u0000', 'X\u0000', "X'\\"]) {
    const { status, data } = await ask(guest, discovery.browse, { query: { size } })
    expect([status, data?.total]).toEqual([200, 0])
    expect((await ask(guest, discovery.filters, { query: { size } })).status).toBe(200)
  }
})

test('sorts across brands by name, delivery and deadline', async () => {
  const sorted = async (sort: string) =>
    (await ask(buyer, discovery.browse, { query: { limit: 50, sort } as never })).data.products
  const names = (await sorted('name')).map(({ name }) => name.toLowerCase())
  expect(names).toEqual(names.toSorted())
  expect((await sorted('delivery')).at(-1)!.collectionId).toBe(autumn)
  await db
    .updateTable('collection')
    .set({ deadlineDay: '2099-01-01', deadline: new Date('2099-01-01T22:00:00Z') })
    .where('id', '=', autumn)
    .execute()
  expect((await sorted('closing'))[0]!.collectionId).toBe(autumn)
})

test('the highest price there is breaks no filter of the market', async () => {
  const dear = await entity({ type: 'brand', liveFrom: new Date(Date.now() - day), currency: 'KWD' })
  const highest = { avgWholesalePrice: 999_999_999_999_999_999n, avgRetailPrice: 999_999_999_999_999_999n }
  await db.updateTable('entity').set(highest).where('id', '=', dear.id).execute()
  const gold = await collection(dear.id, 'KWD', 2)
  const [ring] = await fillCollection(db, { brandId: dear.id, collectionId: gold, count: 1, currency: 'KWD' })
  await set(ring!, {}, { wholesale: 999_999_999_999_999_999n, retail: 999_999_999_999_999_999n })
  const query = { brandId: dear.id }
  const { status, data } = await ask(buyer, discovery.filters, { query })
  expect([status, data?.price, data?.markUp]).toEqual([
    200,
    [{ value: 'OVER_250', count: 1 }],
    [{ value: 'UNDER_2_5', count: 1 }],
  ])
  expect((await ask(buyer, discovery.browse, { query: { ...query, markUp: 'UNDER_2_5' } })).data.total).toBe(1)
  expect((await ask(buyer, discovery.brandFilters)).status).toBe(200)
})
