import { useEffect, useSyncExternalStore } from 'react'
import { listeners } from './server/listeners.ts'

const changes = listeners()
let title: string | null = null

function set(next: string | null): void {
  title = next
  changes.tell()
}

/** A page about one thing calls the tab by the name of that thing, for as long as it is shown. */
export function useOwnTitle(name: string): void {
  useEffect(() => {
    set(name)
    return () => set(null)
  }, [name])
}

/** What the page on the screen calls itself, if it does. */
export function usePageTitle(): string | null {
  return useSyncExternalStore(changes.add, () => title)
}
