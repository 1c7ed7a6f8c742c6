import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { clearSession, session, storeSession } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { LoginForm } from './login-form.tsx'

const sent: { url: string; body: unknown }[] = []
const onDone = vi.fn()
let message: string | undefined

beforeEach(async () => {
  vi.clearAllMocks()
  clearSession()
  sent.length = 0
  await loadNamespaces('identity')
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body ?? 'null')) })
    return Response.json({ data: { token: null, role: null, entityType: null }, message })
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['Sign-in is closed for maintenance.', 'Sign-in is closed for maintenance.'],
  [undefined, 'We couldn’t sign you in. Try again in a moment.'],
])('a sign-in without a token shows and records the message of the server: %s', async (reply, shown) => {
  message = reply
  storeSession({ token: 'old', role: 'entityAdmin', entityType: 'brand' })
  const { user } = show(<LoginForm onDone={onDone} />)
  await user.type(screen.getByLabelText('Email address'), 'brand@souk.test')
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Souk#2026')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText(shown)).toBeTruthy()
  expect(sent.find(({ url }) => url.endsWith('/browser-reports'))?.body).toMatchObject({ message: shown })
  expect([session().token, onDone.mock.calls.length]).toEqual([null, 0])
})
