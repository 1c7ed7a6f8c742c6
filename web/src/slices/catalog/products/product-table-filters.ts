import type { ProductStatus } from '@souk/contract/catalog/product-shapes.ts'
import type { products } from '@souk/contract/catalog/products.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { type Category, categories } from '@souk/contract/reference/taxonomy.ts'
import { useSearchState } from '../../../lib/use-search-state.ts'

export type ProductsQuery = NonNullable<Request<typeof products.list>['query']>
export const productStatuses = ['AVAILABLE', 'COMING_SOON', 'SOLD_OUT'] as const satisfies readonly ProductStatus[]
export const productSorts = ['position', 'name', 'styleCode', 'newest'] as const
export const completeness = ['true', 'false'] as const
export const categoryKeys: readonly Category[] = categories.map(({ key }) => key)
export const pageSize = 50

type ProductFilters = {
  q: string
  category: string | undefined
  status: ProductStatus | undefined
  complete: 'true' | 'false' | undefined
  sort: (typeof productSorts)[number]
  page: number
}
export type ProductFilterChange = Partial<Record<keyof ProductFilters | 'product', string | null>>

/** What the address asks for; whatever it cannot mean is left out. */
export function productFiltersIn(search: URLSearchParams): ProductFilters {
  const one = <V extends string>(values: readonly V[], name: string) => values.find((it) => it === search.get(name))
  return {
    q: search.get('q')?.slice(0, 100) ?? '',
    category: one(categoryKeys, 'category'),
    status: one(productStatuses, 'status'),
    complete: one(completeness, 'complete'),
    sort: one(productSorts, 'sort') ?? 'position',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  }
}

export const areProductsFiltered = ({ q, category, status, complete }: ProductFilters) =>
  Boolean(q || category || status || complete)

export function productsQueryOf(collectionId: string, filters: ProductFilters): ProductsQuery {
  const { q, category, status, complete, sort, page } = filters
  return {
    collectionId,
    page,
    limit: pageSize,
    sort,
    ...(q && { q }),
    ...(category && { category }),
    ...(status && { status }),
    ...(complete && { isComplete: complete }),
  }
}

/** Filters, page and the open product stand in the address. Any other wish begins at the first page; opening a product keeps it. */
export function useProductFilters() {
  const [search, changeAddress] = useSearchState()
  function change(next: ProductFilterChange, isReplacing = false): void {
    const isOtherList = Object.keys(next).some((name) => name !== 'product')
    changeAddress({ ...(isOtherList && { page: null }), ...next }, { preventScrollReset: true, replace: isReplacing })
  }
  const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
  const asked = search.get('product')
  return { filters: productFiltersIn(search), productId: asked && uuid.test(asked) ? asked : null, search, change }
}
