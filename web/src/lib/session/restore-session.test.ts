import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openSession, restoreSession } from './restore-session.ts'
import { clearSession, onSessionChange, session, storeSession, storeUserData } from './session.ts'
import { idle } from '../first-visit/when-idle.ts'

const me = {
  id: '0198d000-0000-7000-8000-000000000001',
  role: 'entityAdmin',
  entityType: 'brand',
  language: 'en',
  theme: 'auto',
  abilities: [{ action: 'manage', subject: 'Brand' }],
}
const asked: string[] = []
let answer: unknown = { data: me }
let status = 200

beforeEach(() => {
  clearSession()
  asked.length = 0
  answer = { data: me }
  status = 200
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(JSON.stringify(answer), { status })
  })
})

test('no profile is requested when signed out or as a guest', async () => {
  await restoreSession()
  storeSession({ token: 'g', role: null, entityType: 'guest' })
  await restoreSession()
  expect(asked).toEqual([])
})

test('the profile is fetched and kept with its abilities', async () => {
  storeSession({ token: 'abc', role: 'salesManager', entityType: 'brand' })
  await restoreSession()
  expect(asked).toEqual(['/api/v2/users'])
  expect(session()).toMatchObject({ role: 'entityAdmin', userData: { id: me.id, abilities: me.abilities } })
})

test('a stored profile is used without waiting', async () => {
  storeSession({ token: 'abc', role: 'entityAdmin', entityType: 'brand' })
  storeUserData({ id: 'old', abilities: [] })
  await restoreSession()
  expect(session().userData?.id).toBe('old')
  await waitFor(() => expect(session().userData?.id).toBe(me.id))
})

test('no profile is requested after signing out during start', async () => {
  storeSession({ token: 'abc', role: 'entityAdmin', entityType: 'brand' })
  storeUserData({ id: 'old', abilities: [] })
  await restoreSession()
  clearSession()
  await idle()
  expect(asked).toEqual([])
})

test('a profile without an id is logged, and nothing is set up', async () => {
  storeSession({ token: 'abc', role: 'entityAdmin', entityType: 'brand' })
  answer = { data: { ...me, id: '' } }
  await restoreSession()
  expect(asked).toEqual(['/api/v2/users', '/api/common/browser-reports'])
  expect(session().userData).toBeNull()
})

test('a dead token ends the session', async () => {
  storeSession({ token: 'dead', role: 'entityAdmin', entityType: 'brand' })
  answer = { message: 'Please sign in.', errors: [] }
  status = 401
  await restoreSession()
  expect(session().token).toBeNull()
})

test('a sign-in is stored in one step, with its abilities', async () => {
  const seen: unknown[] = []
  const leave = onSessionChange(() => seen.push([session().token, session().userData?.id]))
  await openSession({ token: 'new', role: 'entityAdmin', entityType: 'brand' }, { isAdmin: true })
  leave()
  expect(seen).toEqual([['new', me.id]])
  expect(session().isAdmin).toBe(true)
})

test('a sign-in whose profile has no id is logged, and has no abilities', async () => {
  answer = { data: { ...me, id: '' } }
  await openSession({ token: 'new', role: 'entityAdmin', entityType: 'brand' })
  expect(asked).toContain('/api/common/browser-reports')
  expect(session()).toMatchObject({ token: 'new', userData: null })
})
