import type { Filter, List } from '@souk/contract/core/lists/list.ts'
import {
  day,
  type Field,
  type Fields,
  flag,
  id,
  idOrNone,
  currency,
  listOf,
  matching,
  oneOf,
  pageNumber,
  text,
  toQuery,
  useUrlState,
  type Values,
} from './url-state.ts'

type FieldOf<F extends Filter> = F extends { kind: 'flag' }
  ? Field<boolean>
  : F extends { kind: 'text' | 'day' }
    ? Field<string>
    : F extends { kind: 'many'; of: readonly (infer V)[] }
      ? Field<readonly V[]>
      : F extends { kind: 'many' }
        ? Field<readonly string[]>
        : F extends { of: readonly (infer V)[] }
          ? Field<V | null>
          : Field<string | null>

function fieldOf(filter: Filter): Field<unknown> {
  if (!('of' in filter)) return { text: text(), day, flag }[filter.kind] as Field<unknown>
  const one = valueOf(filter.of) as Field<unknown>
  return (filter.kind === 'many' ? listOf(one) : one) as Field<unknown>
}

function valueOf(of: Extract<Filter, { of: unknown }>['of']): Field<string | null> {
  if (of === 'id') return id
  if (of === 'idOrNone') return idOrNone
  if (of === 'currency') return currency
  return of instanceof RegExp ? matching(of) : oneOf(of as readonly string[])
}

/** Those filters of a list that a page offers, as fields of its address. */
export function listFields<L extends List, const N extends keyof L['filters'] & string>(
  { filters }: L,
  names: readonly N[],
): { readonly [K in N]: FieldOf<L['filters'][K]> } {
  return Object.fromEntries(names.map((name) => [name, fieldOf(filters[name]!)])) as {
    readonly [K in N]: FieldOf<L['filters'][K]>
  }
}

type Settings = Parameters<typeof useUrlState>[1]
type Sent<V> = [V] extends [readonly unknown[]] ? string : [V] extends [boolean] ? 'true' : Exclude<V, null>
type Narrowing<L extends List, F extends Fields> = {
  [K in keyof F & keyof L['filters']]?: Sent<Values<F>[K]>
}
type Query<L extends List, F extends Fields> = Narrowing<L, F> & { page: number; limit: number } & {
  [K in L['sorts'] extends readonly [string] ? never : 'sort']: L['sorts'][number]
}

/**
 * A list's state in the address: its filters, its order and its page. `fields` are the filters that the page offers,
 * and what else the page holds, such as a tab that is no filter of the call.
 */
export function useList<const L extends List, const F extends Fields>(list: L, fields: F, settings: Settings = {}) {
  const place = { sort: oneOf(list.sorts, list.sorts[0]), page: pageNumber(list.limit) }
  const [state, change, { reset, isAny, searchWith }] = useUrlState({ ...fields, ...place }, settings)
  const values = state as Values<F> & { sort: L['sorts'][number]; page: number }
  const asked = Object.fromEntries(Object.entries(fields).filter(([name]) => name in list.filters))
  const narrowing = toQuery(asked, values as Values<typeof asked>) as Narrowing<L, F>
  const order = list.sorts.length > 1 ? { sort: values.sort } : {}
  const query = { ...narrowing, ...order, page: values.page, limit: list.limit } as Query<L, F>
  const saved = settings.prefix || settings.isApart ? null : sorted(searchWith({}))
  return { list, fields: fields as Fields, values, change, reset, isAny, searchWith, saved, narrowing, query }
}

/** The same text for the same parameters, however they came about. */
function sorted(search: string): string {
  const address = new URLSearchParams(search)
  address.sort()
  return address.toString()
}

/** What the parts of a list on screen need of its state. */
export type ListState = {
  list: List
  fields: Fields
  values: { readonly sort: string; readonly page: number }
  change(next: { [name: string]: unknown }): void
  reset: () => void
  isAny: boolean
  /** Its filters and its order, to be kept by a name; null where it shares the address with others or has none. */
  saved: string | null
}
