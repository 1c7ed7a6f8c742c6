import { useEffect } from 'react'
import { store } from './store.ts'

const title = store<string | null>(null)

/** A page about one thing calls the tab by the name of that thing, for as long as it is shown. */
export function useOwnTitle(name: string): void {
  useEffect(() => {
    title.set(name)
    return () => title.set(null)
  }, [name])
}

/** What the page on the screen calls itself, if it does. */
export const usePageTitle = title.use
