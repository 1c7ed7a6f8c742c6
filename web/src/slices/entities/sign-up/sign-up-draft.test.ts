import { Register } from '@souk/contract/entities/sign-up.contract.ts'
import { stepsOf } from '@souk/contract/entities/sign-up-steps.ts'
import { expect, test } from 'vitest'
import { type Draft, beginDraft, finished, openStep, parseDraft, reopened, stepAsking, typed } from './sign-up-draft.ts'
import { payloadOf } from './sign-up-payload.ts'

const now = new Date('2026-11-15T08:00:00Z')
const nothing = { hasPassword: false, provenEmail: null }
const filledIn = {
  role: 'brand',
  entityName: 'Atelier Haddad',
  firstName: 'Lena',
  lastName: 'Haddad',
  country: 'Saudi Arabia',
  phone: '50 123 4567',
  countryCode: '+966',
  email: 'lena@example.test',
  companyRole: 'FOUNDER',
  website: '',
  launchDate: '2031-03-15',
  logoUrl: '/files/logo',
  bannerUrl: '',
  referralCode: 'KIN-2026',
}
const whole = (flow: 'v1' | 'v2'): Draft =>
  stepsOf(flow).reduce((draft, step) => finished(draft, step), typed(beginDraft(flow, now), filledIn))

test('a password is never stored in a draft', () => {
  const draft = typed(beginDraft('v1', now), { email: 'a@b.test', password: 'Souk#2026', password2: 'Souk#2026' })
  expect(draft.email).toBe('a@b.test')
  expect(JSON.stringify(draft)).not.toContain('Souk#2026')
  expect(JSON.stringify(parseDraft(JSON.stringify({ ...draft, password: 'Souk#2026' })))).not.toContain('Souk#2026')
})

test('what was kept is the same after a reload', () => {
  expect(parseDraft(JSON.stringify(whole('v2')))).toEqual(whole('v2'))
})

test.each([null, 'nonsense', '{}', '{"flow":"v3"}', '[]', '"text"'])('%s is no draft', (text) => {
  expect(parseDraft(text)).toBeNull()
})

test('a person begins at the first step of their flow', () => {
  expect(openStep(beginDraft('v1', now), nothing)).toBe('complete-info')
  expect(openStep(beginDraft('v2', now), nothing)).toBe('set-email')
})

test('what is typed does not finish a step, and what is changed opens it again', () => {
  const begun = typed(beginDraft('v1', now), filledIn)
  expect(openStep(begun, nothing)).toBe('complete-info')
  const on = finished(begun, 'complete-info')
  expect(openStep(on, nothing)).toBe('company-info')
  expect(typed(on, { firstName: 'Lena' })).toBe(on)
  expect(openStep(typed(on, { firstName: 'Lea' }), nothing)).toBe('complete-info')
})

test('another kind of account asks for the launch date again', () => {
  const changed = finished(typed(whole('v1'), { role: 'retailer' }), 'choose-user-type')
  expect(openStep(changed, { ...nothing, hasPassword: true })).toBe('set-launch-date')
})

test('without the password, after a reload, the last step waits for it', () => {
  expect(openStep(whole('v1'), nothing)).toBe('set-credentials')
  expect(openStep(whole('v1'), { ...nothing, hasPassword: true })).toBe('confirm')
})

test('a code counts for the mail it was sent to, and for no other', () => {
  expect(openStep(whole('v2'), { ...nothing, provenEmail: filledIn.email })).toBe('confirm')
  expect(openStep(whole('v2'), { ...nothing, provenEmail: 'other@example.test' })).toBe('set-otp')
})

test.each([
  ['v1', 'email', 'set-credentials'],
  ['v2', 'email', 'set-email'],
  ['v1', 'password', 'set-credentials'],
  ['v1', 'phone', 'complete-info'],
  ['v2', 'countryCode', 'complete-info'],
  ['v1', 'entityName', 'company-info'],
  ['v2', 'role', 'choose-user-type'],
  ['v2', 'logoUrl', 'upload-logo'],
  ['v1', 'logoUrl', 'confirm'],
  ['v2', 'launchDate', 'set-launch-date'],
  ['v2', 'referralCode', 'company-info'],
  ['v2', 'somethingNew', 'confirm'],
] as const)('in %s the field %s is asked for at %s', (flow, field, step) => {
  expect(stepAsking(flow, field)).toBe(step)
})

test('what the server objected to is open again', () => {
  const draft = reopened(whole('v1'), 'company-info')
  expect(openStep(draft, { ...nothing, hasPassword: true })).toBe('company-info')
})

test.each(['v1', 'v2'] as const)('what %s registers is what the contract takes', (flow) => {
  const input = payloadOf(whole(flow), 'Souk#2026')
  expect(Register.safeParse(input).error).toBeUndefined()
  expect(input).toMatchObject({ phone: '50 123 4567', countryCode: '+966', referralCode: 'KIN-2026' })
  expect('website' in input).toBe(false)
  expect('password' in input).toBe(flow === 'v1')
  expect('logoUrl' in input).toBe(flow === 'v2')
})
