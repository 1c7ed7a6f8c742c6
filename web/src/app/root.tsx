import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { usePageTitle } from '../lib/own-title.ts'
import type { AppRoute } from './routes/app-route.ts'
import { useTitle } from './use-title.ts'
import { useWord } from './app-words.ts'

/** Names the page, and brings a reader back to where they had scrolled. */
export function Root() {
  const route = useMatches().at(-1)?.handle as AppRoute | undefined
  const word = useWord()
  const own = usePageTitle()
  useTitle(own ?? (route?.title ? word(route.title) : route?.titleText?.()))
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
