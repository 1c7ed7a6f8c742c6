import { priceBands } from '@souk/contract/core/bands.ts'
import { matchModes, thresholds } from '@souk/contract/prospects/prospect-words.ts'
import { useSearchState } from '../../lib/use-search-state.ts'
import type { ListBody } from './prospects.data.ts'

const listOf = (search: URLSearchParams, name: string) => search.get(name)?.split(',').filter(Boolean) ?? []
const bands = new Set(priceBands.retailer.map(({ key }) => key))

/** The filters of the database as the URL has them; what does not fit is left out. */
export function useDatabaseFilters() {
  const [search, change] = useSearchState()
  const match = thresholds.find((one) => String(one) === search.get('match')) ?? null
  const mode = matchModes.find((one) => one === search.get('mode')) ?? 'any'
  const page = Math.min(1_000, Math.max(1, Number(search.get('page')) || 1))
  const body: ListBody = {
    pageNumber: page,
    search: search.get('q') ?? '',
    filters: {
      countries: listOf(search, 'countries'),
      storeTypes: listOf(search, 'types') as never,
      categories: listOf(search, 'categories') as never,
      retailPrices: listOf(search, 'prices').filter((key) => bands.has(key)),
      match,
      mode,
    },
  }
  return { body, change: (next: Parameters<typeof change>[0]) => change({ page: null, ...next }) }
}
