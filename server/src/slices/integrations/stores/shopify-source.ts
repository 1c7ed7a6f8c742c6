import { createAdminApiClient } from '@shopify/admin-api-client'
import type { Deps } from '../../../platform/serving/deps.ts'
import { fetchKey, statusKey } from '../model/refuse-private.ts'
import { type Effort, type ReadPage, type SourceRow, StoreProblem } from './store-source.ts'

const apiVersion = '2026-01'
const perPage = 25
const tries = 8
type Shop = { shop: string; token: string }
type Pause = (ms: number) => Promise<void>

const productsQuery = `query SoukProducts($first: Int!, $after: String) {
  products(first: $first, after: $after, sortKey: ID) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id handle title descriptionHtml productType tags
      media(first: 5) { nodes { preview { image { url } } } }
      variants(first: 100) { nodes {
        id sku price inventoryQuantity
        inventoryItem { id }
        selectedOptions { name value }
      } }
    }
  }
}`
const adjustMutation = `mutation SoukStock($input: InventoryAdjustQuantitiesInput!, $key: String!) {
  inventoryAdjustQuantities(input: $input) @idempotent(key: $key) { userErrors { message } }
}`
const locationQuery = `query SoukLocation { locations(first: 1) { nodes { id } } }`

type Answer = {
  data?: Record<string, unknown>
  errors?: { networkStatusCode?: number; graphQLErrors?: { extensions?: { code?: string } }[] }
}

/** One request, repeated while the shop asks for patience: by status 429, or by THROTTLED in an answer with status 200. */
async function ask(deps: Deps, { shop, token }: Shop, query: string, variables: object, effort: Effort, pause: Pause) {
  let failure: unknown = null
  const client = createAdminApiClient({
    storeDomain: `https://${shop}`,
    apiVersion,
    accessToken: token,
    retries: 0,
    customFetchApi: async (url, init) => {
      try {
        // Loopback stand-ins have no certificate.
        const target =
          deps.config.allowsPrivateUrls && url.startsWith('https://127.') ? url.replace('https:', 'http:') : url
        const answer = await deps.fetchSafely({
          url: target,
          method: 'POST',
          headers: init?.headers as Record<string, string>,
          body: String(init?.body ?? ''),
          timeoutMs: 30_000,
          maxBytes: 10 * 1024 * 1024,
        })
        return new Response(answer.body.toString('utf8'), { status: answer.status, headers: answer.headers })
      } catch (error) {
        failure = error
        throw error
      }
    },
  })
  for (let left = tries; ; left -= 1) {
    effort.requests += 1
    failure = null
    const { data, errors, extensions } = (await client.request(query, { variables })) as Answer & {
      extensions?: {
        cost?: { requestedQueryCost?: number; throttleStatus?: { currentlyAvailable?: number; restoreRate?: number } }
      }
    }
    const codes = errors?.graphQLErrors?.map(({ extensions: more }) => more?.code) ?? []
    if (data && codes.length === 0) return data
    const status = errors?.networkStatusCode ?? 200
    const isThrottled = codes.includes('THROTTLED') || status === 429
    const isPassing = isThrottled || status >= 500 || failure !== null
    if (codes.includes('ACCESS_DENIED')) throw new StoreProblem('integrations.fetch.unauthorized', { host: shop })
    if (!isPassing || left <= 1) throw problemOf(shop, failure, status, isThrottled)
    effort.waits += 1
    const { requestedQueryCost = 0, throttleStatus } = extensions?.cost ?? {}
    const missing = requestedQueryCost - (throttleStatus?.currentlyAvailable ?? 0)
    const seconds =
      isThrottled && throttleStatus?.restoreRate
        ? Math.max(1, missing / throttleStatus.restoreRate)
        : 2 ** (tries - left) / 2
    await pause(Math.min(30_000, seconds * 1000))
  }
}

function problemOf(shop: string, failure: unknown, status: number, isThrottled: boolean): StoreProblem {
  const params = { host: shop, status }
  const key = fetchKey(failure)
  if (key) return new StoreProblem(key, params, true)
  if (isThrottled) return new StoreProblem('integrations.fetch.throttled', params, true)
  return status === 200
    ? new StoreProblem('integrations.feed.broken')
    : new StoreProblem(statusKey(status), params, status >= 500)
}

