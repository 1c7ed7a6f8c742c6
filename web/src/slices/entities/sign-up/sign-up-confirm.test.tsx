import { cleanup, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { rememberRedirect, session } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { CompanyStep } from './sign-up-company-form.tsx'
import { ConfirmStep } from './sign-up-confirm-form.tsx'
import { setPendingPassword, storedDraft } from './sign-up-store.ts'
import { refusal, signUpWorld, tellAll, signUpDraft } from '../testing/sign-up-world.ts'

const { answers, sent, times } = signUpWorld()
const [register, me, login] = ['/api/v2/users/noAuth/register', '/api/v2/users', '/api/v2/users/noAuth/login']
const signedIn = () =>
  Response.json({ data: { token: 'new', role: 'entityAdmin', entityType: 'brand' } }, { status: 201 })
const profile = () =>
  Response.json({
    data: { id: '1', email: signUpDraft.email, abilities: [], language: 'en', theme: 'light', role: 'entityAdmin' },
  })

beforeEach(() => {
  answers[register] = signedIn
  answers[me] = profile
})

async function confirm(flow: 'v1' | 'v2' = 'v1', values = {}) {
  tellAll(flow, values)
  if (flow === 'v1') setPendingPassword('Souk#2026')
  const shown = show(<ConfirmStep />, '/sign-up/confirm')
  await shown.user.click(screen.getByRole('checkbox'))
  const create = screen.getByRole('button', { name: 'Create account' })
  return { ...shown, create, at: () => shown.router.state.location }
}

test('registering needs the terms', async () => {
  const { user, create } = await confirm()
  await user.click(screen.getByRole('checkbox'))
  await user.click(create)
  await screen.findByText('Accept the terms to go on.')
  expect(times(register)).toBe(0)
})

test('two clicks register once, and nothing of the draft stays', async () => {
  const { user, create, at } = await confirm()
  await user.dblClick(create)
  await waitFor(() => expect(at().pathname).toBe('/'))
  expect(times(register)).toBe(1)
  expect([session().token, storedDraft(), sessionStorage.length]).toEqual(['new', null, 0])
})

test('a person who came by an invitation goes back to it, and nowhere else', async () => {
  for (const [wanted, end] of [
    ['/invitation/abc?accept=1', '/invitation/abc'],
    ['/orders', '/'],
  ] as const) {
    rememberRedirect(wanted)
    const { user, create, at } = await confirm()
    await user.click(create)
    await waitFor(() => expect(at().pathname).toBe(end))
    cleanup()
  }
})

test('the proven mail is the bearer of a registration without a password', async () => {
  sessionStorage.setItem('registrationToken', 'proof')
  sessionStorage.setItem('registrationEmail', signUpDraft.email)
  const { user, create, at } = await confirm('v2')
  await user.click(create)
  await waitFor(() => expect(at().pathname).toBe('/'))
  expect(sent.find(({ path }) => path === register)).toMatchObject({ bearer: 'Bearer proof' })
})

test('what the server objects to is said at the step that asked for it', async () => {
  answers[register] = () => refusal(422, 'Choose another name.', 'entityName')
  const { user, create, at } = await confirm()
  await user.click(create)
  await waitFor(() => expect(at().pathname).toBe('/sign-up/company-info'))
  expect(at().state).toEqual({ fieldErrors: { entityName: 'Choose another name.' } })
  expect(storedDraft()?.done).not.toContain('company-info')
})

/** As the router does it: the step is drawn once it is reached. */
function AtItsAddress() {
  const { pathname } = useLocation()
  return <main>{pathname === '/sign-up/company-info' && <CompanyStep />}</main>
}

test('the objection stands at its field until something else is written there', async () => {
  tellAll('v1')
  const { router, user } = show(<AtItsAddress />, '/sign-up/confirm')
  await router.navigate('/sign-up/company-info', { state: { fieldErrors: { entityName: 'Choose another name.' } } })
  await screen.findByText('Choose another name.')
  const name = screen.getByLabelText('Company name')
  await waitFor(() => expect(document.activeElement).toBe(name))
  await user.type(name, '2')
  expect(screen.queryByText('Choose another name.')).toBeNull()
})

test.each([
  ['v1', '/sign-up/set-credentials'],
  ['v2', '/sign-up/set-email'],
] as const)('in %s a mail that was taken meanwhile leads to its step', async (flow, path) => {
  answers[register] = () => refusal(409, 'This email already has an account. Sign in instead.', 'email')
  const { user, create, at } = await confirm(flow)
  await user.click(create)
  await waitFor(() => expect(at().pathname).toBe(path))
})

test('a confirmation that is too old is asked for again, with a new code', async () => {
  sessionStorage.setItem('registrationToken', 'old')
  sessionStorage.setItem('registrationEmail', signUpDraft.email)
  answers[register] = () => refusal(422, 'Confirm your email with a code.', 'email')
  answers['/api/auth/send-otp'] = () => Response.json({ data: null })
  const { user, create, at } = await confirm('v2')
  await user.click(create)
  await waitFor(() => expect(at().pathname).toBe('/sign-up/set-otp'))
  expect(at().state).toEqual({ isExpired: true })
  expect([times('/api/auth/send-otp'), sessionStorage.getItem('registrationToken')]).toEqual([1, null])
})

test('when the answer was lost, a second try goes in instead of finding the mail taken', async () => {
  answers[register] = () => Promise.reject(new TypeError('network'))
  const { user, create, at } = await confirm()
  await user.click(create)
  await screen.findByText('No internet connection. Please check your network settings.')
  answers[login] = signedIn
  await user.click(create)
  await waitFor(() => expect(at().pathname).toBe('/'))
  expect(times(register)).toBe(1)
})

test('when nothing arrived at all, a second try registers', async () => {
  answers[register] = () => Promise.reject(new TypeError('network'))
  const { user, create, at } = await confirm('v1', { email: 'second@example.test' })
  await user.click(create)
  await screen.findByText(/No internet connection/)
  answers[login] = () => refusal(422, 'The email or the password is wrong.')
  answers[register] = signedIn
  await user.click(create)
  await waitFor(() => expect(at().pathname).toBe('/'))
  expect(times(register)).toBe(2)
})

test('an account that was made but not opened is opened by the next try, not made again', async () => {
  answers[me] = () => refusal(503, 'Not available.')
  const { user, create, at } = await confirm()
  await user.click(create)
  await screen.findByText('Not available.')
  answers[me] = profile
  await user.click(create)
  await waitFor(() => expect(at().pathname).toBe('/'))
  expect(times(register)).toBe(1)
})
