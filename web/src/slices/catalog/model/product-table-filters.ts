import type { ProductStatus } from '@souk/contract/catalog/product-shapes.ts'
import type { products } from '@souk/contract/catalog/products.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import {
  type FieldsOf,
  type Values,
  asView,
  id,
  matching,
  oneOf,
  pageNumber,
  text,
  toQuery,
  useUrlState,
} from '../../../lib/url/url-state.ts'

export type ProductsQuery = NonNullable<Request<typeof products.list>['query']>
export const productStatuses = ['AVAILABLE', 'COMING_SOON', 'SOLD_OUT'] as const satisfies readonly ProductStatus[]
export const productSorts = ['position', 'name', 'styleCode', 'newest'] as const
export const completeness = ['true', 'false'] as const
export const pageSize = 50

const queryFields = {
  q: text(),
  category: matching(/^[A-Z_]{2,40}$/), // the server knows which there are
  status: oneOf(productStatuses),
  sort: oneOf(productSorts, 'position'),
  page: pageNumber(pageSize),
} satisfies FieldsOf<ProductsQuery>
const fields = {
  ...queryFields,
  complete: oneOf(completeness),
  tab: asView(oneOf(['products'])),
  product: asView(id),
}

export function productsQueryOf(collectionId: string, filters: Values<typeof fields>): ProductsQuery {
  const { complete } = filters
  return { ...toQuery(queryFields, filters), ...(complete && { isComplete: complete }), collectionId, limit: pageSize }
}

/** Filters, page and the open product are in the address. Opening a product stays on the page. */
export function useProductFilters() {
  const [filters, change, { isAny, reset, searchWith }] = useUrlState(fields, { preventScrollReset: true })
  function open(product: string | null, { page = filters.page, isReplacing = false } = {}): void {
    change({ product, page }, { preventScrollReset: true, replace: isReplacing })
  }
  const linkOf = (product: string) => searchWith({ tab: 'products', product, page: filters.page })
  return { filters, productId: filters.product, isAny, change, reset, open, linkOf }
}
