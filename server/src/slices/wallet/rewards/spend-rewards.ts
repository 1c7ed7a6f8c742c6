import { shareDown } from '@souk/contract/core/rounding.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/data/database/db.ts'
import { accountsOf } from '../ledger/accounts.ts'
import { book } from '../ledger/add-transaction.ts'
import { openOf, type Receivable } from '../receivables/receivables.queries.ts'
import { reduceOpen } from '../receivables/reduce-open.ts'
import { currentRules } from '../rules/rules.queries.ts'
import { takeFromLots } from './take-back-rewards.ts'

/** What has not expired, by the clock of the database. */
export async function usableRewards(db: Db, retailerId: string, currency: string): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`select coalesce(sum(remaining), 0)::bigint as sum from reward_lot
    where retailer_id = ${retailerId} and currency = ${currency} and remaining > 0 and expires_at > now()`.execute(db)
  return rows[0]!.sum
}

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
