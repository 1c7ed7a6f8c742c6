import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setPendingLink } from '../lib/session/pending-link.ts'
import { clearSession, session, storeSession } from '../lib/session/session.ts'
import { newRouter } from './routes/router.ts'
import { loadWords } from './app-words.ts'

const signedIn = { token: 'new', role: 'entityAdmin', entityType: 'brand' } as const
const abilities = ['Dashboard', 'Auth', 'Brand'].map((subject) => ({ action: 'read', subject }))
const orla = {
  id: 'u1',
  email: 'brand@souk.test',
  firstName: 'Orla',
  lastName: 'Brandt',
  role: 'entityAdmin',
  entityType: 'brand',
  entityName: 'Maison Orla',
  currentEntityId: 'e1',
  language: 'en',
  theme: 'auto',
  abilities,
} as const

type Answer = { status?: number; data?: unknown }
type Asked = { what: string; bearer: string | null; address: string }
const asked: Asked[] = []
let answers: Record<string, (bearer: string | null) => Answer> = {}
const dead: Answer = { status: 401 }
const opened: ReturnType<typeof newRouter>[] = []

beforeEach(async () => {
  clearSession()
  setPendingLink(null)
  asked.length = 0
  answers = {}
  await loadWords('en')
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers = {} }: RequestInit = {}) => {
    const bearer = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? null
    asked.push({ what: `${method} ${url}`, bearer, address: location.href })
    const { status = 200, data = null } = answers[`${method} ${url}`]?.(bearer) ?? { status: 404 }
    return new Response(JSON.stringify(status < 300 ? { data } : { message: 'No.', errors: [] }), { status })
  })
})
afterEach(() => {
  cleanup()
  opened.splice(0).forEach((router) => router.dispose())
  vi.unstubAllGlobals()
})

function open(path: string) {
  history.replaceState(null, '', path)
  const router = newRouter()
  opened.push(router)
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return router
}
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const times = (what: string) => asked.filter((one) => one.what === what).length
const here = () => location.pathname + location.search

describe('a link from a mail', () => {
  beforeEach(() => {
    answers = {
      'GET /api/v2/users': () => ({ data: orla }),
      'POST /api/v2/users/token': () => ({ data: signedIn }),
      'PUT /api/v2/users/magic-link-login': () => ({ data: signedIn }),
    }
  })

  test('leaves the address first, is read, is used once, and leads home from any path', async () => {
    const replaced = vi.spyOn(history, 'replaceState')
    open('/orders?tab=1&loginLink=secret-1')
    await title(/Orla$/)
    const addresses = replaced.mock.calls.map(([, , address]) => String(address)).filter((one) => one.startsWith('/'))
    expect(addresses.slice(1, 3)).toEqual(['/', '/link-login'])
    replaced.mockRestore()
    expect(here()).toBe('/dashboard')
    const calls = asked.filter(({ what }) => what.includes('/api/v2/users'))
    expect(calls.map(({ what, bearer }) => `${what} ${bearer}`).slice(0, 3)).toEqual([
      'GET /api/v2/users secret-1',
      'POST /api/v2/users/token secret-1',
      'GET /api/v2/users new',
    ])
    expect(times('POST /api/v2/users/token')).toBe(1)
    expect(calls.some(({ address }) => address.includes('secret'))).toBe(false)
    expect(session()).toMatchObject({ token: 'new', isAdmin: false, userData: { id: 'u1' } })
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret')
  })

  test('of an admin opens another person’s place, and is marked so', async () => {
    open('/?magicLink=secret-2&isAdmin=true')
    await title(/Orla$/)
    expect(times('PUT /api/v2/users/magic-link-login')).toBe(1)
    expect(times('POST /api/v2/users/token')).toBe(0)
    expect(localStorage.getItem('isAdmin')).toBe('true')
  })

  test('to sign in is no admin’s, whatever stands beside it', async () => {
    open('/?loginLink=secret-3&isAdmin=true')
    await title(/Orla$/)
    expect(times('PUT /api/v2/users/magic-link-login')).toBe(0)
    expect(localStorage.getItem('isAdmin')).toBeNull()
  })

  test('takes the place of an older session, which ends', async () => {
    storeSession({ ...signedIn, token: 'old' }, { userData: { id: 'u9', currentEntityId: 'e9', abilities } })
    open('/?loginLink=secret-4')
    await title(/Orla$/)
    expect(session().token).toBe('new')
    await waitFor(() =>
      expect(asked).toContainEqual(expect.objectContaining({ what: 'POST /api/v2/users/logout', bearer: 'old' })),
    )
  })

  test('that is dead says so, offers another, and leaves an older session alone', async () => {
    answers['GET /api/v2/users'] = (bearer) => (bearer === 'secret-5' ? dead : { data: orla })
    open('/?redirect=%2Forders&loginLink=secret-5')
    await title('This link no longer works')
    expect(times('POST /api/v2/users/token')).toBe(0)
    expect(screen.getByRole('button', { name: 'Email me a new link' })).toBeTruthy()
    expect(localStorage.getItem('redirectUrl')).toBe('/orders')
    cleanup()
    storeSession({ ...signedIn, token: 'old' }, { userData: orla as never })
    open('/dashboard?loginLink=secret-5')
    await title('This link no longer works')
    expect(screen.getByRole('link', { name: /Go on as .*brand@souk\.test/ })).toBeTruthy()
    expect(session().token).toBe('old')
  })

  test('whose profile has no id is logged, and nothing is set up', async () => {
    answers['GET /api/v2/users'] = () => ({ data: { ...orla, id: '' } })
    open('/?loginLink=secret-6')
    await title('This page is not open to you')
    expect(times('POST /api/common/browser-reports')).toBe(1)
    expect(session()).toMatchObject({ token: 'new', userData: null })
  })
})

