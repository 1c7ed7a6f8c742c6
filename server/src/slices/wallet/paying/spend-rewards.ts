import { usableRewards } from '../rewards/usable-rewards.queries.ts'
import { shareDown } from '@souk/contract/core/rounding.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import { accountsOf } from '../ledger/accounts.ts'
import { book } from '../ledger/add-transaction.ts'
import { openOf, type Receivable } from '../model/receivables.queries.ts'
import { reduceOpen } from '../receivables/reduce-open.ts'
import { currentRules } from '../rules/rules.queries.ts'
import { takeFromLots } from '../rewards/take-back-rewards.ts'

/** Pays a part of an invoice from the wallet: at most what was asked for, what is left, and the share the rules allow. The money of both is locked. */
export async function spendRewards(tx: Tx, invoice: Receivable, wanted: bigint, at?: Date): Promise<bigint> {
  const { invoiceId, brandId, retailerId, currency, number } = invoice
  const { values } = await currentRules(tx)
  const allowed = shareDown(invoice.total, values['rewards.share']) - invoice.walletPaid
  const has = await usableRewards(tx, retailerId, currency)
  const open = openOf(invoice) - invoice.pending
  const amount = [wanted, allowed, has, open].reduce((least, one) => (one < least ? one : least))
  if (amount <= 0n) return 0n
  await takeFromLots(tx, { retailerId, currency, amount })
  const { wallet, balance, receivable, trade } = accountsOf(invoice)
  await book(
    tx,
    {
      key: `wallet:${invoiceId}:${invoice.walletPaid}`,
      kind: 'WALLET_PAYMENT',
      currency,
      invoiceId,
      at,
      postings: [
        { account: wallet, amount },
        { account: balance, amount: -amount },
        { account: receivable, amount: -amount },
        { account: trade, amount },
      ],
    },
    {
      kind: 'PAYMENT',
      status: 'DONE',
      brandId,
      retailerId,
      amount,
      method: 'WALLET',
      subjectKind: 'INVOICE',
      subjectId: invoiceId,
      subjectNumber: number,
    },
  )
  await reduceOpen(tx, invoiceId, { paid: amount, walletPaid: amount }, at)
  return amount
}
