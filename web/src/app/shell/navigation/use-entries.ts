import { useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useFlags } from '../../../lib/flags.ts'
import { useIndicators } from '../../../lib/indicators.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import type { AppRoute } from '../../routes/app-route.ts'
import { type Entry, type Section, navigation } from './navigation.ts'
import { routes } from '../../routes/routes.ts'
import { hasFlaggedEntry, visibleNavigation } from './visible-navigation.ts'

/** An entry as it is drawn now. */
export type ShownEntry = Pick<Entry, 'to' | 'word' | 'icon' | 'isLater' | 'count' | 'help'> & {
  isCurrent: boolean
  hasNews: boolean
}
export type ShownSection = Omit<Section, 'entries'> & { entries: readonly ShownEntry[] }

const isAnyFlagged = hasFlaggedEntry(navigation, routes)

export function useEntries(): readonly ShownSection[] {
  const session = useSession()
  const flags = useFlags(isAnyFlagged && session.token !== null)
  const lit = useIndicators()
  const isCurrent = useIsCurrent()
  const sections = useMemo(() => visibleNavigation(navigation, { routes, session, flags }), [session, flags])
  return sections.map((section) => ({
    ...section,
    entries: section.entries.map(({ to, word, icon, isLater, isExact, indicator, count, help }) => ({
      to,
      word,
      icon,
      ...(isLater && { isLater }),
      isCurrent: isCurrent(to, isExact),
      hasNews: indicator !== undefined && lit.has(indicator),
      ...(count && { count }),
      ...(help && { help }),
    })),
  }))
}

/** Here, below here (a list and its products are two addresses), or on a page whose breadcrumb leads back to here. */
function useIsCurrent(): (to: string, isExact?: boolean) => boolean {
  const { pathname } = useLocation()
  const route = useMatches().at(-1)?.handle as AppRoute | undefined
  const above = route?.breadcrumb?.map(({ to }) => to) ?? []
  const isBelow = (to: string) => [`${to}/`, `${to}-products/`].some((start) => pathname.startsWith(start))
  return (to, isExact = false) => pathname === to || (!isExact && (isBelow(to) || above.includes(to)))
}
