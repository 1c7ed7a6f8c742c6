import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../ui/testing/input-world.tsx'
import { CompanyStep } from './sign-up-company-form.tsx'
import { EmailStep } from './sign-up-email-form.tsx'
import { CredentialsStep } from './sign-up-credentials-form.tsx'
import { beginDraft, typed } from './sign-up-draft.ts'
import { LaunchStep } from './sign-up-launch-form.tsx'
import { PersonStep } from './sign-up-person-form.tsx'
import { LogoStep } from './sign-up-picture-form.tsx'
import { SideStep } from './sign-up-side-form.tsx'
import { pendingPassword, storeDraft, storedDraft } from './sign-up-store.ts'
import { suggestedAgain, usualCurrency, usualTimeZone } from './sign-up-suggestions.ts'
import { todayHere } from './sign-up-today.ts'
import { refusal, signUpWorld } from '../testing/sign-up-world.ts'

const { answers, sent, times } = signUpWorld()
const [check, code, where] = ['/api/auth/user/check-email', '/api/auth/send-otp', '/api/common/ip-country']
const begin = (flow: 'v1' | 'v2', values = {}) => storeDraft(typed(beginDraft(flow, new Date()), values))
const next = () => screen.getByRole('button', { name: 'Continue' })
const path = (router: { state: { location: { pathname: string } } }) => router.state.location.pathname

test('every letter is kept, and the country of the visitor is offered with its dial code', async () => {
  begin('v1')
  answers[where] = () => new Response('1;SA;SAU;Saudi Arabia')
  const { user } = show(<PersonStep />)
  await waitFor(() => expect(storedDraft()?.country).toBe('Saudi Arabia'))
  await user.type(screen.getByLabelText('First name'), 'Le')
  expect(storedDraft()).toMatchObject({ firstName: 'Le', countryCode: '+966', done: [] })
})

test('what was chosen is not overwritten by where the visitor is', async () => {
  begin('v1', { country: 'France', countryCode: '+33' })
  answers[where] = () => new Response('1;SA;SAU;Saudi Arabia')
  show(<PersonStep />)
  expect(screen.getByLabelText<HTMLInputElement>('Country', { selector: 'input' }).value).toBe('France')
  expect(times(where)).toBe(0)
})

test('a country chosen while the answer is on its way stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  begin('v1')
  const { promise, resolve } = Promise.withResolvers<Response>()
  answers[where] = () => promise
  const { user } = show(<PersonStep />)
  await user.type(screen.getByLabelText('Country', { selector: 'input' }), 'Fran')
  await user.click(await screen.findByRole('option', { name: /^France/ }))
  resolve(new Response('1;SA;SAU;Saudi Arabia'))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(storedDraft()).toMatchObject({ country: 'France', countryCode: '+33' })
})

test('an unknown country does no harm', async () => {
  begin('v1')
  answers[where] = () => refusal(500, 'broken')
  show(<PersonStep />)
  await waitFor(() => expect(times('/api/common/browser-reports')).toBe(1))
  expect(screen.queryByText('broken')).toBeNull()
  expect(storedDraft()?.country).toBe('')
})

test('a mail that has an account is offered the sign-in, and no code is sent', async () => {
  begin('v2')
  answers[check] = () => Response.json({ data: { available: false } })
  const { user, router } = show(<EmailStep />, '/sign-up/set-email')
  await user.type(screen.getByLabelText('Email address'), 'brand@souk.test{Enter}')
  await screen.findByText('This email already has an account. Sign in instead.')
  expect(screen.getByRole('link', { name: 'Sign in with this email' }).getAttribute('href')).toBe('/login')
  expect([path(router), times(code)]).toEqual(['/sign-up/set-email', 0])
  await user.tab()
  expect(screen.getByRole('link', { name: 'Sign in with this email' })).toBeTruthy()
})

test('a free mail gets a code', async () => {
  begin('v2')
  answers[check] = () => Response.json({ data: { available: true } })
  answers[code] = () => Response.json({ data: null })
  const { user, router } = show(<EmailStep />, '/sign-up/set-email')
  await user.type(screen.getByLabelText('Email address'), 'Lena@Example.test{Enter}')
  await waitFor(() => expect(path(router)).toBe('/sign-up/set-otp'))
  expect(sent.at(-1)).toMatchObject({ path: code, body: { email: 'lena@example.test' } })
})

test('a mail that was proved on the way in needs no second code', async () => {
  begin('v2', { email: 'lena@example.test' })
  sessionStorage.setItem('registrationToken', 'proof')
  sessionStorage.setItem('registrationEmail', 'lena@example.test')
  answers[check] = () => Response.json({ data: { available: true } })
  const { user, router } = show(<EmailStep />, '/sign-up/set-email')
  await user.click(next())
  await waitFor(() => expect(path(router)).toBe('/sign-up/complete-info'))
  expect(times(code)).toBe(0)
})

test('a password is held for the last step, and written nowhere', async () => {
  begin('v1')
  answers[check] = () => Response.json({ data: { available: true } })
  const { user } = show(<CredentialsStep />)
  await user.type(screen.getByLabelText('Email address'), 'lena@example.test')
  await user.type(screen.getByLabelText('Password'), 'Souk#2026')
  await user.type(screen.getByLabelText('Repeat the password'), 'Souk#2026{Enter}')
  await waitFor(() => expect(pendingPassword()).toBe('Souk#2026'))
  expect(storedDraft()?.done).toContain('set-credentials')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Souk#2026')
})

