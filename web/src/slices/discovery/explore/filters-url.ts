import { useSearchState } from '../../../lib/use-search-state.ts'

export type Chosen<Name extends string> = Readonly<Record<Name, readonly string[]>>
export type Filters<Name extends string> = {
  chosen: Chosen<Name>
  q: string
  /** What the calls take: only what is chosen, several values with commas between them. */
  query: Partial<Record<Name | 'q', string>>
  isAny: boolean
  choose: (name: Name, values: readonly string[]) => void
  search: (text: string) => void
  clear: () => void
}

const longest = 100

/** Several values in one field of the address, in the order in which they were chosen. */
export const valuesIn = (text: string | null): string[] => [...new Set((text ?? '').split(',').filter(Boolean))]

/** The filters in the address: a link, a reload and the back button agree. Read by hand, for a schema weighs more than the page. */
export function useFilters<Name extends string>(names: readonly Name[]): Filters<Name> {
  const [address, change] = useSearchState()
  const chosen = Object.fromEntries(names.map((name) => [name, valuesIn(address.get(name))])) as unknown as Chosen<Name>
  const q = address.get('q')?.trim().slice(0, longest) ?? ''
  const asked = names.filter((name) => chosen[name].length > 0).map((name) => [name, chosen[name].join(',')] as const)
  const query = Object.fromEntries([...asked, ...(q ? [['q', q] as const] : [])]) as Filters<Name>['query']

  return {
    chosen,
    q,
    query,
    isAny: asked.length > 0 || q !== '',
    choose: (name, values) => change({ [name]: values.join(',') }),
    search: (text) => change({ q: text }),
    clear: () => change(Object.fromEntries([...names, 'q'].map((name) => [name, '']))),
  }
}

/** One of a few ways to see the list; the first is the usual one and stands in no address. */
export function useAddressChoice<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const [address, change] = useSearchState()
  const value = values.find((one) => one === address.get(name)) ?? values[0]
  function choose(next: Value, options: { isQuiet?: boolean } = {}): void {
    const quietly = options.isQuiet ? { replace: true, preventScrollReset: true } : {}
    change({ [name]: next === values[0] ? null : next }, quietly)
  }
  return [value, choose] as const
}
