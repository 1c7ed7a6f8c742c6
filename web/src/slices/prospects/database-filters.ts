import { priceBands } from '@souk/contract/core/bands.ts'
import { storeTypes } from '@souk/contract/entities/entity-words.ts'
import { matchModes, thresholds } from '@souk/contract/prospects/prospect-words.ts'
import { categories } from '@souk/contract/reference/taxonomy.ts'
import { listOf, matching, oneOf, pageNumber, text, useUrlState } from '../../lib/url/url-state.ts'
import type { ListBody } from './prospects.data.ts'

const fields = {
  q: text(),
  countries: listOf(matching(/^[A-Z]{2}$/)),
  types: listOf(oneOf(storeTypes)),
  categories: listOf(oneOf(categories.map(({ key }) => key))),
  prices: listOf(oneOf(priceBands.retailer.map(({ key }) => key))),
  match: oneOf(thresholds),
  mode: oneOf(matchModes, 'any'),
  page: pageNumber(10),
}

/** The filters of the database as the URL has them. */
export function useDatabaseFilters() {
  const [{ q, page, countries, types, prices, match, mode, ...chosen }, change] = useUrlState(fields)
  const filters = {
    countries: [...countries],
    storeTypes: [...types],
    categories: [...chosen.categories],
    retailPrices: [...prices],
    match,
    mode,
  }
  const body: ListBody = { pageNumber: page, search: q, filters }
  return { body, filters, change }
}
