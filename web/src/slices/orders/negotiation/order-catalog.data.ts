import type { previews } from '@souk/contract/catalog/books.contract.ts'
import type { collections } from '@souk/contract/catalog/collections.contract.ts'
import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import type { products } from '@souk/contract/catalog/products.contract.ts'
import type { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'
import { get } from '../../../lib/server/get.ts'

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

const maxRows = 100
/** For whom: the retailer of an order, or one a brand writes an order for. */
export type OfferedTo = { orderId: string } | { retailerId: string }
type Asked = { collectionId: string | null; whom: OfferedTo; currency: string | null }

/** What a retailer may order from a collection, at its own prices. */
export function useOrderable({ collectionId, whom, currency }: Asked, q: string) {
  return useQuery({
    queryKey: ['products', 'orderable', collectionId, whom],
    queryFn: ({ signal }) =>
      'orderId' in whom
        ? offers(collectionId!, whom.orderId, signal)
        : asRetailer(collectionId!, whom.retailerId, signal),
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
  const rest = Array.from({ length: Math.max(0, Math.ceil(total / maxRows) - 1) }, (_, at) => read(at + 2))
  return [...found, ...(await Promise.all(rest)).flatMap((page) => page.found)]
}

async function offers(collectionId: string, id: string, signal: AbortSignal): Promise<ProductRow[]> {
  return all(async (page) => {
    const query = { collectionId, limit: maxRows, page }
    const asked = { params: { id }, query }
    const reply = await get<typeof orderViews.offers>('/api/v2/orders/:id/offers', asked, { signal, isQuiet: true })
    return { found: reply.products, total: reply.total }
  })
}

async function asRetailer(collectionId: string, retailerId: string, signal: AbortSignal): Promise<ProductRow[]> {
  return all(async (page) => {
    const reply = await get<typeof previews.asRetailer>(
      '/api/v2/catalog/collections/:collectionId/as-retailer/:retailerId',
      { params: { collectionId, retailerId }, query: { only: 'shown', limit: maxRows, page } },
      { signal, isQuiet: true },
    )
    return { found: reply.items.map(({ product }) => product), total: reply.total }
  })
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
