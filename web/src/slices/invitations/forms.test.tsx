import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usualInvitation } from '@souk/contract/invitations/invitation-text.ts'
import { refused, screenOf } from '../../testing/screen-of.tsx'
import { invitation } from './testing/invitation.ts'

const list = { items: [invitation], page: 1, limit: 24, total: 1, more: false }
const at = (more: object) =>
  screenOf('/admin/invitations', {
    as: { side: 'souk', role: 'soukAdmin' },
    replies: { 'GET /api/admin/invitations': list, ...more },
  })
const invite = 'POST /api/admin/invitations'

test('an invitation is sent with the usual text of its side, and a refusal stands at its field', async () => {
  const { user, sent } = await at({ [invite]: refused(409, 'This address has an account already.', 'email') })
  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  const sheet = within(await screen.findByRole('dialog'))
  const text = () => sheet.getByLabelText(/Your text/)
  expect(text()).toHaveProperty('value', usualInvitation.brand.en)
  await user.type(sheet.getByLabelText('Company'), 'Atelier Nord')
  await user.type(sheet.getByLabelText('Email'), 'hello@nord.test')
  await user.click(sheet.getByRole('combobox', { name: /Brand or retailer/ }))
  await user.click(await screen.findByRole('option', { name: 'Retailer' }))
  expect(text()).toHaveProperty('value', usualInvitation.retailer.en)
  await user.click(sheet.getByRole('combobox', { name: /Country/ }))
  await user.click(await screen.findByRole('option', { name: /France/ }))
  await user.click(sheet.getByRole('button', { name: 'Invite' }))
  await sheet.findByText('This address has an account already.')
  expect(sent(invite).at(-1)?.body).toMatchObject({ company: 'Atelier Nord', side: 'retailer', country: 'FR' })
  expect(sheet.getByLabelText('Company')).toHaveProperty('value', 'Atelier Nord')
})

test('an invitation is withdrawn after a question', async () => {
  const withdraw = `${invite}/:id/withdraw`
  const { user, sent } = await at({ [withdraw]: { ...invitation, status: 'WITHDRAWN' } })
  await user.click(await screen.findByRole('button', { name: /More about/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
  await expect.poll(() => sent(withdraw)).toHaveLength(1)
})
