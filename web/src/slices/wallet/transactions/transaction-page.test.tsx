import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TransactionDetail } from '@souk/contract/wallet/wallet-shapes.ts'
import { refused, screenOf } from '../../../testing/screen-of.tsx'

const statement: TransactionDetail = {
  id: 'the-transaction',
  kind: 'COMMISSION',
  amount: '120.00',
  currency: 'EUR',
  direction: 'OUT',
  status: 'OPEN',
  open: '120.00',
  isOverdue: false,
  dueAt: '2026-12-15T09:00:00.000Z',
  counterpart: null,
  subject: { kind: 'STATEMENT', id: 'the-statement', number: 'C-2026-000007' },
  method: null,
  invoiceId: null,
  orderId: null,
  orderNumber: null,
  reference: '',
  paidOn: null,
  balance: null,
  mayPay: [],
  createdAt: '2026-12-01T09:00:00.000Z',
  at: '2026-12-01T09:00:00.000Z',
  viewer: { id: 'orla', name: 'Maison Orla' },
  hasFile: true,
  card: null,
  ruleVersion: null,
  related: [],
  entries: [],
  walletShare: null,
  step: null,
}
const read = 'GET /api/v2/wallet/transactions/:id'
const file = 'GET /api/v2/wallet/statements/:id/download'
const open = (detail: TransactionDetail, role: 'entityAdmin' | 'salesRepresentative' = 'entityAdmin') =>
  screenOf('/wallet/transactions/the-transaction', {
    as: { side: 'brand', role },
    replies: { [read]: detail, [file]: refused(404, 'Not found.') },
  })

test('a statement that was issued as an invoice is downloaded by its own id', async () => {
  const { user, sent } = await open(statement)
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
  await expect
    .poll(() => sent(file).map(({ what }) => what))
    .toEqual(['GET /api/v2/wallet/statements/the-statement/download'])
})

test.each([
  ['an older statement', { ...statement, hasFile: false }, 'entityAdmin'],
  ['a statement that a representative reads', statement, 'salesRepresentative'],
] as const)('%s offers no file', async (_, detail, role) => {
  await open(detail, role)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull()
})
