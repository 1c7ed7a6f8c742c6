import { abilityOf } from '@souk/contract/core/abilities.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  abilitiesOf,
  actorOf,
  clearSession,
  holds,
  onSessionChange,
  rememberRedirect,
  rememberedRedirect,
  session,
  storeSession,
  storeUserData,
} from './session.ts'
import { loginPath, onSignOut, signOut } from './sign-out.ts'

beforeEach(clearSession)

const signedIn = { token: 'abc', role: 'entityAdmin', entityType: 'brand' } as const
const abilities = [
  { action: 'manage', subject: 'Brand' },
  { action: 'read', subject: 'Order' },
]

test('signing in keeps token, role and entity type under the names people know', () => {
  storeSession(signedIn)
  expect({ ...localStorage }).toEqual({ token: 'abc', role: 'entityAdmin', entityType: 'brand' })
  expect(session()).toMatchObject({ token: 'abc', role: 'entityAdmin', entityType: 'brand', isAdmin: false })
})

test('an impersonation is marked, and an ordinary sign-in takes the mark away', () => {
  storeSession(signedIn, { isAdmin: true })
  expect(localStorage.getItem('isAdmin')).toBe('true')
  storeSession(signedIn)
  expect(localStorage.getItem('isAdmin')).toBeNull()
})

test('a new sign-in forgets the person before', () => {
  storeSession(signedIn)
  storeUserData({ id: 'u1', abilities })
  localStorage.setItem('switchedUserId', 'u7')
  storeSession({ ...signedIn, token: 'def' })
  expect(session()).toMatchObject({ token: 'def', userData: null, switchedUserId: null })
})

test('what was kept is there again after a reload', () => {
  localStorage.setItem('token', 'abc')
  localStorage.setItem('userData', JSON.stringify({ id: 'u1', abilities }))
  dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
  expect(session().userData).toEqual({ id: 'u1', abilities })
})

test.each(['{', '[]', '"x"', '{"id":"u1"}'])('user data that cannot be read is none: %s', (text) => {
  localStorage.setItem('userData', text)
  dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
  expect(session().userData).toBeNull()
})

test('the same object is answered until something changes', () => {
  storeSession(signedIn)
  expect(session()).toBe(session())
  const before = session()
  storeUserData({ abilities })
  expect(session()).not.toBe(before)
})

test('an unchanged profile notifies no subscriber', () => {
  storeSession(signedIn)
  storeUserData({ id: 'u1', role: 'entityAdmin', abilities })
  const before = session()
  const onChange = vi.fn()
  const leave = onSessionChange(onChange)
  storeUserData({ id: 'u1', role: 'entityAdmin', abilities })
  expect(session()).toBe(before)
  expect(onChange).not.toHaveBeenCalled()
  storeUserData({ id: 'u1', role: 'salesManager', abilities })
  expect(onChange).toHaveBeenCalledOnce()
  expect(session().role).toBe('salesManager')
  leave()
})

test('another tab that signs out is followed', () => {
  storeSession(signedIn)
  expect(session().token).toBe('abc')
  const heard = vi.fn()
  const leave = onSessionChange(heard)
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
  leave()
  expect(heard).toHaveBeenCalledOnce()
  expect(session().token).toBeNull()
})

test('signing out clears all local and session storage, and leaves language and theme alone', () => {
  document.cookie = 'souk_language=ar; Path=/'
  storeSession(signedIn)
  localStorage.setItem('something else', '1')
  sessionStorage.setItem('draft', '1')
  signOut('/orders')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(document.cookie).toContain('souk_language=ar')
  expect(session().token).toBeNull()
})

