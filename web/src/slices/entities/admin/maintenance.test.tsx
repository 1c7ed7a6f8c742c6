import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offline, screenOf } from '../../../testing/screen-of.tsx'

const souk = { as: { side: 'souk', role: 'soukAdmin' } } as const
const call = 'GET /api/admin/maintenance'
const put = 'PUT /api/admin/maintenance'
const off = { isOn: false, until: null, changedAt: '2026-03-01T10:00:00Z', changedBy: null }
const on = { ...off, isOn: true, until: '2026-03-01T10:30:00Z', changedBy: 'Amal Haddad' }

test('closing asks for the time and says that it is closed; one press opens it', async () => {
  let now: object = off
  const { user, sent } = await screenOf('/admin/health', {
    ...souk,
    replies: {
      [call]: () => now,
      [put]: ({ body }: { body: unknown }) => (now = (body as { isOn: boolean }).isOn ? on : off),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Close for maintenance' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Minutes until it is back/), '30')
  await user.click(dialog.getByRole('button', { name: 'Close for maintenance' }))
  await screen.findByText('The marketplace is closed. Only administrators come in.')
  await user.click(await screen.findByRole('button', { name: 'Open the marketplace' }))
  await screen.findByText('The marketplace is open.')
  expect(sent(put).map(({ body }) => body)).toEqual([
    { isOn: true, minutes: 30 },
    { isOn: false, minutes: null },
  ])
})

test('without a network it stays as it is, and says so', async () => {
  const { user } = await screenOf('/admin/health', { ...souk, replies: { [call]: on, [put]: offline } })
  await user.click(await screen.findByRole('button', { name: 'Open the marketplace' }))
  await screen.findByText(/No internet connection/)
  expect(screen.getByRole('button', { name: 'Open the marketplace' })).toBeTruthy()
})
