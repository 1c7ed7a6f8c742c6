import type { Endpoint } from './endpoint.ts'

/** The parts of the product that an API key may be given, in the order in which people choose them. */
export const scopeAreas = [
  'catalog',
  'discovery',
  'wishlists',
  'carts',
  'orders',
  'shipments',
  'wallet',
  'connections',
  'messaging',
  'downloads',
  'analytics',
  'entities',
  'follows',
  'reference',
  'integrations',
] as const
export type ScopeArea = (typeof scopeAreas)[number]
export type Scope = `${ScopeArea}:${'read' | 'write'}`

export const scopes: readonly Scope[] = scopeAreas.flatMap((area) => [`${area}:read`, `${area}:write`] as const)

/** The scope a call needs; null where no key may make it. Writing includes reading. */
export function scopeOf(
  slice: string,
  call: Pick<Endpoint, 'method' | 'isRead' | 'writes' | 'personal'>,
): Scope | null {
  const area = scopeAreas.find((one) => one === slice)
  if (!area || call.personal) return null
  return `${area}:${(call.method === 'GET' && !call.writes) || call.isRead ? 'read' : 'write'}`
}

export function isGranted(granted: readonly string[], needed: Scope): boolean {
  return granted.includes(needed) || granted.includes(needed.replace(':read', ':write'))
}