test('one of the most used passwords is refused at its field, in the step that asks for it', async () => {
  begin('v1', { email: 'lena@example.test' })
  answers[check] = () => Response.json({ data: { available: true } })
  const { user } = show(<CredentialsStep />)
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Welcome1!')
  await user.type(screen.getByLabelText('Repeat the password', { selector: 'input' }), 'Welcome1!')
  await user.click(next())
  await screen.findByText('This password is one of the most used, so it is easy to guess. Choose another one.')
  expect([pendingPassword(), times(check)]).toEqual([null, 0])
})

test('one of the two has to be chosen', async () => {
  begin('v1')
  const { user } = show(<SideStep />)
  await user.click(next())
  await screen.findByText('Choose one of the two.')
  await user.click(screen.getByRole('radio', { name: 'Retailer' }))
  await user.click(next())
  await waitFor(() => expect(storedDraft()).toMatchObject({ role: 'retailer', done: ['choose-user-type'] }))
})

test.each([
  ['', 'Choose the day your brand opens on Souk.'],
  ['2020-01-01', 'Choose today or a later day.'],
])('a brand cannot open on "%s"', async (day, words) => {
  begin('v1', { role: 'brand' })
  const { user } = show(<LaunchStep />)
  fireEvent.change(screen.getByLabelText('Launch date'), { target: { value: day } })
  await user.click(next())
  await screen.findByText(words)
  expect(storedDraft()?.done).toEqual([])
})

test('a brand may open today, and a retailer may leave it open', async () => {
  begin('v1', { role: 'brand', launchDate: todayHere() })
  const { user } = show(<LaunchStep />)
  await user.click(next())
  await waitFor(() => expect(storedDraft()?.done).toEqual(['set-launch-date']))
})

test('a retailer skips the day', async () => {
  begin('v1', { role: 'retailer' })
  const { user } = show(<LaunchStep />)
  await user.click(screen.getByRole('button', { name: 'Skip for now' }))
  await waitFor(() => expect(storedDraft()?.done).toEqual(['set-launch-date']))
})

const validate = '/api/users/referrals/validate'
const unknownCode = 'This referral code does not exist.'
const company = { entityName: 'Atelier', companyRole: 'FOUNDER', country: 'Lebanon' }

test('currency and time zone are suggested by the country, and can be changed', async () => {
  begin('v1', company)
  const { user } = show(<CompanyStep />)
  const currency = screen.getByLabelText<HTMLInputElement>('Currency', { selector: 'input' })
  expect(currency.value).toBe('US Dollar')
  expect(screen.getByLabelText<HTMLInputElement>('Time zone', { selector: 'input' }).value).not.toBe('')
  await user.clear(currency)
  await user.type(currency, 'Euro')
  await user.click(await screen.findByRole('option', { name: /^Euro/ }))
  await user.click(next())
  await waitFor(() => expect(storedDraft()?.done).toContain('company-info'))
  expect(storedDraft()?.currency).toBe('EUR')
})

test('a wrong referral code of a link is said in the company step, and can be removed', async () => {
  begin('v1', { ...company, referralCode: 'NOPE' })
  answers[validate] = () => refusal(422, unknownCode, 'referralCode')
  const { user } = show(<CompanyStep />)
  await screen.findByText(unknownCode)
  await user.click(next())
  expect(storedDraft()?.done).not.toContain('company-info')
  await user.click(screen.getByRole('button', { name: 'Remove the code' }))
  await user.click(next())
  await waitFor(() => expect(storedDraft()?.done).toContain('company-info'))
  expect(storedDraft()?.referralCode).toBe('')
})

test('a typed referral code shows whose it is', async () => {
  begin('v1', company)
  answers[validate] = () => Response.json({ data: { referrer: 'Kin & Co' } })
  const { user } = show(<CompanyStep />)
  await user.type(screen.getByLabelText(/^Referral code/), 'KIN-2026')
  await user.tab()
  await screen.findByText(/Referred by .*Kin & Co/)
  expect(sent.find(({ path }) => path === validate)?.body).toEqual({ code: 'KIN-2026', email: '', website: '' })
})

test('another country suggests its own currency and clock again, unless others were chosen', () => {
  const defaults = { currency: 'SAR', timeZone: 'Asia/Riyadh' }
  const suggested = { currency: 'SAR', timeZone: 'Asia/Beirut' }
  expect(suggestedAgain(suggested, 'Lebanon', defaults)).toEqual({ currency: '', timeZone: '' })
  expect(suggestedAgain({ ...suggested, currency: 'EUR' }, 'Lebanon', defaults)).not.toHaveProperty('currency')
  const usual = (country: string) => [usualCurrency(country, defaults), usualTimeZone(country, defaults)]
  expect([usual('France'), usual('')]).toEqual([
    ['EUR', 'Europe/Paris'],
    ['', ''],
  ])
})

test('a press on a side goes on, the arrows of the keyboard wait for the button', async () => {
  begin('v1')
  const { user, router } = show(<SideStep />)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(storedDraft()).toMatchObject({ role: expect.stringMatching(/brand|retailer/), done: [] })
  expect(path(router)).toBe('/')
  await user.click(screen.getByRole('radio', { name: 'Brand' }))
  if (storedDraft()?.done.length === 0) await user.click(screen.getByRole('radio', { name: 'Retailer' }))
  await waitFor(() => expect(storedDraft()?.done).toEqual(['choose-user-type']))
  expect(path(router)).toBe('/sign-up/complete-info')
})

test('one press leaves logo and banner for later', async () => {
  begin('v2')
  const { user } = show(<LogoStep />)
  await user.click(screen.getByRole('button', { name: 'Add logo and banner later' }))
  await waitFor(() => expect(storedDraft()?.done).toEqual(['upload-logo', 'upload-banner']))
})
