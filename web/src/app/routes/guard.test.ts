import { abilityOf } from '@souk/contract/core/abilities.ts'
import { describe, expect, test } from 'vitest'
import type { Session } from '../../lib/session/session.ts'
import { type Facts, type Gate, decide, homeOf, placeOf } from './guard.ts'

type Side = 'brand' | 'retailer' | 'guest' | 'souk'

const stranger: Session = {
  token: null,
  role: null,
  entityType: null,
  userData: null,
  switchedUserId: null,
  isAdmin: false,
}
const brand = signedIn('brand')
const retailer = signedIn('retailer')
const guest = signedIn('guest')
const souk = signedIn('souk')

/** The abilities come from the contract, as the server sends them. */
function signedIn(side: Side, access: ('marketplace' | 'direct')[] = ['marketplace']): Session {
  const abilities = abilityOf({ side }).rules.flatMap(({ action, subject }) =>
    [subject].flat().map((one) => ({ action: String(action), subject: String(one) })),
  )
  return {
    ...stranger,
    token: 'a token',
    role: { brand: 'entityAdmin', retailer: 'entityAdmin', souk: 'soukAdmin', guest: null }[side] as Session['role'],
    entityType: side === 'souk' ? null : side,
    userData: { abilities, access },
  }
}

function ask(gate: Gate, session: Session, facts: Partial<Facts> = {}) {
  return decide(gate, { session, flags: {}, target: '/somewhere', isNewPath: true, ...facts })
}

const pass = { go: 'pass' }
const notAuthorized = { go: 'redirect', to: '/apps/miscellaneous/not-authorized' }
const orders: Gate = { resource: ['Order'] }
const explore: Gate = { resource: ['Retailer', 'Guest'], marketplace: true }
const premiumBrands: Gate = { resource: ['Retailer'], marketplace: true }
const retailerAi: Gate = { resource: ['Retailer'], flag: { key: 'retailerAi', is: true } }
const setEmail: Gate = { resource: ['Auth'], redirectIfLoggedIn: true, flag: { key: 'registrationFlowV2', is: true } }
const setCredentials: Gate = { ...setEmail, flag: { key: 'registrationFlowV2', is: false } }
const login: Gate = { resource: ['Auth'], redirectIfLoggedIn: true }

describe('while the marketplace is worked on', () => {
  const closed = { go: 'redirect', to: '/apps/miscellaneous/under-maintenance' }
  const visit = { ...brand, userData: { ...brand.userData, isImpersonated: true } } as Session
  test.each<[string, Gate, Session, object]>([
    ['a brand', orders, brand, closed],
    ['a brand at home', { home: true }, brand, closed],
    ['a guest', explore, guest, closed],
    ['a stranger who wants a page', orders, stranger, closed],
    ['a stranger who signs in', login, stranger, pass],
    ['a stranger at home', { home: true }, stranger, { go: 'redirect', to: '/login' }],
    ['anyone at a page without checks', { guest: true }, brand, pass],
    ['an administrator', { resource: ['Souk'] }, souk, pass],
    ['an administrator who visits', orders, visit, pass],
  ])('%s', (_, gate, session, decision) => {
    expect(ask(gate, session, { isMaintained: true })).toEqual(decision)
    expect(ask(gate, session, { isMaintained: false })).not.toEqual(closed)
  })
})

