import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { clearSession, session } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { SetupPage } from './setup-page.tsx'

const path = '/api/v2/users/noAuth/setup'
let answers: Record<string, () => Response>
let sent: { what: string; body: unknown }[]
const data = (value: unknown) => () => Response.json({ data: value })
const refused = (message: string, field: string) => () =>
  Response.json({ message, errors: [{ message, code: 'invalid', field }] }, { status: 422 })

beforeEach(async () => {
  clearSession()
  sent = []
  answers = {
    [`GET ${path}`]: data({ isOpen: true }),
    [`POST ${path}`]: data({ token: 't', role: 'soukAdmin', entityType: null }),
    'GET /api/v2/users': data({ id: 'one', role: 'soukAdmin', needsTwoFactor: true, abilities: [] }),
    'POST /api/v2/users/two-factor': data({ secret: 'ABCD', uri: 'otpauth://', qr: { size: 21, path: 'M0 0' } }),
    'PUT /api/v2/users/two-factor': data({ recoveryCodes: ['abcd-efgh'] }),
  }
  await loadNamespaces('setup', 'security', 'identity', 'sign-up')
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const what = `${method} ${url.split('?')[0]}`
    sent.push({ what, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    return (answers[what] ?? (() => new Response('{}', { status: 404 })))()
  })
})
afterEach(() => vi.unstubAllGlobals())

function open() {
  const page = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SetupPage />
    </QueryClientProvider>
  )
  return show(page, '/setup?token=abc').user
}

async function fill() {
  const user = open()
  await user.type(await screen.findByLabelText('First name'), 'Amal')
  await user.type(screen.getByLabelText('Last name'), 'Haddad')
  await user.type(screen.getByLabelText('Email address'), 'amal@souk.example')
  await user.type(screen.getByLabelText('Password'), 'Linen#2031')
  await user.type(screen.getByLabelText('Repeat the password'), 'Linen#2031')
  await user.click(screen.getByRole('button', { name: 'Become the administrator' }))
  return user
}

test('the first administrator types who they are, connects an app with the password just typed, and sees the codes', async () => {
  const user = await fill()
  await user.click(await screen.findByRole('button', { name: 'Connect an authenticator app' }))
  await screen.findByRole('dialog')
  expect(session().role).toBe('soukAdmin')
  const { body } = sent.find(({ what }) => what === `POST ${path}`)!
  expect(body).toMatchObject({ token: 'abc', email: 'amal@souk.example', password: 'Linen#2031' })
  expect(sent.find(({ what }) => what === 'POST /api/v2/users/two-factor')?.body).toEqual({ password: 'Linen#2031' })
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('group', { name: 'Code from the app' }).querySelector('input')!)
  await user.keyboard('12345')
  answers['GET /api/v2/users'] = data({ id: 'one', role: 'soukAdmin', needsTwoFactor: false, abilities: [] })
  await user.keyboard('6')
  await screen.findByText('abcd-efgh')
  expect(session().userData?.needsTwoFactor).toBe(false) // the console opens at once, however early it is pressed
  await user.click(screen.getByRole('button', { name: 'I have stored them' }))
  const go = await screen.findByRole('link', { name: 'Open the console' })
  expect(go.getAttribute('href')).toBe('/admin')
})

test('an email that has an account is refused at its field, and nothing typed is lost', async () => {
  answers[`POST ${path}`] = refused('This email has an account already.', 'email')
  await fill()
  await screen.findByText('This email has an account already.')
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Amal')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Linen#2031')
})

test('an address that was used before says how to get a new one', async () => {
  answers[`GET ${path}`] = data({ isOpen: false })
  open()
  await screen.findByRole('heading', { name: 'This address no longer works' })
  expect(screen.getByText(/npm run admin/)).toBeTruthy()
})

test('an address that is used by another person meanwhile says so when it is sent', async () => {
  answers[`POST ${path}`] = refused('This address was used.', 'token')
  await fill()
  expect(await screen.findByRole('heading', { name: 'This address no longer works' })).toBeTruthy()
})

test('with a passkey no password is sent', async () => {
  vi.stubGlobal('PublicKeyCredential', Object)
  vi.stubGlobal('isSecureContext', true)
  const user = open()
  await user.type(await screen.findByLabelText('First name'), 'Amal')
  await user.type(screen.getByLabelText('Last name'), 'Haddad')
  await user.type(screen.getByLabelText('Email address'), 'amal@souk.example')
  await user.click(screen.getByRole('radio', { name: 'Passkey' }))
  expect(screen.queryByLabelText('Password')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Become the administrator' }))
  await waitFor(() => expect(session().role).toBe('soukAdmin'))
  expect(sent.find(({ what }) => what === `POST ${path}`)?.body).not.toHaveProperty('password')
  await screen.findByRole('button', { name: 'Add a passkey' })
})