type Node = {
  id: string
  handle?: string
  title?: string
  descriptionHtml?: string
  productType?: string
  tags?: string[]
  media?: { nodes?: { preview?: { image?: { url?: string } } }[] }
  variants?: { nodes?: Variant[] }
}
type Variant = {
  id: string
  sku?: string | null
  price?: string
  inventoryQuantity?: number | null
  inventoryItem?: { id?: string }
  selectedOptions?: { name: string; value: string }[]
}

/** Pages of products; a product that comes twice, or in another order, is the same product. */
export function shopifySource(deps: Deps, shop: Shop, pause: Pause): ReadPage {
  return async (cursor, effort) => {
    const data = await ask(deps, shop, productsQuery, { first: perPage, after: cursor }, effort, pause)
    const products = data.products as
      | { nodes?: Node[]; pageInfo?: { hasNextPage?: boolean; endCursor?: string | null } }
      | undefined
    if (!products || !Array.isArray(products.nodes)) throw new StoreProblem('integrations.feed.broken')
    const next = products.pageInfo?.hasNextPage ? (products.pageInfo.endCursor ?? null) : null
    // A shop that leads back to the same page would be read for ever.
    if (next !== null && next === cursor) throw new StoreProblem('integrations.feed.broken')
    return { rows: products.nodes.flatMap(rowsOf), cursor: next }
  }
}

function rowsOf(node: Node): SourceRow[] {
  const { id, handle = '', title = '', descriptionHtml = '', productType = '', tags = [], media, variants } = node
  const own = {
    id: id.split('/').at(-1) ?? id,
    handle,
    title,
    description: descriptionHtml
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    productType,
    tags: tags.join('; '),
    images: (media?.nodes ?? []).flatMap(({ preview }) => preview?.image?.url ?? []).join('\n'),
  }
  return (variants?.nodes ?? []).map((variant) => {
    const option = (pattern: RegExp) => variant.selectedOptions?.find(({ name }) => pattern.test(name))?.value
    return {
      ...own,
      'variant.sku': variant.sku || (variant.id.split('/').at(-1) ?? ''),
      'variant.price': variant.price ?? '',
      'variant.inventoryQuantity': String(Math.max(0, variant.inventoryQuantity ?? 0)),
      'variant.colour': option(/^colou?r$|^اللون$/i) ?? 'One colour',
      'variant.size': option(/^size$|^المقاس$/i) ?? 'One size',
      'variant.stockId': variant.inventoryItem?.id ?? '',
    }
  })
}

/** The fields of every shop are the same, so they need no choosing. */
export const shopifyMapping: Readonly<Record<string, string>> = {
  uniqueId: 'id',
  styleCode: 'handle',
  name: 'title',
  description: 'description',
  images: 'images',
  keyStyles: 'tags',
  colour: 'variant.colour',
  size: 'variant.size',
  sku: 'variant.sku',
  retailPrice: 'variant.price',
  quantityAvailable: 'variant.inventoryQuantity',
}

/** Takes units from the shop's stock. The key makes a repeated request count once. */
export async function adjustShopifyStock(
  deps: Deps,
  shop: Shop,
  change: { key: string; stockId: string; delta: number; order: string },
  pause: Pause,
) {
  const effort = { requests: 0, waits: 0 }
  const located = await ask(deps, shop, locationQuery, {}, effort, pause)
  const locationId = (located.locations as { nodes?: { id: string }[] } | undefined)?.nodes?.[0]?.id
  if (!locationId) throw new StoreProblem('integrations.feed.broken')
  const input = {
    name: 'available',
    reason: 'other',
    referenceDocumentUri: `souk://orders/${change.order}`,
    changes: [{ inventoryItemId: change.stockId, locationId, delta: change.delta }],
  }
  const data = await ask(deps, shop, adjustMutation, { input, key: change.key }, effort, pause)
  const errors = (data.inventoryAdjustQuantities as { userErrors?: unknown[] } | undefined)?.userErrors ?? []
  if (errors.length > 0) throw new StoreProblem('integrations.feed.broken')
}