test.each([
  ['/orders?page=2', '/login?redirect=%2Forders%3Fpage%3D2'],
  ['/dashboard', '/login?redirect=%2Fdashboard'],
  ['/dashboard/order-overview', '/login'],
  ['/dashboard/order-overview?x=1', '/login'],
  ['/', '/login'],
  ['/login?redirect=%2Forders', '/login'],
  ['/logout', '/login'],
  ['//evil.test', '/login'],
  ['/\\evil.test', '/login'],
  ['https://evil.test', '/login'],
  [null, '/login'],
])('signing out from %j leads to %s', (from, to) => {
  const heard = vi.fn()
  const leave = onSignOut(heard)
  signOut(from)
  leave()
  expect(heard).toHaveBeenCalledExactlyOnceWith(to)
  expect(loginPath(from)).toBe(to)
})

test('the redirect is kept, refused when it leads away, and cleared when none is given', () => {
  rememberRedirect('/orders')
  expect(localStorage.getItem('redirectUrl')).toBe('/orders')
  expect(rememberedRedirect()).toBe('/orders')
  rememberRedirect('//evil.test')
  expect(localStorage.getItem('redirectUrl')).toBeNull()
  rememberRedirect('/orders')
  rememberRedirect(null)
  expect(localStorage.getItem('redirectUrl')).toBeNull()
  localStorage.setItem('redirectUrl', 'https://evil.test')
  expect(rememberedRedirect()).toBeNull()
})

test('a stranger may read Auth and nothing else', () => {
  expect(abilitiesOf(session())).toEqual([{ action: 'read', subject: 'Auth' }])
  storeUserData({ abilities })
  expect(abilitiesOf(session())).toEqual([{ action: 'read', subject: 'Auth' }])
})

test('who manages may do everything, who reads may read', () => {
  expect(holds(abilities, 'read', 'Brand')).toBe(true)
  expect(holds(abilities, 'manage', 'Brand')).toBe(true)
  expect(holds(abilities, 'manage', 'Order')).toBe(false)
  expect(holds(abilities, 'read', 'Retailer')).toBe(false)
})

test.each([
  [
    'a brand',
    signedIn,
    { currentEntityId: 'e1' },
    { side: 'brand', role: 'entityAdmin', userId: 'u1', entityId: 'e1' },
  ],
  [
    'a retailer',
    { ...signedIn, entityType: 'retailer' },
    { currentEntityId: 'e1' },
    { side: 'retailer', role: 'entityAdmin', userId: 'u1', entityId: 'e1' },
  ],
  [
    'soukAdmin',
    { ...signedIn, role: 'soukAdmin', entityType: null },
    {},
    { side: 'souk', role: 'soukAdmin', userId: 'u1', entityId: null },
  ],
  [
    'a guest',
    { ...signedIn, role: null, entityType: 'guest' },
    {},
    { side: 'guest', role: null, userId: 'u1', entityId: null },
  ],
  ['a person without an entity', signedIn, {}, null],
] as const)('%s, as the contract knows them', (_, signed, data, actor) => {
  storeSession(signed)
  storeUserData({ id: 'u1', abilities, ...data })
  expect(actorOf(session())).toEqual(actor)
})

test('an impersonated person carries the mark that closes personal calls', () => {
  storeSession(signedIn, { isAdmin: true })
  storeUserData({ id: 'u1', abilities, currentEntityId: 'e1', isImpersonated: true })
  expect(actorOf(session())?.impersonatorId).toBeTruthy()
})

test('a guest holds what the contract says, without a profile', () => {
  storeSession({ token: 'g', role: null, entityType: 'guest' })
  const contracts = abilityOf({ side: 'guest' }).rules.flatMap(({ action, subject }) =>
    [subject].flat().map((one) => `${String(action)} ${String(one)}`),
  )
  const abilities = abilitiesOf(session()).map(({ action, subject }) => `${action} ${subject}`)
  expect(abilities.sort()).toEqual(contracts.sort())
})

test('where a person switched to is kept, and forgotten with the next sign-in', () => {
  storeSession(signedIn, { switchedUserId: 'a7' })
  expect(localStorage.getItem('switchedUserId')).toBe('a7')
  storeSession(signedIn)
  expect(localStorage.getItem('switchedUserId')).toBeNull()
})
