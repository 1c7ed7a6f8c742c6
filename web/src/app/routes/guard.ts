import type { FlagKey } from '@souk/contract/reference/flags.ts'
import type { Action, Resource } from '@souk/contract/core/abilities.ts'
import type { PendingLink } from '../../lib/session/pending-link.ts'
import { localPath } from '../../lib/session/local-path.ts'
import { type Session, abilitiesOf, holds } from '../../lib/session/session.ts'

/** What a route says about who may enter it. */
export type Gate = {
  guest?: true // open without checks
  home?: true // only leads to where the person belongs
  redirectIfLoggedIn?: true
  resource?: readonly Resource[] // one of them is enough
  action?: Action
  flag?: { key: FlagKey; is: boolean }
  marketplace?: true // a retailer needs the entitlement
}

export type Facts = {
  session: Session
  flags: Readonly<Record<string, boolean>>
  target: string // where the person wants to go: path and query
  isNewPath: boolean
  isMaintained?: boolean // only the marketplace's own people come in
  isGuestEntry?: boolean // coming from the door for guests
}

export type Decision =
  | { go: 'pass' }
  | { go: 'redirect'; to: string; remember?: string }
  | { go: 'link-login'; link: PendingLink }
  | { go: 'blocked'; message: 'marketplace' }

/** Where an admin sets up the second factor that the console asks for. */
const securityTab = '/profile?tabIndex=7'
const notAuthorized: Decision = { go: 'redirect', to: '/apps/miscellaneous/not-authorized' }

const underMaintenance: Decision = { go: 'redirect', to: '/apps/miscellaneous/under-maintenance' }

/** A stranger finds the ways in, because an administrator is a stranger until then. */
function isKeptOut(gate: Gate, { token, role, userData }: Session): boolean {
  if (role === 'soukAdmin' || userData?.isImpersonated) return false
  return token !== null || !(gate.home || gate.redirectIfLoggedIn || gate.resource?.includes('Souk'))
}

/** Every rule of who may go where, in the order in which they count. */
export function decide(gate: Gate, facts: Facts): Decision {
  const { session } = facts
  const link = facts.isNewPath ? linkIn(facts.target) : null
  if (link) return { go: 'link-login', link }
  if (gate.guest) return { go: 'pass' }
  if (facts.isMaintained && isKeptOut(gate, session)) return underMaintenance
  if (gate.home) return { go: 'redirect', to: homeOf(session) }
  if (gate.redirectIfLoggedIn && isPerson(session)) return { go: 'redirect', to: homeOf(session) }
  if (!mayEnter(gate, session)) {
    if (session.entityType === 'guest' && facts.isGuestEntry) return { go: 'redirect', to: homeOf(session) }
    return session.token ? notAuthorized : { go: 'redirect', to: '/login', remember: facts.target }
  }
  if (session.userData?.needsTwoFactor && gate.resource?.includes('Souk')) return { go: 'redirect', to: securityTab }
  if (gate.flag && (facts.flags[gate.flag.key] ?? false) !== gate.flag.is) return notAuthorized
  if (gate.marketplace && session.entityType === 'retailer' && !session.userData?.access?.includes('marketplace')) {
    return { go: 'blocked', message: 'marketplace' }
  }
  return { go: 'pass' }
}

/** Where a person belongs. A guest looks around; everybody else has work. */
export function homeOf({ token, role, entityType }: Pick<Session, 'token' | 'role' | 'entityType'>): string {
  if (!token) return '/login'
  if (entityType === 'guest') return '/explore'
  return role === 'soukAdmin' ? '/admin' : '/dashboard'
}

/** A guest holds a token, and may still sign in or sign up. */
function isPerson({ token, entityType }: Session): boolean {
  return token !== null && entityType !== 'guest'
}

/** Guests are checked against `Guest`: a route that is for them names it beside its own resource. */
function mayEnter({ resource = [], action = 'read' }: Gate, session: Session): boolean {
  const abilities = abilitiesOf(session)
  return resource.some((one) => holds(abilities, action, one))
}

/** The kind of link decides what it opens; `isAdmin` beside it grants nothing. It leads home, or where `redirect` says. */
function linkIn(target: string): PendingLink | null {
  const url = new URL(target, 'http://souk.invalid')
  for (const kind of ['magicLink', 'loginLink'] as const) {
    const token = url.searchParams.get(kind)
    if (!token) continue
    return { kind, token, next: localPath(url.searchParams.get('redirect')) ?? '/' }
  }
  return null
}

/** The current association; null until known. Another association means other data for the same path. */
export function placeOf({ token, role, userData }: Session): string | null {
  return token && userData?.id ? `${userData.id} ${userData.currentEntityId} ${role}` : null
}
