import type { Side } from '@souk/contract/core/abilities.ts'
import { type Session, isAllowed } from '../../../lib/session/session.ts'
import type { AppRoute } from '../../routes/app-route.ts'
import { decide } from '../../routes/guard.ts'
import type { Entry, Section } from './navigation.ts'

type Facts = {
  routes: readonly AppRoute[]
  session: Session
  flags: Readonly<Record<string, boolean>>
}

const mostInTheBar = 5

/** What this person finds in the navigation: exactly what the guard would let them enter. */
export function visibleNavigation(sections: readonly Section[], facts: Facts): Section[] {
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => isFor(entry, facts)) }))
    .filter(({ entries }) => entries.length > 0)
}

function isFor({ to, sides, right }: Entry, { routes, session, flags }: Facts): boolean {
  const route = routes.find(({ path }) => path === to)
  const side = sideOf(session)
  if (!route || (sides && !(side && sides.includes(side)))) return false
  if (right && !isAllowed(session, right)) return false
  return decide(route, { session, flags, target: to, isNewPath: false }).go === 'pass'
}

function sideOf({ token, entityType, role }: Session): Side | null {
  if (!token) return null
  return entityType ?? (role === 'soukAdmin' ? 'souk' : null)
}

/** What a thumb reaches on a phone: the first five that are not marked as later. */
export function barEntries<E extends Pick<Entry, 'isLater'>>(sections: readonly { entries: readonly E[] }[]): E[] {
  return sections
    .flatMap(({ entries }) => entries)
    .filter(({ isLater }) => !isLater)
    .slice(0, mostInTheBar)
}

/** Whether anything depends on a flag: only then the flags are asked for. */
export function hasFlaggedEntry(sections: readonly Section[], routes: readonly AppRoute[]): boolean {
  const places = new Set(sections.flatMap(({ entries }) => entries.map(({ to }) => to)))
  return routes.some(({ path, flag }) => flag && places.has(path))
}
