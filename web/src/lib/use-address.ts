import { useEffect, useSyncExternalStore } from 'react'
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
  useEffect(() => {
    if (ahead && ahead.from !== key) lead(null) // it has come about; whoever goes back finds what was there
  }, [key])

  function change(next: Change, options: Options = {}): void {
    const changed = new URLSearchParams(ahead?.from === key ? ahead.search : search)
    for (const [name, value] of Object.entries(next)) {
      if (value === undefined || value === null || value === '') changed.delete(name)
      else changed.set(name, String(value))
    }
    const wanted = { from: key, search: changed.size > 0 ? `?${changed}` : '' }
    lead(wanted)
    void Promise.resolve(navigate({ search: wanted.search }, options)).finally(() => {
      // When somebody stays it is what it was. Otherwise the screen follows the router only after a while.
      if (ahead === wanted && window.location.search !== wanted.search) lead(null)
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
