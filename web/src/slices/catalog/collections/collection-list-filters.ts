import type { CollectionStatus } from '@souk/contract/catalog/collection-moves.ts'
import type { CollectionType } from '@souk/contract/catalog/collection-shapes.ts'
import { useSearchState } from '../../../lib/use-search-state.ts'
import type { CollectionsQuery } from './collections.data.ts'

export const statuses = ['NEW', 'IN_REVIEW', 'LIVE', 'EXPIRED'] as const satisfies readonly CollectionStatus[]
export const types = ['IN_STOCK', 'PRE_ORDER'] as const satisfies readonly CollectionType[]
export const sorts = ['newest', 'name', 'deadline', 'products'] as const
export type Filters = {
  q: string
  status: CollectionStatus | undefined
  type: CollectionType | undefined
  sort: (typeof sorts)[number]
  isArchived: boolean
  page: number
}
export type FilterChange = Partial<Record<'q' | 'status' | 'type' | 'sort' | 'archived' | 'page', string | undefined>>

/** What the address asks for; whatever it cannot mean is left out. Read by hand: a schema would be most of the page. */
export function filtersIn(search: URLSearchParams): Filters {
  const one = <V extends string>(values: readonly V[], name: string) => values.find((it) => it === search.get(name))
  return {
    q: search.get('q')?.slice(0, 100) ?? '',
    status: one(statuses, 'status'),
    type: one(types, 'type'),
    sort: one(sorts, 'sort') ?? 'newest',
    isArchived: search.get('archived') === 'true',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  }
}

export const isFiltered = ({ q, status, type }: Filters) => Boolean(q || status || type)

export function queryOf({ q, status, type, sort, isArchived, page }: Filters): CollectionsQuery {
  return {
    page,
    sort,
    ...(q && { q }),
    ...(status && { status }),
    ...(type && { type }),
    ...(isArchived && { archived: 'true' }),
  }
}

/** Any other wish begins at the first page. */
export function useCollectionFilters() {
  const [search, changeAddress] = useSearchState()
  function change(next: FilterChange): void {
    changeAddress({ page: null, ...next })
  }
  return [filtersIn(search), change] as const
}
