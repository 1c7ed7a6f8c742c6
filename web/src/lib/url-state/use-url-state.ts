import { type Change, type Fields, isFiltered, readFields } from './fields.ts'
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
  const values = readFields(fields, address, keyOf)
  const without = (role: 'filter' | 'page') =>
    Object.fromEntries(Object.keys(fields).flatMap((name) => (fields[name]!.role === role ? [[name, null]] : [])))

  function parameterOf(name: string, value: unknown): string | null {
    const { read, write } = fields[name]!
    if (value === null || value === undefined) return null
    return write(read(write(value as never) || null) as never)
  }
  function parametersOf(next: Change<F>): Record<string, string | null> {
    const entries = Object.entries({ ...without('page'), ...next })
    return Object.fromEntries(entries.map(([name, value]) => [keyOf(name), parameterOf(name, value)]))
  }
  function change(next: Change<F>, options: Options = usual): void {
    changeAddress(parametersOf(next), options)
  }
  return [
    values,
    change,
    {
      isAny: isFiltered(fields, values),
      /** Takes all filters away; a view and an order stay. */
      reset: () => change(without('filter') as Change<F>),
      /** The address as it would be after a change; without one, as it is. */
      searchWith: (next?: Change<F>) => addressWith(next ? parametersOf(next) : {}),
    },
  ] as const
}
