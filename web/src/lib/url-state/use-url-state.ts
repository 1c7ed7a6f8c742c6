import { type Change, type Fields, type Values, isFiltered, readFields } from './fields.ts'
import { type Options, useSearchState } from './use-search-state.ts'

/** For what neither scrolls nor fills the history. */
export const quietly = { replace: true, preventScrollReset: true } as const

/** `prefix` keeps the parameters of tabs apart that share an address; the others say how every change navigates. */
type Settings = Options & { prefix?: string }

/**
 * The state that the address holds: the values of the fields, and how to change some of them. What a field cannot
 * mean is ignored. A change goes to the first page unless it says which.
 */
export function useUrlState<const F extends Fields>(fields: F, { prefix, ...usual }: Settings = {}) {
  const [address, changeAddress, addressWith] = useSearchState()
  const keyOf = (name: string) => (prefix ? `${prefix}.${name}` : name)
  const values: Values<F> = readFields(fields, address, keyOf)
  const names = Object.keys(fields)

  function written(next: Change<F>): Record<string, string | null> {
    const pages = names.filter((name) => fields[name]!.role === 'page')
    const entries = Object.entries({ ...Object.fromEntries(pages.map((name) => [name, null])), ...next })
    return Object.fromEntries(entries.map(([name, value]) => [keyOf(name), value == null ? null : known(name, value)]))
  }
  function known(name: string, value: unknown): string {
    const { read, write } = fields[name]!
    return write(read(write(value as never) || null) as never)
  }
  function change(next: Change<F>, options: Options = usual): void {
    changeAddress(written(next), options)
  }
  const filters = names.filter((name) => fields[name]!.role === 'filter')
  return [
    values,
    change,
    {
      isAny: isFiltered(fields, values),
      /** Takes all filters away; a view and an order stay. */
      reset: () => change(Object.fromEntries(filters.map((name) => [name, null])) as Change<F>),
      /** The parameters of the address as they would be after a change. */
      searchWith: (next: Change<F> = {}) => addressWith(Object.keys(next).length > 0 ? written(next) : {}),
    },
  ] as const
}
