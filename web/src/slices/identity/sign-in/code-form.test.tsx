import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { clearSession, session } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { CodeForm } from './code-form.tsx'
import { registrationTokenKey } from '../model/registration-token.ts'

const wrong = 'This code is wrong or no longer valid. Ask for a new one.'
const sent: { url: string; body: unknown }[] = []
const ends = { onBack: vi.fn(), onIn: vi.fn(), onUnknown: vi.fn() }
let answer: (url: string) => Response = () => refusal()

const refusal = () => Response.json({ message: wrong, errors: [{ message: wrong, field: 'otp' }] }, { status: 422 })
const tries = () => sent.filter(({ url }) => url.endsWith('verify-otp')).length
const cells = () => screen.getAllByRole<HTMLInputElement>('textbox')
const typed = () =>
  cells()
    .map(({ value }) => value)
    .join('')

beforeEach(async () => {
  vi.clearAllMocks()
  clearSession()
  sent.length = 0
  answer = refusal
  await loadNamespaces('identity')
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body ?? 'null')) })
    return answer(url)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = () => show(<CodeForm email="new@souk.test" {...ends} />)

test('six digits are tried at once; a wrong code stays, says what is left, and is not tried again by itself', async () => {
  const { user } = open()
  await user.click(cells()[0]!)
  await user.keyboard('123456')
  await screen.findByText(wrong)
  expect(screen.getByText('4 of 5 tries left for this code.')).toBeTruthy()
  expect([typed(), document.activeElement]).toEqual(['123456', cells()[0]])
  await user.keyboard('9')
  expect([typed(), tries()]).toEqual(['923456', 1])
  await user.keyboard('{Enter}')
  await screen.findByText('3 of 5 tries left for this code.')
  expect(sent.at(-1)?.body).toEqual({ email: 'new@souk.test', otp: '923456' })
})

test('after five tries only a new code helps', async () => {
  const { user } = open()
  await user.click(cells()[0]!)
  await user.keyboard('123456')
  for (let left = 4; left > 0; left -= 1) {
    await screen.findByText(new RegExp(`^${left} of 5`))
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
  }
  await screen.findByText('No tries left for this code. Request a new one.')
  expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBe('true')
})

test('a code that is not whole is not sent', async () => {
  const { user } = open()
  await user.click(cells()[0]!)
  await user.keyboard('12{Enter}')
  await screen.findByText('Enter all six digits.')
  expect(tries()).toBe(0)
})

test('an unknown person keeps what registering needs, and is not signed in', async () => {
  answer = () => Response.json({ data: { token: 'proof', role: null, entityType: null, isRegistered: false } })
  const { user } = open()
  await user.click(cells()[0]!)
  await user.paste('123 456')
  await waitFor(() => expect(ends.onUnknown).toHaveBeenCalledOnce())
  expect(sessionStorage.getItem(registrationTokenKey)).toBe('proof')
  expect(session().token).toBeNull()
  expect(ends.onIn).not.toHaveBeenCalled()
})

test('a new code may be asked for after half a minute, and begins with all its tries', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = open()
  const resendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send again/ })
  await user.click(cells()[0]!)
  await user.keyboard('123456')
  await screen.findByText(wrong)
  expect([resendButton().getAttribute('aria-disabled'), resendButton().textContent]).toEqual([
    'true',
    expect.stringMatching(/0:(30|29)/),
  ])
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(resendButton().getAttribute('aria-disabled')).toBeNull()
  answer = () => Response.json({ data: null })
  await user.click(resendButton())
  await waitFor(() => expect(resendButton().getAttribute('aria-disabled')).toBe('true'))
  expect(typed()).toBe('')
  expect(screen.queryByText(/tries left/)).toBeNull()
})

test('a person who tries too often waits as long as the server says', async () => {
  const message = 'Too many tries. Wait a moment and try again.'
  answer = () => Response.json({ message, errors: [{ message }] }, { status: 429, headers: { 'retry-after': '75' } })
  let now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1)) // a millisecond with every look at the clock
  const { user } = open()
  await user.click(cells()[0]!)
  await user.keyboard('123456')
  await screen.findByText(message)
  expect(screen.getByRole('button', { name: /Try again in .*1:15/ }).getAttribute('aria-disabled')).toBe('true')
})
