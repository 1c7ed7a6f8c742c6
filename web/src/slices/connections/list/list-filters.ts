import { useSearchState } from '../../../lib/use-search-state.ts'

/** The filters of one tab in the address. The tabs stand beside each other there, so each puts its own letter first. */
export function useListFilters<N extends string>(prefix: string, names: readonly N[]) {
  const [search, changeAddress] = useSearchState()
  const keyOf = (name: string) => `${prefix}.${name}`
  const values = Object.fromEntries(names.map((name) => [name, search.get(keyOf(name)) ?? ''])) as Record<N, string>
  const page = Math.max(1, Math.trunc(Number(search.get(keyOf('page')))) || 1)

  /** Any other wish begins at the first page. */
  function change(next: Partial<Record<N | 'page', string>>): void {
    const changed = Object.fromEntries(Object.entries(next).map(([name, value]) => [keyOf(name), value as string]))
    changeAddress({ [keyOf('page')]: null, ...changed }, { replace: true, preventScrollReset: true })
  }
  function clear(): void {
    change(Object.fromEntries(names.map((name) => [name, ''])) as Partial<Record<N | 'page', string>>)
  }
  const isFiltered = names.some((name) => values[name] !== '')
  return { values, page, isFiltered, change, clear }
}

/** Without empty filters. */
export function asked(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
