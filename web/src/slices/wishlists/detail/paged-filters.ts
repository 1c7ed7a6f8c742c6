import { useSearchState } from '../../../lib/use-search-state.ts'
import { type ProductFilter, productFilterNames, useFilters } from '../../discovery/door.ts'

/** The filters of a paged list: another choice begins with the first page. */
export function usePagedFilters() {
  const [address, change] = useSearchState()
  const filters = useFilters(productFilterNames)
  const begin = () => change({ page: null })
  return {
    ...filters,
    page: Math.max(1, Number(address.get('page')) || 1),
    turn: (page: number) => change({ page: page === 1 ? null : page }),
    choose: (name: ProductFilter, values: readonly string[]) => {
      begin()
      filters.choose(name, values)
    },
    search: (text: string) => {
      begin()
      filters.search(text)
    },
  }
}
export type PagedFilters = ReturnType<typeof usePagedFilters>
