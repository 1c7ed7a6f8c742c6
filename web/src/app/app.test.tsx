import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '../lib/language/language.ts'
import { clearSession, session, storeSession, storeUserData } from '../lib/session/session.ts'
import { newRouter } from './routes/router.ts'
import { loadWords } from './app-words.ts'

const signedIn = { token: 'abc', role: 'entityAdmin', entityType: 'brand' } as const
const me = {
  id: '0198d000-0000-7000-8000-000000000001',
  email: 'brand@souk.test',
  firstName: 'Orla',
  lastName: 'Brandt',
  role: 'entityAdmin',
  entityType: 'brand',
  entityName: 'Maison Orla',
  currentEntityId: '0198d000-0000-7000-8000-000000000002',
  access: [],
  isDemo: true,
  language: 'en',
  theme: 'auto',
  abilities: [
    { action: 'manage', subject: 'Brand' },
    { action: 'read', subject: 'Dashboard' },
  ],
} as const

type Answer = { status?: number; body: unknown }
const sent: { url: string; init: RequestInit }[] = []
let answers: Record<string, Answer> = {}
const opened: ReturnType<typeof newRouter>[] = []

beforeEach(async () => {
  clearSession()
  sent.length = 0
  answers = {}
  await loadWords('en')
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({ url, init })
    const { status = 200, body } = answers[url] ?? { status: 404, body: { message: `no ${url}`, errors: [] } }
    return new Response(JSON.stringify(body), { status })
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
  render(<RouterProvider router={router} />)
  return router
}

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const here = () => location.pathname + location.search

test('an unknown path leads to the 404 page, which shows the path', async () => {
  open('/no/such?thing=1')
  await title('This page is not here')
  expect(here()).toBe('/error-404?path=%2Fno%2Fsuch')
  expect(screen.getByText('/no/such')).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('This page is not here · Souk'))
})

test.each([
  ['/apps/miscellaneous/not-authorized', 'This page is not open to you'],
  ['/apps/miscellaneous/not-authorized?reason=marketplace', "You can't access the marketplace"],
  ['/apps/miscellaneous/under-maintenance', 'Souk is being worked on'],
  ['/apps/miscellaneous/error', 'Something broke on our side'],
])('%s is open to strangers', async (path, heading) => {
  open(path)
  expect(await title(heading)).toBeTruthy()
})

test('the error page shows the request id', async () => {
  open('/apps/miscellaneous/error?requestId=req-77')
  await title('Something broke on our side')
  expect(screen.getByText('req-77')).toBeTruthy()
})

test('a bare page speaks Arabic as soon as it is asked to', async () => {
  open('/error-404')
  await title('This page is not here')
  await userEvent.click(screen.getByRole('button', { name: 'العربية' }))
  await title('هذه الصفحة غير موجودة')
  await waitFor(() => expect(document.title).toBe('هذه الصفحة غير موجودة · سوق'))
  await act(() => changeLanguage('en'))
})

test('a stranger signs in and lands where they wanted to go', async () => {
  answers = {
    '/api/v2/users/noAuth/login': { body: { data: signedIn } },
    '/api/v2/users': { body: { data: me } },
  }
  open('/dashboard?from=mail')
  await title('Sign in')
  expect(here()).toBe('/login?redirect=%2Fdashboard%3Ffrom%3Dmail')
  expect(localStorage.getItem('redirectUrl')).toBe('/dashboard?from=mail')

  await userEvent.type(screen.getByLabelText('Email address'), 'Brand@Souk.test')
  await userEvent.type(screen.getByLabelText('Password'), 'Souk#2026')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await title(/^(Good (morning|afternoon|evening)|Hello), Orla$/)
  expect(here()).toBe('/dashboard?from=mail')
  expect(localStorage.getItem('redirectUrl')).toBeNull()
  const login = sent.find(({ url }) => url.endsWith('/login'))
  expect(JSON.parse(String(login?.init.body))).toEqual({ email: 'brand@souk.test', password: 'Souk#2026' })
  expect(screen.getByText(/^Signed in for .*Maison Orla/)).toBeTruthy()
})

test('an empty form is answered at its fields, and nothing is sent', async () => {
  open('/login')
  await title('Sign in')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByText('Please enter the email address.')
  expect(screen.getByText('Please enter the password.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email address'))
  await userEvent.type(screen.getByLabelText('Email address'), 'brand@souk.test')
  await waitFor(() => expect(screen.queryByText(/email address\.$/)).toBeNull())
  expect(sent.filter(({ url }) => url.includes('login'))).toEqual([])
})

test('a wrong password is said by the server, and stays on the page', async () => {
  const message = 'Email or password is wrong.'
  answers = { '/api/v2/users/noAuth/login': { status: 422, body: { message, errors: [{ message, code: 'invalid' }] } } }
  open('/login')
  await title('Sign in')
  await userEvent.type(screen.getByLabelText('Email address'), 'brand@souk.test')
  await userEvent.type(screen.getByLabelText('Password'), 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
  expect(session().token).toBeNull()
})

test('a sign-in answer without a token leaves the person signed out', async () => {
  answers = { '/api/v2/users/noAuth/login': { body: { data: { ...signedIn, token: '' } } } }
  open('/login')
  await title('Sign in')
  await userEvent.type(screen.getByLabelText('Email address'), 'brand@souk.test')
  await userEvent.type(screen.getByLabelText('Password'), 'Souk#2026')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByText(/couldn’t sign you in/)
  expect(session().token).toBeNull()
})

test('a signed-in person is redirected home, and to sign-in when another tab signs out', async () => {
  storeSession(signedIn)
  storeUserData({ ...me, access: [], userAssociations: [], abilities: [...me.abilities] })
  open('/login')
  await title(/Orla$/)
  expect(here()).toBe('/dashboard')
  localStorage.clear()
  act(() => void dispatchEvent(new StorageEvent('storage', { storageArea: localStorage })))
  await title('Sign in')
  expect(here()).toBe('/login?redirect=%2Fdashboard')
})

test('signing out leads to the sign-in with the way back', async () => {
  storeSession(signedIn)
  storeUserData({ ...me, access: [], userAssociations: [], abilities: [...me.abilities] })
  answers = { '/api/v2/users/logout': { body: { data: null } } }
  open('/dashboard?tab=1')
  await title(/Orla$/)
  await userEvent.click(screen.getByRole('button', { name: /Orla Brandt/ }))
  await userEvent.click(screen.getByRole('link', { name: 'Sign out' }))
  await title('Sign in')
  expect(here()).toBe('/login?redirect=%2Fdashboard%3Ftab%3D1')
  expect(session().token).toBeNull()
  expect(sent.some(({ url }) => url === '/api/v2/users/logout')).toBe(true)
})
