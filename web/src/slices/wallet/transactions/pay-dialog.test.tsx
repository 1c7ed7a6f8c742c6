import type { TransactionDetail } from '@souk/contract/wallet/wallet-shapes.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { PayDialog } from './pay-dialog.tsx'

const statement = (mayPay: TransactionDetail['mayPay']) =>
  ({ id: 's', currency: 'EUR', open: '15.00', mayPay, walletShare: null, step: null }) as unknown as TransactionDetail

beforeEach(async () => {
  await Promise.all([loadNamespaces('wallet'), loadNamespaces('payments')])
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }))
})
afterEach(() => vi.unstubAllGlobals())

test.each([true, false])(
  'a statement offers a card and asks for one only where cards are taken (%s)',
  async (isTaken) => {
    show(
      <QueryClientProvider client={new QueryClient()}>
        <PayDialog transaction={statement(isTaken ? ['CARD', 'BALANCE'] : ['BALANCE'])} onClose={() => {}} />
      </QueryClientProvider>,
    )
    await screen.findByRole('radio', { name: /balance/i })
    if (isTaken) await screen.findByRole('button', { name: 'Add a card' })
    expect(screen.queryAllByRole('radio', { name: /card/i })).toHaveLength(isTaken ? 1 : 0)
    expect(screen.queryAllByRole('button', { name: 'Add a card' })).toHaveLength(isTaken ? 1 : 0)
  },
)
