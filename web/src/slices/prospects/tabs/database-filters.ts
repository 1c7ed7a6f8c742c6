import { useState } from 'react'
import { priceBands } from '@souk/contract/core/bands.ts'
import { storeTypes } from '@souk/contract/entities/entity-words.ts'
import { matchModes, thresholds } from '@souk/contract/prospects/prospect-words.ts'
import { listOf, matching, oneOf, pageNumber, text, useUrlState, type Values } from '../../../lib/url/url-state.ts'
import type { ListBody } from '../model/prospects.data.ts'

const fields = {
  q: text(),
  countries: listOf(matching(/^[A-Z]{2}$/)),
  types: listOf(oneOf(storeTypes)),
  categories: listOf(matching(/^[A-Z_]{2,40}$/)), // the server knows which there are
  prices: listOf(oneOf(priceBands.retailer.map(({ key }) => key))),
  match: oneOf(thresholds),
  mode: oneOf(matchModes, 'any'),
  page: pageNumber(10),
}

/** What the database is searched for, by the names of the URL. */
export type DatabaseSearch = Omit<Values<typeof fields>, 'page'>
export const noSearch: DatabaseSearch = {
  q: '',
  countries: [],
  types: [],
  categories: [],
  prices: [],
  match: null,
  mode: 'any',
}

export const bodyOf = (
  { q, countries, types, categories, prices, match, mode }: DatabaseSearch,
  page = 1,
): ListBody => ({
  pageNumber: page,
  search: q.trim(),
  filters: {
    countries: [...countries],
    storeTypes: [...types],
    categories: [...categories],
    retailPrices: [...prices],
    match,
    mode,
  },
})
const keyOf = (search: DatabaseSearch) => JSON.stringify(bodyOf(search))
export const isSame = (one: DatabaseSearch, other: DatabaseSearch): boolean => keyOf(one) === keyOf(other)

/** The search of the database as the URL has it: the one that is shown. */
export function useDatabaseSearch() {
  const [{ page, ...search }, change] = useUrlState(fields)
  return { search, body: bodyOf(search, page), change }
}

/** A search that is being put together and not asked for yet; another one in the URL replaces it, its own does not. */
export function useSearchDraft(shown: DatabaseSearch) {
  const [draft, setDraft] = useState(shown)
  const [known, setKnown] = useState(shown)
  const [asked, setAsked] = useState<DatabaseSearch | null>(null)
  if (!isSame(known, shown)) {
    setKnown(shown)
    if (asked === null || !isSame(asked, shown)) setDraft(shown)
  }
  return {
    draft,
    setDraft: (more: Partial<DatabaseSearch>) => setDraft({ ...draft, ...more }),
    markAsked: () => setAsked(draft),
  }
}
