import type { ProductStatus } from '@souk/contract/catalog/product-shapes.ts'
import type { products } from '@souk/contract/catalog/products.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { filter, list } from '@souk/contract/core/lists/list.ts'
import { asView, id, oneOf } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'

export type ProductsQuery = NonNullable<Request<typeof products.list>['query']>
export const productStatuses = ['AVAILABLE', 'COMING_SOON', 'SOLD_OUT'] as const satisfies readonly ProductStatus[]

/** The call is every buyer's as well and has more filters and orders; these are what a brand works with. */
const productTable = list({
  filters: {
    q: filter.text,
    category: filter.one(/^[A-Z_]{2,40}$/), // the server knows which there are
    status: filter.one(productStatuses),
    complete: filter.one(['true', 'false']),
  },
  sorts: ['position', 'name', 'styleCode', 'newest'],
  limit: 50,
})
const fields = {
  ...listFields(productTable, ['q', 'category', 'status', 'complete']),
  tab: asView(oneOf(['products'])),
  product: asView(id),
}

/** The table's state in the address, with the open product. Opening one stays on the page. */
export function useProductTable(collectionId: string) {
  const state = useList(productTable, fields, { preventScrollReset: true })
  const { page, product: productId } = state.values
  const { complete, ...narrowing } = state.query
  const query: ProductsQuery = { ...narrowing, ...(complete && { isComplete: complete }), collectionId }
  function open(product: string | null, { at = page, isReplacing = false } = {}): void {
    state.change({ product, page: at }, { preventScrollReset: true, replace: isReplacing })
  }
  const linkOf = (product: string) => state.searchWith({ tab: 'products', product, page })
  return { state, query, productId, open, linkOf }
}
