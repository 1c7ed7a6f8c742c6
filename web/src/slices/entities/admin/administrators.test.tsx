import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeScreens } from '../../../testing/describe-screens.ts'
import { refused, screenOf } from '../../../testing/screen-of.tsx'

const souk = { as: { side: 'souk', role: 'soukAdmin' } } as const
const amal = {
  userId: '0199a000-0000-7000-8000-000000000001',
  firstName: 'Amal',
  lastName: 'Haddad',
  email: 'amal@souk.example',
  area: null,
  isYou: true,
  isPending: false,
  hasSecondFactor: true,
  since: '2026-03-01T10:00:00Z',
  lastSeenAt: '2026-03-02T10:00:00Z',
  version: 1,
}
const sami = {
  ...amal,
  userId: '0199a000-0000-7000-8000-000000000002',
  firstName: 'Sami',
  lastName: 'Aziz',
  email: 'sami@souk.example',
  area: 'money',
  isYou: false,
  isPending: true,
}
const call = 'GET /api/admin/administrators'
const path = '/admin/administrators'

describeScreens([{ ...souk, name: 'administrators', path, call, full: [amal, sami], shows: 'sami@souk.example' }])

async function fill(more: object) {
  const at = await screenOf(path, { ...souk, replies: { [call]: [amal, sami], ...more } })
  await at.user.click(await screen.findByRole('button', { name: 'Invite an administrator' }))
  const dialog = within(await screen.findByRole('dialog'))
  await at.user.type(dialog.getByLabelText('Email address'), 'noor@souk.example')
  await at.user.type(dialog.getByLabelText('First name'), 'Noor')
  await at.user.type(dialog.getByLabelText('Last name'), 'Aziz')
  await at.user.click(dialog.getByRole('radio', { name: 'Credit, rules and payouts' }))
  await at.user.click(dialog.getByRole('button', { name: 'Invite an administrator' }))
  return { ...at, dialog }
}

test('an invitation that no mail can carry is shown as a link to pass on', async () => {
  const { sent } = await fill({ 'POST /api/admin/administrators': { link: 'https://souk.example/?loginLink=abc' } })
  expect(await screen.findByDisplayValue('https://souk.example/?loginLink=abc')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: /Noor Aziz/ })).toBeTruthy()
  expect(sent('POST /api/admin/administrators').map(({ body }) => body)).toEqual([
    { email: 'noor@souk.example', firstName: 'Noor', lastName: 'Aziz', area: 'money' },
  ])
})

test('an invitation that is refused stays as it was typed', async () => {
  const says = 'This person is an administrator already.'
  const { dialog } = await fill({ 'POST /api/admin/administrators': refused(409, says, 'email') })
  await dialog.findByText(says)
  expect(dialog.getByLabelText('First name')).toHaveProperty('value', 'Noor')
})

test('what a person may change is chosen and sent with its version', async () => {
  const one = { ...sami, isPending: false }
  const { user, sent } = await screenOf(path, {
    ...souk,
    replies: { [call]: [amal, one], 'PATCH /api/admin/administrators/:id': one },
  })
  await user.click(await screen.findByRole('button', { name: /^Change what .*Sami Aziz.* may do$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Everything' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent('PATCH /api/admin/administrators/:id').map(({ body }) => body)).toEqual([{ area: null, version: 1 }])
})

test('nobody changes themselves, and who has a limit changes nobody', async () => {
  await screenOf(path, { ...souk, user: { staffArea: 'money' }, replies: { [call]: [amal, sami] } })
  await screen.findByText('sami@souk.example')
  expect(screen.queryByRole('button', { name: /^(Remove|Change|Invite)/ })).toBeNull()
})