describe('another place', () => {
  const other = { ...orla, entityName: 'Field & Harrow', currentEntityId: 'e2' }

  test('leads home, and nothing on the screen stays from the one before', async () => {
    storeSession({ ...signedIn, token: 'old' }, { userData: orla as never })
    open('/dashboard?tab=1')
    await title(/Orla$/)
    const before = screen.getByRole('heading', { level: 1 })
    act(() => storeSession(signedIn, { userData: other as never, switchedUserId: 'a2' }))
    await waitFor(() => expect(screen.getAllByText(/Field & Harrow/).length).toBeGreaterThan(0))
    await waitFor(() => expect(here()).toBe('/dashboard'))
    expect(before.isConnected).toBe(false)
  })

  test('the same profile again navigates nowhere', async () => {
    storeSession({ ...signedIn, token: 'old' }, { userData: orla as never })
    open('/dashboard?tab=1')
    await title(/Orla$/)
    act(() => storeSession({ ...signedIn, token: 'old' }, { userData: { ...orla, firstName: 'Orla' } as never }))
    expect(here()).toBe('/dashboard?tab=1')
  })
})

test('a session that dies does not take away a page that is open to everybody', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answers = { 'GET /api/v2/users': () => dead }
  storeSession({ ...signedIn, token: 'old' }, { userData: orla as never })
  open('/reset-password/some-token')
  await title('Set a new password')
  const { restoreSession } = await import('../lib/session/restore-session.ts')
  await act(() => restoreSession())
  await waitFor(() => expect(session().token).toBeNull())
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Set a new password')
  expect(here()).toBe('/reset-password/some-token')
})

test('a guest enters once, and is led from a page that is not for guests to the showroom', async () => {
  answers = { 'POST /api/common/guest-user/login': () => ({ data: { token: 'g', role: null, entityType: 'guest' } }) }
  localStorage.setItem('redirectUrl', '/dashboard')
  open('/guest-user')
  await waitFor(() => expect(here()).toContain('explore'))
  expect(times('POST /api/common/guest-user/login')).toBe(1)
  expect(session()).toMatchObject({ token: 'g', entityType: 'guest' })
  expect(localStorage.getItem('redirectUrl')).toBeNull()
})
