import { stepsOf } from '@souk/contract/entities/sign-up-steps.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '../../../lib/session/session.ts'
import { beginDraft, finished } from './sign-up-draft.ts'
import { arriving, leadSignUp, wayTo } from './sign-up-entry.ts'
import { setPendingPassword, storeDraft, storedDraft } from './sign-up-store.ts'

const none = { hasPassword: false, provenEmail: null }
const v1 = beginDraft('v1', new Date())
const v2 = beginDraft('v2', new Date())
const settings = vi.hoisted(() => ({ registrationFlow: 'v1' }))
vi.mock('../../../lib/settings.ts', async (original) => ({
  ...(await original<object>()),
  readSettings: async () => settings,
}))

beforeEach(() => {
  clearSession()
  setPendingPassword(null)
})
afterEach(() => {
  settings.registrationFlow = 'v1'
})
const led = async (path: string) =>
  (await leadSignUp(new URL(path, 'http://souk.test')))?.headers.get('location') ?? null

test('without a step the way leads to the first visible one', () => {
  expect(wayTo(v1, undefined, none)).toEqual({ go: 'step', step: 'complete-info' })
  expect(wayTo(v2, undefined, none)).toEqual({ go: 'step', step: 'set-email' })
})

test.each([
  [v1, ['set-email', 'set-otp', 'upload-logo', 'upload-banner']],
  [v2, ['set-credentials']],
])('what another flow asks is hidden', (draft, hidden) => {
  for (const step of hidden) expect(wayTo(draft, step, none)).toEqual({ go: 'hidden' })
})

test('a step cannot be skipped, and going back is allowed', () => {
  const begun = finished(finished(v1, 'complete-info'), 'company-info')
  expect(wayTo(begun, 'confirm', none)).toEqual({ go: 'step', step: 'choose-user-type' })
  for (const step of stepsOf('v1').slice(0, 3)) expect(wayTo(begun, step, none)).toEqual({ go: 'in' })
})

test('a link brings a mail and a referral code, and leaves the address without them', async () => {
  expect(await led('/sign-up/complete-info?email=%20Lena@Example.test&referralCode=KIN-2026')).toBe(
    '/sign-up/complete-info',
  )
  expect(storedDraft()).toMatchObject({ email: 'lena@example.test', referralCode: 'KIN-2026' })
  expect(await led('/sign-up/complete-info')).toBeNull()
})

test('what is too long to be one is not taken', () => {
  const query = new URLSearchParams({ referralCode: 'x'.repeat(41), email: `${'x'.repeat(250)}@b.test` })
  expect(arriving(v1, query)).toBe(v1)
})

test('the flow is the one of the beginning, whatever the settings say later', async () => {
  expect(await led('/sign-up')).toBe('/sign-up/complete-info')
  settings.registrationFlow = 'v2'
  expect(await led('/sign-up')).toBe('/sign-up/complete-info')
  expect(await led('/sign-up/set-email')).toBe('/apps/miscellaneous/not-authorized')
  clearSession()
  expect(storedDraft()).toBeNull()
  expect(await led('/sign-up')).toBe('/sign-up/set-email')
})

test('the last address leads to the first step that is missing', async () => {
  storeDraft(finished(v1, 'complete-info'))
  expect(await led('/sign-up/confirm')).toBe('/sign-up/company-info')
})
