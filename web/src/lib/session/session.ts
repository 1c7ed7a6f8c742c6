import type { Action, Actor, Resource, Role } from '@souk/contract/core/abilities.ts'
import { type Right, isGranted } from '@souk/contract/core/rights/rights.ts'
import type { EntityType, Me, SignedIn } from '@souk/contract/identity/identity.contract.ts'
import { listeners } from '../server/listeners.ts'
import { localPath } from './local-path.ts'

export type Abilities = Me['abilities']
/** A guest has abilities and little else. */
export type UserData = Partial<Me> & { abilities: Abilities }
export type Session = {
  token: string | null
  role: Role | null
  entityType: EntityType | null
  userData: UserData | null
  switchedUserId: string | null
  isAdmin: boolean
}

const strangersAbilities: Abilities = [{ action: 'read', subject: 'Auth' }]
/** A guest has no profile to ask for; a test compares this with the contract. */
const guestsAbilities: Abilities = [
  { action: 'manage', subject: 'Guest' },
  ...['Auth', 'Shop', 'Help'].map((subject) => ({ action: 'read', subject })),
]
const changed = listeners()
let current: Session | null = null

/** The session as this browser keeps it; the same object until something changes. */
export function session(): Session {
  current ??= {
    token: localStorage.getItem('token'),
    role: localStorage.getItem('role') as Role | null,
    entityType: localStorage.getItem('entityType') as EntityType | null,
    userData: parseUserData(localStorage.getItem('userData')),
    switchedUserId: localStorage.getItem('switchedUserId'),
    isAdmin: localStorage.getItem('isAdmin') === 'true',
  }
  return current
}

export const onSessionChange = changed.add

type Beginning = { isAdmin?: boolean; userData?: UserData | null; switchedUserId?: string | null }

/** Begins anew: nothing of the person before stays. */
export function storeSession(
  { token, role, entityType }: SignedIn,
  { isAdmin = false, userData = null, switchedUserId = null }: Beginning = {},
): void {
  keep('token', token)
  keep('role', role)
  keep('entityType', entityType)
  keep('isAdmin', isAdmin ? 'true' : null)
  keep('userData', userData && JSON.stringify(userData))
  keep('switchedUserId', switchedUserId)
  forget()
}

/** The profile knows better than the sign-in: its role and entity type are kept too. */
export function storeUserData(data: UserData): void {
  const values = { userData: JSON.stringify(data), role: data.role, entityType: data.entityType }
  const news = Object.entries(values).filter(
    ([key, value]) => value !== undefined && value !== localStorage.getItem(key),
  )
  if (news.length === 0) return // a notification would render every page again
  for (const [key, value] of news) keep(key, value ?? null)
  forget()
}

export function clearSession(): void {
  localStorage.clear()
  sessionStorage.clear()
  forget()
}

/** Where to go after signing in; cleared when none is given. */
export function rememberRedirect(path: string | null): void {
  keep('redirectUrl', localPath(path))
}

export function rememberedRedirect(): string | null {
  return localPath(localStorage.getItem('redirectUrl'))
}

export function abilitiesOf({ token, entityType, userData }: Session): Abilities {
  if (!token) return strangersAbilities
  return userData?.abilities ?? (entityType === 'guest' ? guestsAbilities : strangersAbilities)
}

/** To hold `manage` is to hold every action. */
export function holds(abilities: Abilities, action: Action, resource: Resource): boolean {
  return abilities.some((one) => one.subject === resource && (one.action === action || one.action === 'manage'))
}

/** The person as the contract's rules know them; null for a stranger, and until the profile is here. */
export function actorOf({ token, role, entityType, userData }: Session): Actor | null {
  if (!token) return null
  const person = { userId: userData?.id ?? '', ...(userData?.isImpersonated && { impersonatorId: 'an admin' }) }
  if (entityType === 'guest') return { ...person, side: 'guest', role: null, entityId: null }
  if (!userData?.id) return null
  const { staffArea } = userData
  if (role === 'soukAdmin') return { ...person, side: 'souk', role, entityId: null, ...(staffArea && { staffArea }) }
  const entityId = userData.currentEntityId
  if (!entityId) return null
  if (entityType === 'retailer') return { ...person, side: 'retailer', role: 'entityAdmin', entityId }
  return entityType === 'brand' && role ? { ...person, side: 'brand', role, entityId } : null
}

/** Whether the server would let this person do it. */
export function isAllowed(now: Session, right: Right): boolean {
  return isGranted(actorOf(now), right, holds.bind(null, abilitiesOf(now)))
}

addEventListener('storage', ({ storageArea }) => {
  if (storageArea === localStorage) forget()
})

function keep(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
}

function forget(): void {
  current = null
  changed.tell()
}

function parseUserData(text: string | null): UserData | null {
  try {
    const data = JSON.parse(text ?? 'null') as UserData | null
    return Array.isArray(data?.abilities) ? data : null
  } catch {
    return null
  }
}
