import { useSyncExternalStore } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

export type Change = Readonly<Record<string, string | number | boolean | null | undefined>>
type Options = Pick<NavigateOptions, 'replace' | 'preventScrollReset'>

/** Where the address is about to be, and the visit it starts from. */
let ahead: { from: string; search: string } | null = null
const listeners = new Set<() => void>()

/**
 * The fields of the address, and how to change some of them. A change is seen at once and the next one builds on it,
 * though the router takes its time: two quick ticks are two ticks.
 */
export function useAddress(): readonly [URLSearchParams, (change: Change, options?: Options) => void] {
  const { key, search } = useLocation()
  const navigate = useNavigate()
  const current = useSyncExternalStore(listen, () => (ahead?.from === key ? ahead.search : search))

  function change(next: Change, options: Options = {}): void {
    const changed = new URLSearchParams(ahead?.from === key ? ahead.search : search)
    for (const [name, value] of Object.entries(next)) {
      if (value === undefined || value === null || value === '') changed.delete(name)
      else changed.set(name, String(value))
    }
    const wanted = { from: key, search: changed.size > 0 ? `?${changed}` : '' }
    lead(wanted)
    void Promise.resolve(navigate({ search: wanted.search }, options)).finally(() => {
      if (ahead === wanted) lead(null) // also when somebody wanted to stay
    })
  }
  return [new URLSearchParams(current), change]
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function lead(next: typeof ahead): void {
  ahead = next
  for (const listener of listeners) listener()
}
