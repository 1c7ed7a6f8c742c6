import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeScreens } from '../../testing/describe-screens.ts'
import { refused, screenOf } from '../../testing/screen-of.tsx'

const souk = { as: { side: 'souk', role: 'soukAdmin' } } as const
const mail = {
  key: 'mail',
  state: 'open',
  title: 'Mail',
  text: 'smtp.example is set and not tried yet.',
  why: 'Invitations travel by mail.',
  how: 'Set SMTP_URL.',
  proof: 'test',
  checked: null,
  to: '/admin/mails',
} as const
const restore = { ...mail, key: 'restore', title: 'A restore, tried', text: 'Nobody yet.', proof: 'confirm', to: null }
const secret = {
  ...mail,
  key: 'secret',
  state: 'done',
  title: 'Secret',
  text: 'SOUK_SECRET is set.',
  proof: null,
  to: null,
}
const proved = {
  ...mail,
  state: 'done',
  text: 'smtp.example took a test mail.',
  checked: { at: '2026-03-01T10:00:00Z', by: 'Amal Haddad', detail: 'amal@souk.example: 250 OK' },
}
const full = { open: 2, isDemo: false, points: [mail, restore, secret] }
const call = 'GET /api/admin/readiness'

describeScreens([
  {
    ...souk,
    name: 'getting ready',
    path: '/admin/readiness',
    call,
    full,
    shows: 'Set SMTP_URL.',
    empty: { open: 0, isDemo: false, points: [secret] },
    none: 'Everything is set. Test a point again after you change it.',
  },
])

test('a test shows what was answered, and the point moves to what is set', async () => {
  let isProved = false
  const { user, sent } = await screenOf('/admin/readiness', {
    ...souk,
    replies: {
      [call]: () => (isProved ? { ...full, open: 1, points: [proved, restore, secret] } : full),
      'POST /api/admin/readiness/:point': () => {
        isProved = true
        return full
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Test it: Mail' }))
  await screen.findByText('amal@souk.example: 250 OK')
  expect(sent('POST /api/admin/readiness/:point').map(({ what }) => what)).toEqual(['POST /api/admin/readiness/mail'])
  const set = within(screen.getByRole('region', { name: 'Set' }))
  expect(set.getByText('smtp.example took a test mail.')).toBeTruthy()
  expect(set.queryByText('Set SMTP_URL.')).toBeNull()
})

test('a point that only people can prove is confirmed; a refusal leaves it open', async () => {
  const { user, sent } = await screenOf('/admin/readiness', {
    ...souk,
    replies: { [call]: full, 'POST /api/admin/readiness/:point': refused(429, 'Too many tries. Wait a minute.') },
  })
  await user.click(await screen.findByRole('button', { name: 'I have checked this: A restore, tried' }))
  await expect.poll(() => sent('POST /api/admin/readiness/:point')).toHaveLength(1)
  expect(await screen.findByRole('button', { name: 'I have checked this: A restore, tried' })).toBeTruthy()
})

test('the demo is no marketplace that waits to open', async () => {
  await screenOf('/admin/readiness', { ...souk, replies: { [call]: { ...full, isDemo: true } } })
  expect(await screen.findByText(/^This is the demo/)).toBeTruthy()
})
