import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import { createRefund } from '../../payments/door.ts'
import { accountsOf, brandAccounts, type Posting } from '../ledger/accounts.ts'
import { book } from '../ledger/add-transaction.ts'
import { lockMoney } from '../ledger/lock-money.ts'
import { balanceOf, postTransfer } from '../ledger/post-transfer.ts'
import type { Receivable } from '../model/receivables.queries.ts'

type Paid = { id: string; left: bigint; card: string }

/** Gives back to the cards that paid the invoice, the newest first, as far as the brand's balance reaches beyond its debts; the rest stays as credit with the brand. */
export async function refundToCards(tx: Tx, invoice: Receivable, creditNoteId: string, wanted: bigint): Promise<void> {
  const { rows } =
    await sql<Paid>`select id, amount - refunded as left, card from payment where subject_kind = 'INVOICE'
    and subject_id = ${invoice.invoiceId} and status = 'SUCCEEDED' and amount > refunded order by try desc`.execute(tx)
  const { balance, due } = brandAccounts(invoice.brandId)
  const { currency } = invoice
  const free = (await balanceOf(tx, balance, currency)) - (await balanceOf(tx, due, currency))
  let rest = free < wanted ? free : wanted
  for (const payment of rows) {
    const amount = payment.left < rest ? payment.left : rest
    if (amount <= 0n) return
    await refundOne(tx, invoice, creditNoteId, payment, amount)
    rest -= amount
  }
}

async function refundOne(
  tx: Tx,
  invoice: Receivable,
  creditNoteId: string,
  { id: paymentId, card }: Paid,
  amount: bigint,
): Promise<void> {
  const { invoiceId, brandId, retailerId, currency, number } = invoice
  const refundId = await createRefund(tx, { paymentId, creditNoteId, amount, currency })
  if (!refundId) return
  const { credit, trade, refunds, balance } = accountsOf(invoice)
  await book(
    tx,
    {
      key: `refund:${refundId}`,
      kind: 'REFUND',
      currency,
      invoiceId,
      paymentId,
      postings: [
        { account: credit, amount },
        { account: trade, amount: -amount },
        { account: balance, amount },
        { account: refunds, amount: -amount },
      ],
    },
    {
      kind: 'REFUND',
      status: 'PENDING',
      brandId,
      retailerId,
      amount,
      method: 'CARD',
      subjectKind: 'INVOICE',
      subjectId: refundId,
      subjectNumber: number,
      reference: card,
    },
  )
}

export const bookRefundNow = (db: Db, refundId: string) => inTransaction(db, (tx) => bookRefund(tx, refundId))

/** The provider gave the money back, or could not: then it is the retailer's credit with the brand again. */
async function bookRefund(tx: Tx, refundId: string): Promise<void> {
  const refund = await tx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select([
      'refund.status',
      'refund.amount',
      'refund.currency',
      'refund.paymentId',
      'payment.subjectId',
      'payerId',
      'payeeId',
    ])
    .where('refund.id', '=', refundId)
    .executeTakeFirst()
  if (!refund || refund.status === 'CREATED' || !refund.payeeId) return
  const { amount, currency, paymentId, subjectId: invoiceId, payerId: retailerId, payeeId: brandId } = refund
  await lockMoney(tx, { brandId, retailerId, currency })
  const { provider, refunds, credit, trade, balance } = accountsOf({ brandId, retailerId })
  // Read again under the lock: a refund that was made may have failed meanwhile.
  const { status } = await tx.selectFrom('refund').select('status').where('id', '=', refundId).executeTakeFirstOrThrow()
  const isDone = status === 'SUCCEEDED'
  const wasDone = await tx
    .selectFrom('ledgerTransfer')
    .select('id')
    .where('key', '=', `refund-done:${refundId}`)
    .executeTakeFirst()
  const postings: Posting[] = isDone
    ? [
        { account: refunds, amount },
        { account: provider, amount: -amount },
      ]
    : [
        { account: wasDone ? provider : refunds, amount },
        { account: balance, amount: -amount },
        { account: trade, amount },
        { account: credit, amount: -amount },
      ]
  const first = await postTransfer(tx, {
    key: `refund-${isDone ? 'done' : 'failed'}:${refundId}`,
    kind: 'REFUND',
    currency,
    invoiceId,
    paymentId,
    postings,
  })
  if (!first) return
  await tx
    .updateTable('walletTransaction')
    .set({ status: isDone ? 'DONE' : 'REVERSED', ...(!isDone && { brandEffect: 0n, retailerEffect: 0n }) })
    .where('subjectId', '=', refundId)
    .where('kind', '=', 'REFUND')
    .execute()
}
