import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { type DataRouter, type NavigateOptions, useLocation, useNavigate } from 'react-router'

type Change = Readonly<Record<string, string | null>>
export type Options = Pick<NavigateOptions, 'replace' | 'preventScrollReset'>

/** The router of the page, whose state is ahead of the screen while the next one is drawn. */
export const RouterContext = createContext<DataRouter | null>(null)

/** Where the address is about to be, and the visit it starts from. */
let ahead: { from: string; search: string } | null = null
const listeners = new Set<() => void>()

/**
 * The parameters of the address, how to change some of them, and what they would be then. A change is seen at once and
 * the next one builds on it, though the router takes its time: two quick ticks are two ticks. A search that waited for
 * the typing to pause does not call back a page that is being left.
 */
export function useSearchState() {
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const router = useContext(RouterContext)
  /** Where the router is; the screen follows it late. */
  const visit = () => router?.state.location ?? { key, pathname, search }
  const newest = () => {
    const at = visit()
    if (isAhead(at.key)) return ahead!.search
    return at.pathname === pathname ? at.search : search
  }
  const current = useSyncExternalStore(listen, newest)
  useEffect(() => {
    if (!isAhead(router?.state.location.key ?? key)) lead(null) // the navigation is done; going back restores the earlier state
  }, [key, router])

  function change(next: Change, options: Options = {}): void {
    const { key: from, pathname: place } = visit()
    if ((router?.state.navigation.location?.pathname ?? place) !== pathname) return
    const wanted = { from, search: withChange(newest(), next) }
    lead(wanted)
    void Promise.resolve(navigate({ search: wanted.search }, options)).finally(() => {
      // A blocked navigation restores the URL. Otherwise the screen would follow the router only after a while.
      if (ahead === wanted && window.location.search !== wanted.search) lead(null)
    })
  }
  return [new URLSearchParams(current), change, (next: Change) => withChange(current, next)] as const
}

/** The same for what opens over a page: it has no address of its own, and is forgotten when it closes. */
export function useOwnState() {
  const [search, setSearch] = useState('')
  const change = (next: Change, _options?: Options) => setSearch((now) => withChange(now, next))
  return [new URLSearchParams(search), change, (next: Change) => withChange(search, next)] as const
}

function withChange(search: string, next: Change): string {
  const changed = new URLSearchParams(search)
  for (const [name, value] of Object.entries(next)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return changed.size > 0 ? `?${changed}` : ''
}

const isAhead = (key: string) => ahead !== null && ahead.from === key

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function lead(next: typeof ahead): void {
  if (ahead === next) return
  ahead = next
  for (const listener of listeners) listener()
}
