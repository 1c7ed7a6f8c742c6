import type { Tx } from '../../../platform/data/database/db.ts'
import { accountsOf } from '../ledger/accounts.ts'
import { book } from '../ledger/add-transaction.ts'
import { balanceOf } from '../ledger/post-transfer.ts'
import { openOf, findReceivable } from '../model/receivables.queries.ts'
import { reduceOpen } from './reduce-open.ts'

/** What the retailer has with this brand pays the invoice first. The money of both is locked. */
export async function useCredit(tx: Tx, invoiceId: string, at?: Date): Promise<void> {
  const invoice = (await findReceivable(tx, invoiceId))!
  const { brandId, retailerId, currency, number } = invoice
  const { credit, receivable } = accountsOf(invoice)
  const has = await balanceOf(tx, credit, currency)
  const used = has < openOf(invoice) ? has : openOf(invoice)
  if (used === 0n) return
  await book(
    tx,
    {
      key: `credit-used:${invoiceId}`,
      kind: 'CREDIT_USED',
      currency,
      invoiceId,
      at,
      postings: [
        { account: credit, amount: used },
        { account: receivable, amount: -used },
      ],
    },
    {
      kind: 'PAYMENT',
      status: 'DONE',
      brandId,
      retailerId,
      amount: used,
      method: 'CREDIT',
      subjectKind: 'INVOICE',
      subjectId: invoiceId,
      subjectNumber: number,
    },
  )
  await reduceOpen(tx, invoiceId, { paid: used }, at)
}
