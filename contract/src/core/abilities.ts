import { AbilityBuilder, createMongoAbility, type MongoAbility } from '@casl/ability'
import { type Right, isGranted } from './rights/rights.ts'
import type { StaffArea } from './rights/staff.ts'
import { Role } from './role.ts'

export { Role }

type Person = {
  userId: string
  impersonatorId?: string // the admin behind this session, when there is one
}

/** Who is asking. `null` in its place is a stranger. */
export type Actor = Person &
  (
    | { side: 'brand'; role: Exclude<Role, 'soukAdmin'>; entityId: string }
    | { side: 'retailer'; role: 'entityAdmin'; entityId: string }
    | { side: 'souk'; role: 'soukAdmin'; entityId: null; staffArea?: StaffArea }
    | { side: 'guest'; role: null; entityId: null }
  )
export type Side = Actor['side']

const shared = [
  'Auth',
  'Dashboard',
  'Order',
  'Shipment',
  'Transactions',
  'Wallet',
  'Profile',
  'Referrals',
  'Shop',
  'Help',
] as const
export type Resource = (typeof shared)[number] | 'Brand' | 'Retailer' | 'Guest' | 'Souk'
export type Action = 'read' | 'manage' // to CASL, manage includes read
export type Ability = MongoAbility<[Action, Resource]>

/** The only place where a side meets a resource. A new side does not compile until it is decided here. */
export function abilityOf(actor: Pick<Actor, 'side'> | null): Ability {
  const { can, build } = new AbilityBuilder<Ability>(createMongoAbility)
  const grant = {
    nobody: () => can('read', 'Auth'),
    guest: () => [can('manage', 'Guest'), can('read', ['Auth', 'Shop', 'Help'])],
    brand: () => [can('manage', 'Brand'), can('read', [...shared])],
    retailer: () => [can('manage', 'Retailer'), can('read', [...shared])],
    souk: () => [can('manage', 'Souk'), can('read', [...shared])],
  } satisfies Record<Side | 'nobody', () => unknown>
  grant[actor?.side ?? 'nobody']()
  return build()
}

/** The server refuses with it, the web hides with it. */
export function may(actor: Actor | null, call: Right): boolean {
  return isGranted(actor, call, (action, resource) => abilityOf(actor).can(action, resource))
}

/** The roles a person may give to a teammate. */
export function assignableRoles(actor: Pick<Actor, 'side' | 'role'>): readonly Role[] {
  if (actor.side === 'retailer') return ['entityAdmin']
  if (actor.side !== 'brand') return []
  if (actor.role === 'entityAdmin') return ['entityAdmin', 'salesManager', 'salesRepresentative']
  return actor.role === 'salesManager' ? ['salesRepresentative'] : []
}
