import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeForms } from '../../../testing/describe-forms.tsx'
import { screenOf } from '../../../testing/screen-of.tsx'

const party = { name: 'Kin & Co', address: null, taxNumber: '', registrationNumber: '', email: '', logo: null }
const row = {
  id: '0199a000-0000-7000-8000-000000000001',
  number: 'INV-ORL-000007',
  kind: 'GOODS',
  brand: { id: 'orla', name: 'Maison Orla' },
  retailer: { id: '0199a000-0000-7000-8000-00000000000b', name: 'Kin & Co' },
  orders: [],
  currency: 'EUR',
  method: 'BANK_TRANSFER',
  total: '120.00',
  payable: '120.00',
  open: '80.50',
  status: 'PARTIALLY_PAID',
  issuedOn: '2026-03-01',
  dueOn: '2026-03-31',
}
const invoice = {
  ...row,
  seller: party,
  buyer: party,
  shipTo: null,
  corrects: null,
  reason: '',
  lines: [],
  taxes: [],
  net: '120.00',
  freight: '0.00',
  tax: '0.00',
  deposit: '0.00',
  paid: '39.50',
  credited: '0.00',
  shipments: [],
  creditNotes: [],
}
const second = { ...row, id: '0199a000-0000-7000-8000-000000000002', number: 'INV-ORL-000008', open: '19.50' }
const strange = { ...row, id: 'x', number: 'INV-ORL-000009', retailer: { id: 'other', name: 'Beit Nour' } }
const paged = { page: 1, limit: 50, total: 3, more: false }
const record = 'POST /api/v2/wallet/bank-transfers'
const announcements = 'GET /api/v2/wallet/bank-transfers'
const replies = {
  'GET /api/v2/invoices/:id': invoice,
  'GET /api/v2/invoices': { ...paged, invoices: [row, second, strange] },
  [announcements]: { ...paged, items: [] },
  [record]: { credit: '0.00' },
}
const as = { side: 'brand', role: 'entityAdmin' } as const
const path = `/invoice/${row.id}`

describeForms([
  {
    name: 'a payment of an invoice',
    path,
    as,
    replies: { 'GET /api/v2/invoices/:id': invoice, [announcements]: { ...paged, items: [] } },
    opener: 'Record payment',
    typed: { Reference: 'Wire 12' },
    send: 'Record',
    call: record,
    answer: { credit: '0.00' },
    refusedAt: ['reference', 'Reference'],
  },
])

test('two presses record what is open, with its number and the day of today', async () => {
  const { user, sent } = await screenOf(path, { as, replies })
  await user.click(await screen.findByRole('button', { name: 'Record payment' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Record' }))
  await expect.poll(() => sent(record).length).toBe(1)
  const now = new Date()
  const two = (value: number) => String(value).padStart(2, '0')
  expect(sent(record)[0]!.body).toEqual({
    retailerId: row.retailer.id,
    currency: 'EUR',
    amount: '80.50',
    paidOn: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    reference: 'INV-ORL-000007',
    invoiceIds: [row.id],
  })
})

test('a transfer that was announced for the invoice is the one that is recorded', async () => {
  const id = '0199a000-0000-7000-8000-0000000000aa'
  const announced = { id, amount: '70.00', paidOn: '2026-03-05', reference: 'Wire 9', invoices: [{ id: row.id }] }
  const { user, sent } = await screenOf(path, {
    as,
    replies: { ...replies, [announcements]: { ...paged, items: [announced] } },
  })
  await user.click(await screen.findByRole('button', { name: 'Record payment' }))
  await screen.findByText('The retailer announced this transfer.')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Record' }))
  await expect
    .poll(() => sent(record)[0]?.body)
    .toMatchObject({
      amount: '70.00',
      reference: 'Wire 9',
      announcementId: id,
    })
})

test('the list records one invoice by its row, and several of one retailer together', async () => {
  const { user, sent } = await screenOf('/invoices', { as, replies })
  await screen.findByRole('button', { name: 'Record the payment of INV-ORL-000008' })
  for (const { number } of [row, second, strange])
    await user.click(screen.getByRole('checkbox', { name: `Select ${number}` }))
  const together = await screen.findByRole('button', { name: 'Record payment' })
  await user.click(together)
  expect(screen.queryByRole('dialog')).toBeNull() // two retailers
  await user.click(screen.getByRole('checkbox', { name: `Select ${strange.number}` }))
  await user.click(screen.getByRole('button', { name: 'Record payment' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Record' }))
  await expect.poll(() => sent(record)[0]?.body).toMatchObject({ amount: '100.00', invoiceIds: [row.id, second.id] })
})

test.each([
  ['a sales manager', { side: 'brand', role: 'salesManager' }, {}],
  ['a retailer', { side: 'retailer', role: 'entityAdmin' }, {}],
  ['a brand whose invoice is paid', as, { open: '0.00', status: 'PAID' }],
] as const)('%s is offered nothing to record', async (_, who, more) => {
  await screenOf(path, { as: who, replies: { ...replies, 'GET /api/v2/invoices/:id': { ...invoice, ...more } } })
  await screen.findByRole('button', { name: 'Download PDF' })
  expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull()
})
