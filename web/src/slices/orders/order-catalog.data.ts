import type { previews } from '@souk/contract/catalog/books.contract.ts'
import type { collections } from '@souk/contract/catalog/collections.contract.ts'
import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import type { products } from '@souk/contract/catalog/products.contract.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { Failed } from '../../lib/failed.ts'
import { get } from '../../lib/get.ts'

const byIds = { method: 'POST', path: '/api/v2/catalog/products/get-products-by-ids' } as typeof products.byIds

/** Ordered products as they are sold today: what is gone since is not among them. */
export function useSoldProducts(productIds: readonly string[]) {
  return useQuery({
    queryKey: ['products', 'ordered', productIds],
    queryFn: ({ signal }) => call(byIds, { body: { productIds: [...productIds] } }, { signal, isQuiet: true }),
    enabled: productIds.length > 0,
    select: (found) => new Map(found.map((product) => [product._id, product])),
  })
}

const most = 100
type Asked = { collectionId: string | null; retailerId: string | null; currency: string | null }

/** What a retailer may order from a collection, at its own prices; the retailer asks for itself, the brand as that retailer. */
export function useOrderable({ collectionId, retailerId, currency }: Asked, q: string) {
  return useQuery({
    queryKey: ['products', 'orderable', collectionId, retailerId, currency],
    queryFn: ({ signal }) =>
      retailerId ? asRetailer(collectionId!, retailerId, currency, signal) : own(collectionId!, signal),
    enabled: collectionId !== null,
    select: (found) =>
      found.filter(
        (product) => product.isOrderable && named(product, q) && (currency === null || product.currency === currency),
      ),
  })
}

const named = ({ name, styleCode }: ProductRow, q: string) =>
  `${name} ${styleCode}`.toLocaleLowerCase().includes(q.trim().toLocaleLowerCase())

/** All of a collection, page by page. */
async function all(read: (page: number) => Promise<{ found: ProductRow[]; total: number }>): Promise<ProductRow[]> {
  const { found, total } = await read(1)
  const rest = Array.from({ length: Math.max(0, Math.ceil(total / most) - 1) }, (_, at) => read(at + 2))
  return [...found, ...(await Promise.all(rest)).flatMap((page) => page.found)]
}

async function own(collectionId: string, signal: AbortSignal): Promise<ProductRow[]> {
  return all(async (page) => {
    const query = { collectionId, limit: most, page }
    const reply = await get<typeof products.list>('/api/v2/catalog/products', { query }, { signal, isQuiet: true })
    return { found: reply.products, total: reply.total }
  })
}

/** Of a retailer who came through the marketplace there is no preview: the products are shown without a price, and priced for it when they are sent. */
async function asRetailer(collectionId: string, retailerId: string, currency: string | null, signal: AbortSignal) {
  try {
    return await all(async (page) => {
      const reply = await get<typeof previews.asRetailer>(
        '/api/v2/catalog/collections/:collectionId/as-retailer/:retailerId',
        { params: { collectionId, retailerId }, query: { only: 'shown', limit: most, page } },
        { signal, isQuiet: true },
      )
      return { found: reply.items.map(({ product }) => product), total: reply.total }
    })
  } catch (error) {
    if (!(error instanceof Failed && error.status === 404)) throw error
    const found = await own(collectionId, signal)
    return found.map((product) => ({ ...product, wholesalePrice: null, currency: currency ?? product.currency }))
  }
}

/** What the collections of an order are called; one that cannot be read any more is left out. */
export function useCollectionNames(ids: readonly string[]): { id: string; name: string }[] | null {
  const reads = useQueries({
    queries: ids.map((collectionId) => ({
      queryKey: ['collection', collectionId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        get<typeof collections.read>(
          '/api/v2/catalog/collections/:collectionId',
          { params: { collectionId } },
          { signal, isQuiet: true },
        ),
    })),
  })
  if (reads.some(({ isPending }) => isPending)) return null
  return reads.flatMap(({ data }) => (data ? [{ id: data.id, name: data.collectionName }] : []))
}