describe('a link in the address', () => {
  const linkOf = (target: string) => {
    const decision = ask(orders, stranger, { target })
    return decision.go === 'link-login' ? decision.link : null
  }

  test.each(['magicLink', 'loginLink'] as const)('%s signs in for any session and any route', (kind) => {
    const target = `/orders?${kind}=abc&page=2`
    for (const session of [stranger, guest, brand]) {
      for (const gate of [orders, login, { guest: true }, { home: true }] as Gate[]) {
        expect(ask(gate, session, { target })).toEqual({
          go: 'link-login',
          link: { kind, token: 'abc', next: '/' },
        })
      }
    }
  })

  test.each(['isAdmin=true', 'isAdmin', 'isAdmin=false'])(
    '%s beside it changes nothing, and leaves with it',
    (query) => {
      expect(linkOf(`/dashboard?loginLink=abc&${query}`)).toEqual({
        kind: 'loginLink',
        token: 'abc',
        next: '/',
      })
      expect(linkOf(`/?${query}&magicLink=abc`)).toEqual({ kind: 'magicLink', token: 'abc', next: '/' })
    },
  )

  test.each([
    ['/login?loginLink=abc&redirect=%2Forders%3Fpage%3D2', '/orders?page=2'],
    ['/login?loginLink=abc&redirect=https%3A%2F%2Fevil.test', '/'],
    ['/login?loginLink=abc&redirect=%2F%2Fevil.test', '/'],
    ['/orders?loginLink=abc&page=2', '/'],
  ])('%s leads to %s', (target, next) => {
    expect(linkOf(target)?.next).toBe(next)
  })

  test('does nothing again on the path it arrived on', () => {
    expect(ask(orders, brand, { target: '/orders?loginLink=abc', isNewPath: false })).toEqual(pass)
  })

  test('that is empty is no link', () => {
    expect(ask(orders, brand, { target: '/orders?loginLink=' })).toEqual(pass)
  })
})

test('a guest who has just come in is led to what guests may see', () => {
  const isGuestEntry = true
  expect(ask({ resource: ['Dashboard'] }, guest, { isGuestEntry })).toEqual({ go: 'redirect', to: '/explore' })
  expect(ask(explore, guest, { isGuestEntry })).toEqual(pass)
  expect(ask({ resource: ['Souk'] }, brand, { isGuestEntry })).toEqual(notAuthorized)
})

test('a place is a person in an entity with a role', () => {
  const at = (currentEntityId: string, role: Session['role']) =>
    placeOf({ ...brand, role, userData: { ...brand.userData!, id: 'u1', currentEntityId } })
  expect(at('e1', 'entityAdmin')).toBe(at('e1', 'entityAdmin'))
  expect(new Set([at('e1', 'entityAdmin'), at('e2', 'entityAdmin'), at('e1', 'salesManager')]).size).toBe(3)
  expect([placeOf(stranger), placeOf(guest), placeOf({ ...brand, token: null })]).toEqual([null, null, null])
})

test('a guest-flagged route is open without checks', () => {
  for (const session of [stranger, guest, brand, retailer, souk]) expect(ask({ guest: true }, session)).toEqual(pass)
})

test('an unauthenticated person goes to the login, and the target is remembered', () => {
  expect(ask(orders, stranger, { target: '/orders?page=2' })).toEqual({
    go: 'redirect',
    to: '/login',
    remember: '/orders?page=2',
  })
})

test('an authenticated person without the ability goes to not-authorized', () => {
  expect(ask({ resource: ['Brand'] }, retailer)).toEqual(notAuthorized)
  expect(ask({ resource: ['Retailer'] }, brand)).toEqual(notAuthorized)
  expect(ask({ resource: ['Souk'] }, brand)).toEqual(notAuthorized)
  expect(ask({ resource: ['Dashboard'], action: 'manage' }, brand)).toEqual(notAuthorized)
})

test('an authenticated person with the ability passes; to manage is to read', () => {
  expect(ask(orders, brand)).toEqual(pass)
  expect(ask({ resource: ['Brand'], action: 'read' }, brand)).toEqual(pass)
  expect(ask({ resource: ['Brand'], action: 'manage' }, brand)).toEqual(pass)
})

test('a route without a resource refuses everyone', () => {
  expect(ask({}, brand)).toEqual(notAuthorized)
  expect(ask({}, stranger)).toMatchObject({ to: '/login' })
})

test('without a profile only what is for strangers is open', () => {
  expect(ask(orders, { ...brand, userData: null })).toEqual(notAuthorized)
  expect(ask({ resource: ['Auth'] }, stranger)).toEqual(pass)
})

test('abilities without a token count for nothing', () => {
  expect(ask(orders, { ...brand, token: null })).toMatchObject({ to: '/login' })
})

