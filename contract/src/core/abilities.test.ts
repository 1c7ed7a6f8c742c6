import { expect, test } from 'vitest'
import { type Actor, type Resource, Role, type Side, abilityOf, assignableRoles, may } from './abilities.ts'

const brand = { side: 'brand', userId: 'u', entityId: 'e' } as const
const actors: Actor[] = [
  { ...brand, role: 'entityAdmin' },
  { ...brand, role: 'salesManager' },
  { ...brand, role: 'salesRepresentative' },
  { side: 'retailer', role: 'entityAdmin', userId: 'u', entityId: 'e' },
  { side: 'souk', role: 'soukAdmin', userId: 'u', entityId: null },
  { side: 'guest', role: null, userId: 'u', entityId: null },
]
const [owner, , representative, retailer, admin, guest] = actors as [Actor, Actor, Actor, Actor, Actor, Actor]

/** Per resource: what a stranger, a guest, a brand, a retailer and Souk itself may (m manage, r read, - nothing). */
const matrix: Record<Resource, string> = {
  Auth: 'r r r r r',
  Shop: '- r r r r',
  Help: '- r r r r',
  Dashboard: '- - r r r',
  Order: '- - r r r',
  Shipment: '- - r r r',
  Transactions: '- - r r r',
  Wallet: '- - r r r',
  Profile: '- - r r r',
  Referrals: '- - r r r',
  Guest: '- m - - -',
  Brand: '- - m - -',
  Retailer: '- - - m -',
  Souk: '- - - - m',
}
const columns: (Side | null)[] = [null, 'guest', 'brand', 'retailer', 'souk']

test.each(Object.entries(matrix) as [Resource, string][])('%s: %s', (resource, expected) => {
  const letters = columns.map((side) => {
    const ability = abilityOf(side && { side })
    return ability.can('manage', resource) ? 'm' : ability.can('read', resource) ? 'r' : '-'
  })
  expect(letters.join(' ')).toBe(expected)
})

test('every side and role is named here', () => {
  expect(new Set(actors.map(({ side }) => side))).toEqual(new Set(columns.filter(Boolean)))
  expect(new Set(actors.map(({ role }) => role))).toEqual(new Set([...Role.options, null]))
})

test('what is public is open to strangers, and nothing else is', () => {
  expect(may(null, { allow: 'public' })).toBe(true)
  expect(may(null, { allow: ['read', 'Auth'] })).toBe(false)
  expect(may(guest, { allow: ['read', 'Auth'] })).toBe(true)
})

test('roles narrow what a side may, and open nothing to another side', () => {
  const call = { allow: ['manage', 'Brand'], roles: ['entityAdmin', 'salesManager'] } as const
  expect(actors.map((actor) => may(actor, call))).toEqual([true, true, false, false, false, false])
  expect(may(guest, { allow: ['manage', 'Guest'], roles: ['entityAdmin'] })).toBe(false)
  expect(may(admin, { allow: ['manage', 'Souk'], roles: ['soukAdmin'] })).toBe(true)
})

test('an admin who impersonates sees what the person sees, but not what is personal', () => {
  const impersonated = { ...retailer, impersonatorId: 'a' }
  const read = { allow: ['read', 'Order'] } as const
  const pay = { ...read, personal: true } as const
  expect([may(impersonated, read), may(impersonated, pay), may(retailer, pay)]).toEqual([true, false, true])
})

test('a role is given only by who stands above it', () => {
  expect(actors.map((actor) => assignableRoles(actor).join(' '))).toEqual([
    'entityAdmin salesManager salesRepresentative',
    'salesRepresentative',
    '',
    'entityAdmin',
    '',
    '',
  ])
  expect([owner, representative].map((actor) => assignableRoles(actor).includes('soukAdmin'))).toEqual([false, false])
})

test('a call for one side is closed to the other, and to those without a role where roles are named', () => {
  const brand = { side: 'brand', role: 'entityAdmin', userId: 'u', entityId: 'e' } as const
  const retailer = { ...brand, side: 'retailer' } as const
  const guest = { side: 'guest', role: null, userId: 'u', entityId: null } as const
  const orders = { allow: ['read', 'Order'], sides: ['brand'] } as const
  expect([may(brand, orders), may(retailer, orders)]).toEqual([true, false])
  expect(may(guest, { allow: ['read', 'Shop'], roles: ['entityAdmin'] })).toBe(false)
})

test('only brands and retailers give roles, and a representative none', () => {
  expect(assignableRoles({ side: 'souk', role: 'soukAdmin' })).toEqual([])
  expect(assignableRoles({ side: 'guest', role: null })).toEqual([])
  expect(assignableRoles({ side: 'souk', role: 'entityAdmin' })).toEqual([])
  expect(assignableRoles({ side: 'brand', role: 'salesRepresentative' })).toEqual([])
  expect(assignableRoles({ side: 'brand', role: 'salesManager' })).toEqual(['salesRepresentative'])
})
