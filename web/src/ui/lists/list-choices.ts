import type { Filter } from '@souk/contract/core/lists/list.ts'

export type Choice = { value: string; label?: string | undefined; count?: number | undefined }
/** The values of a filter, asked for when they are needed. */
export type ChoicesQuery = {
  queryKey: readonly unknown[]
  queryFn: (asked: { signal: AbortSignal }) => Promise<readonly Choice[]>
}

/** What a list can be narrowed by on screen, beside its search. */
export type ListChoices = {
  /** The filters of the sheet, in its order. `from` and `until` or `to` are one range of days. */
  of: readonly string[]
  /** The word of a filter where it is not `field.<filter>`. */
  labelOf?: (name: string) => string | undefined
  /** For filters whose values the server knows. */
  valuesOf?: (name: string) => ChoicesQuery | undefined
  /** Values of the list that are offered here; where it names none, those there are. */
  only?: (name: string) => readonly string[] | undefined
  /** Filters whose values have words, `<filter>.<value>`, though the list does not name them. */
  named?: readonly string[]
}

/** The values that the list itself names. */
export const listedValues = (filter: Filter | undefined): readonly string[] =>
  filter && 'of' in filter && Array.isArray(filter.of) ? (filter.of as readonly string[]) : []

export const hasWords = ({ named = [] }: ListChoices, filter: Filter | undefined, name: string) =>
  named.includes(name) || listedValues(filter).length > 0

export const isId = (filter: Filter | undefined) => filter !== undefined && 'of' in filter && filter.of === 'id'