describe('a route marked redirect-if-logged-in', () => {
  test.each([
    ['a brand', brand, '/dashboard'],
    ['a retailer', retailer, '/dashboard'],
    ['an admin', souk, '/admin'],
  ])('sends %s home', (_, session, to) => {
    expect(ask(login, session)).toEqual({ go: 'redirect', to })
  })

  test('admits visitors who are signed out and guests who register', () => {
    expect(ask(login, stranger)).toEqual(pass)
    expect(ask(login, guest)).toEqual(pass)
  })
})

describe('home', () => {
  test.each([
    ['a stranger', stranger, '/login'],
    ['a guest', guest, '/explore'],
    ['a brand', brand, '/dashboard'],
    ['a retailer', retailer, '/dashboard'],
    ['soukAdmin', souk, '/admin'],
  ])('of %s', (_, session, home) => {
    expect(homeOf(session)).toBe(home)
    expect(ask({ home: true }, session)).toEqual({ go: 'redirect', to: home })
  })
})

describe('the marketplace', () => {
  test.each([explore, premiumBrands])('is blocked for a retailer without the entitlement', (gate) => {
    for (const access of [[], ['direct']] as ('marketplace' | 'direct')[][]) {
      expect(ask(gate, signedIn('retailer', access))).toEqual({ go: 'blocked', message: 'marketplace' })
    }
  })

  test('is open to a retailer with it, and to a guest', () => {
    expect(ask(explore, signedIn('retailer', ['direct', 'marketplace']))).toEqual(pass)
    expect(ask(explore, signedIn('guest', []))).toEqual(pass)
  })

  test('is no place for a brand, and asks a stranger to sign in', () => {
    expect(ask(explore, brand)).toEqual(notAuthorized)
    expect(ask(explore, stranger)).toMatchObject({ to: '/login' })
  })
})

describe('guests are checked against the Guest resource', () => {
  test('where a route names it beside its own', () => {
    expect(ask({ resource: ['Profile', 'Guest'] }, guest)).toEqual(pass)
    expect(ask({ resource: ['Profile'] }, guest)).toEqual(notAuthorized)
    expect(ask(premiumBrands, guest)).toEqual(notAuthorized)
  })

  test('and hold no more than Auth, Shop and Help besides', () => {
    for (const resource of ['Auth', 'Shop', 'Help'] as const) expect(ask({ resource: [resource] }, guest)).toEqual(pass)
    expect(ask({ resource: ['Dashboard'] }, guest)).toEqual(notAuthorized)
  })
})

describe('a route behind a flag', () => {
  test('retailer AI: only with the flag, never for a brand', () => {
    const on = { flags: { retailerAi: true } }
    expect(ask(retailerAi, retailer, on)).toEqual(pass)
    expect(ask(retailerAi, retailer, { flags: { retailerAi: false } })).toEqual(notAuthorized)
    expect(ask(retailerAi, retailer)).toEqual(notAuthorized)
    expect(ask(retailerAi, brand, on)).toEqual(notAuthorized)
    expect(ask(retailerAi, stranger, on)).toMatchObject({ to: '/login' })
  })

  test('a hidden registration step leads to not-authorized', () => {
    const v2 = { flags: { registrationFlowV2: true } }
    expect(ask(setEmail, stranger, v2)).toEqual(pass)
    expect(ask(setEmail, stranger)).toEqual(notAuthorized)
    expect(ask(setCredentials, stranger)).toEqual(pass)
    expect(ask(setCredentials, stranger, v2)).toEqual(notAuthorized)
    expect(ask(setEmail, brand, v2)).toEqual({ go: 'redirect', to: '/dashboard' })
  })
})

test('an admin without a second factor is led to set it up, and others are not', () => {
  const weak: Session = { ...souk, userData: { ...souk.userData!, needsTwoFactor: true } }
  expect(ask({ resource: ['Souk'] }, weak)).toEqual({ go: 'redirect', to: '/profile?tabIndex=7' })
  expect(ask({ resource: ['Profile'] }, weak)).toEqual(pass)
  expect(ask({ resource: ['Souk'] }, souk)).toEqual(pass)
})
