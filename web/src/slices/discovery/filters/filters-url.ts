import { type Field, listOf, pageNumber, text, toQuery, useUrlState } from '../../../lib/url/url-state.ts'

export type Filters<Name extends string> = {
  chosen: Readonly<Record<Name, readonly string[]>>
  q: string
  /** What the calls take: only what is chosen, several values with commas between them. */
  query: Partial<Record<Name | 'q', string>>
  isAny: boolean
  page: number
  choose: (name: Name, values: readonly string[]) => void
  search: (text: string) => void
  turn: (page: number) => void
  clear: () => void
}

/** Any value is asked for: the server says which filters it does not know. `limit` is the length of a page. */
export function useFilters<Name extends string>(names: readonly Name[], limit?: number): Filters<Name> {
  const chosenFields: Record<string, Field<readonly string[]>> = Object.fromEntries(
    names.map((name) => [name, listOf(text())]),
  )
  const [values, change, { isAny, reset }] = useUrlState({ ...chosenFields, q: text(), page: pageNumber(limit) })
  const { q: typed, page, ...chosen } = values
  const q = typed.trim()
  return {
    chosen: chosen as Filters<Name>['chosen'],
    q,
    query: { ...toQuery(chosenFields, chosen), ...(q && { q }) } as Filters<Name>['query'],
    isAny,
    page,
    choose: (name, next) => change({ [name]: next }),
    search: (next) => change({ q: next }),
    turn: (next) => change({ page: next }),
    clear: reset,
  }
}
