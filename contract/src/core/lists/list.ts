import { pageLimit } from '../limits.ts'

type Values = 'id' | 'idOrNone' | 'currency' | readonly string[] | RegExp
/** What a list can be narrowed by. Data without validators: a page that shows a list loads none. */
export type Filter = { readonly kind: 'text' | 'day' | 'flag' } | { readonly kind: 'one' | 'many'; readonly of: Values }

export const filter = {
  text: { kind: 'text' },
  day: { kind: 'day' },
  flag: { kind: 'flag' },
  id: { kind: 'one', of: 'id' },
  /** `none` asks for those without one. */
  idOrNone: { kind: 'one', of: 'idOrNone' },
  ids: { kind: 'many', of: 'id' },
  currency: { kind: 'one', of: 'currency' },
  currencies: { kind: 'many', of: 'currency' },
  one: <const V extends readonly string[] | RegExp>(of: V) => ({ kind: 'one', of }) as const,
  /** In an address with commas between the values. */
  many: <const V extends readonly string[] | RegExp>(of: V) => ({ kind: 'many', of }) as const,
} as const

export type Filters = { readonly [name: string]: Filter }
/** The orders a list can stand in; the first is the usual one. */
export type Sorts = readonly [string, ...string[]]
export type List<F extends Filters = Filters, S extends Sorts = Sorts> = {
  readonly filters: F
  readonly sorts: S
  /** How many rows a screen asks for at a time. */
  readonly limit: number
}

export const list = <const F extends Filters, const S extends Sorts>(given: {
  filters: F
  sorts: S
  limit?: number
}): List<F, S> => ({ limit: pageLimit, ...given })

type ValueOf<F extends Filter> = F extends { kind: 'flag' }
  ? 'true' | 'false'
  : F extends { of: readonly (infer V)[] }
    ? V
    : string
/** A filter's value as the server receives it. */
export type Received<F extends Filter> = F extends { kind: 'many' } ? ValueOf<F>[] : ValueOf<F>
/** A filter's value as it is sent, in an address. */
export type Sent<F extends Filter> = F extends { kind: 'many' } ? string : ValueOf<F>
/** The filters of a list as its server receives them. */
export type FiltersOf<L extends List> = { [K in keyof L['filters']]?: Received<L['filters'][K]> | undefined }
export type SortOf<L extends List> = L['sorts'][number]
