import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { clearSession, session, storeSession } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

const ends = { onDone: vi.fn(), onDead: vi.fn() }
const sent: string[] = []
let answer = () => Response.json({ data: null, message: 'Your password is changed.' })

beforeEach(async () => {
  vi.clearAllMocks()
  clearSession()
  sent.length = 0
  await loadNamespaces('identity')
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url)
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

async function type(first: string, second: string) {
  const { user } = show(<NewPasswordForm token="abc" {...ends} />)
  await user.type(screen.getByLabelText('New password'), first)
  await user.type(screen.getByLabelText('Repeat the new password'), second)
  await user.click(screen.getByRole('button', { name: 'Set new password' }))
}

test.each([
  ['Souk#1', 'Souk#1', 'Your password is too short. It must have at least 8 characters.'],
  [
    'soukmarket',
    'soukmarket',
    'Your password must contain at least one uppercase, one lowercase, one special character and one digit',
  ],
  ['Souk#2027', 'Souk#2028', 'The two entries do not match.'],
])('%s, repeated as %s, is refused in the words of the specification', async (first, second, words) => {
  await type(first, second)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(sent).toEqual([])
})

test('each part is ticked off while it is typed', async () => {
  const { user } = show(<NewPasswordForm token="abc" {...ends} />)
  const met = () => screen.getAllByText('done').length
  await user.type(screen.getByLabelText('New password'), 'S')
  expect(met()).toBe(1)
  await user.type(screen.getByLabelText('New password'), 'ouk#2027')
  expect(met()).toBe(5)
})

test('a new password ends the session here', async () => {
  storeSession({ token: 'old', role: 'entityAdmin', entityType: 'brand' })
  await type('Souk#2027', 'Souk#2027')
  await waitFor(() => expect(ends.onDone).toHaveBeenCalledOnce())
  expect(session().token).toBeNull()
  expect(sent).toEqual(['/api/v2/users/noAuth/reset-password', '/api/v2/users/logout'])
})

test('a link that was used is nothing to be fixed at a field', async () => {
  const message = 'This link was used or is too old. Ask for a new one.'
  answer = () => Response.json({ message, errors: [{ message, field: 'token' }] }, { status: 422 })
  await type('Souk#2027', 'Souk#2027')
  await waitFor(() => expect(ends.onDead).toHaveBeenCalledOnce())
  expect(ends.onDone).not.toHaveBeenCalled()
})
