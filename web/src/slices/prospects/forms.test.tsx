import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeForms } from '../../testing/describe-forms.tsx'
import { type Asked, offline, refused, screenOf } from '../../testing/screen-of.tsx'
import { detail, lead, others, root } from './testing/store.ts'

const admin = { as: { side: 'brand', role: 'entityAdmin' }, user: { isLeadAIEnabled: true } } as const
const contact = {
  id: '0199a000-0000-7000-8000-000000000002',
  role: 'BUYER',
  state: 'REVEAL_REQUESTED',
  isExternal: false,
  outcome: 'delivered',
  name: 'Nia Vogel',
  email: 'nia@shop.example',
}
const shown = { ...detail, contacts: [contact], invitation: { subject: 'Linen for Munich', message: 'Dear Nia' } }
const page = `/prospects-gen-ai/${lead.id}`
const at = (more: object) =>
  screenOf(page, { ...admin, replies: { [`GET ${root}/detail/:leadId`]: shown, ...others, ...more } })

test('an invitation that is refused says why at its field, and stays as it was written', async () => {
  const { user } = await at({
    'POST /api/v2/users/direct/invite-retailer/lead-ai': refused(422, 'This mail is too short.', 'message'),
  })
  await user.click(await screen.findByRole('button', { name: 'Invite to connect' }))
  const dialog = within(await screen.findByRole('dialog'))
  const message = dialog.getByLabelText('Message')
  await user.type(message, ', come and see')
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  await dialog.findByText('This mail is too short.')
  expect(message.getAttribute('aria-invalid')).toBe('true')
  expect(message).toHaveProperty('value', 'Dear Nia, come and see')
})

test('an invitation without a network stays as it was written, and goes once it is back', async () => {
  let isBack = false
  const { user, sent } = await at({
    'POST /api/v2/users/direct/invite-retailer/lead-ai': () =>
      isBack ? { invitedAt: '2026-03-01T10:00:00Z' } : offline(),
  })
  await user.click(await screen.findByRole('button', { name: 'Invite to connect' }))
  const dialog = within(await screen.findByRole('dialog'))
  const subject = dialog.getByLabelText('Subject')
  await user.type(subject, ' in spring')
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  await dialog.findByText(/No internet connection/)
  expect(subject).toHaveProperty('value', 'Linen for Munich in spring')
  isBack = true
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent('POST /api/v2/users/direct/invite-retailer/lead-ai').at(-1)?.body).toMatchObject({
    contactId: contact.id,
    subject: 'Linen for Munich in spring',
  })
})

test.each([
  ['refused', refused(409, 'It is saved: take it off your list first.'), /take it off your list/],
  ['without a network', offline, /No internet connection/],
])('a reason why a store is no fit stays chosen when it is %s', async (_, reply, says) => {
  const { user } = await at({ [`POST ${root}/dismiss`]: reply })
  await user.click(await screen.findByRole('button', { name: 'Not a fit' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Wrong place' }))
  await user.click(dialog.getByRole('button', { name: 'Not a fit' }))
  await dialog.findByText(says)
  expect(dialog.getByRole('radio', { name: 'Wrong place' })).toHaveProperty('checked', true)
})

test('more credits are asked for: a refusal stands at its field, and the second try is sent', async () => {
  let isRefused = true
  const { user, sent } = await at({
    [`GET ${root}/credit-history`]: { page: 1, limit: 24, total: 0, more: false, entries: [] },
    [`POST ${root}/request-credits`]: (asked: Asked) =>
      isRefused ? refused(422, 'Ask for ten at least.', 'credits')() : { id: (asked.body as { note: string }).note },
  })
  await user.click(await screen.findByRole('button', { name: '50 credits' }))
  const sheet = within(await screen.findByRole('dialog'))
  const credits = sheet.getByLabelText('Credits')
  await user.clear(credits)
  await user.type(credits, '5')
  await user.click(sheet.getByRole('button', { name: 'Ask for more' }))
  await sheet.findByText('Ask for ten at least.')
  expect(credits).toHaveProperty('value', '5')
  isRefused = false
  await user.type(credits, '0')
  await user.click(sheet.getByRole('button', { name: 'Ask for more' }))
  await expect.poll(() => sent(`POST ${root}/request-credits`).at(-1)?.body).toMatchObject({ credits: 50 })
})

const tracking = { stage: 'SAVED', notes: '', owner: null, remindOn: null, invitedAt: null }
const file = new File(['name\nHarbour'], 'stores.csv', { type: 'text/csv' })

describeForms([
  {
    ...admin,
    name: 'the progress with a store',
    path: page,
    replies: { [`GET ${root}/detail/:leadId`]: { ...shown, tracking }, ...others },
    typed: { Notes: 'Called on Monday' },
    send: 'Save changes',
    call: `POST ${root}/leads-ai/save`,
    answer: { saved: true },
  },
  {
    name: 'the data of a contact',
    path: '/admin/prospects',
    as: { side: 'souk', role: 'soukAdmin' },
    replies: {},
    typed: { Email: 'nia@shop.example' },
    send: 'Show',
    call: 'POST /api/admin/prospects/contact',
    answer: { contacts: [] },
  },
])

test.each([
  ['refused', refused(422, 'This file has no column “name”.', 'file'), 'This file has no column “name”.'],
  ['without a network', offline, /No internet connection/],
])('a file of stores that is %s says why, and can be chosen again', async (_, reply, says) => {
  let isRight = false
  const report = { added: 1, merged: 0, rejected: 0, rows: [] }
  const { user } = await screenOf('/prospects-gen-ai/import', {
    ...admin,
    replies: { [`PUT ${root}/import`]: () => (isRight ? report : reply()), ...others },
  })
  const choose = await screen.findByLabelText('Choose a csv or xlsx file')
  await user.upload(choose, file)
  await screen.findByText(says)
  isRight = true
  await user.upload(choose, file)
  await screen.findByText('1 added, 0 merged, 0 rejected')
  expect(screen.queryByText(says)).toBeNull()
})
