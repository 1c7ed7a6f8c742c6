import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import { emit } from '../../../platform/data/outbox.ts'
import { findPayment, type Payment } from '../../payments/door.ts'
import { accountsOf, type Posting } from '../ledger/accounts.ts'
import { announceMoney, effectsOf } from '../ledger/add-transaction.ts'
import { postTransfer } from '../ledger/post-transfer.ts'
import { lockReceivable, openOf } from '../model/receivables.queries.ts'
import { reduceOpen } from '../receivables/reduce-open.ts'
import { bookStatementPayment } from './pay-statement.ts'

/** Brings the books to what became of a payment. Called after every answer and event; what is booked is not booked again. */
export async function bookPayment(tx: Tx, paymentId: string): Promise<void> {
  const payment = await findPayment(tx, paymentId)
  if (!payment || payment.status === 'CREATED' || payment.status === 'NEEDS_STEP') return
  if (payment.subjectKind === 'STATEMENT') return bookStatementPayment(tx, payment)
  await lockReceivable(tx, payment.subjectId)
  if (payment.status === 'SUCCEEDED') await bookSuccess(tx, payment)
  else await bookFailure(tx, payment)
}

async function bookSuccess(tx: Tx, payment: Payment): Promise<void> {
  const { id: paymentId, subjectId: invoiceId, amount, currency } = payment
  const at = payment.settledAt ?? undefined
  await release(tx, payment, 'DONE')
  const invoice = (await lockReceivable(tx, invoiceId))!
  const { provider, payments, balance, receivable, trade, credit } = accountsOf(invoice)
  const collected = [
    { account: provider, amount },
    { account: payments, amount: -amount },
  ]
  if (
    !(await postTransfer(tx, {
      key: `collected:${paymentId}`,
      kind: 'COLLECTED',
      currency,
      invoiceId,
      paymentId,
      at,
      postings: collected,
    }))
  )
    return
  const applied = amount < openOf(invoice) ? amount : openOf(invoice)
  const postings: Posting[] = [
    { account: payments, amount },
    { account: balance, amount: -amount },
    { account: receivable, amount: -applied },
    { account: trade, amount },
    { account: credit, amount: applied - amount },
  ]
  const transferId = await postTransfer(tx, {
    key: `payment:${paymentId}`,
    kind: 'PAYMENT',
    currency,
    invoiceId,
    paymentId,
    at,
    postings,
  })
  await tx
    .updateTable('walletTransaction')
    .set({
      status: 'DONE',
      transferId,
      at: sql`coalesce(${at ?? null}::timestamptz, now())`,
      ...effectsOf(invoice, postings),
    })
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'PAYMENT')
    .execute()
  if (applied > 0n) await reduceOpen(tx, invoiceId, { paid: applied }, at)
  await announceMoney(tx, invoice)
}

async function bookFailure(tx: Tx, payment: Payment): Promise<void> {
  if (!(await release(tx, payment, 'FAILED'))) return
  await emit(tx, 'payments.failed', { invoiceId: payment.subjectId })
  await announceMoney(tx, { brandId: payment.payeeId, retailerId: payment.payerId })
}

/** Frees what a pending payment had reserved, once: the update of its transaction decides. */
async function release(tx: Tx, { id, subjectId, amount }: Payment, to: 'DONE' | 'FAILED'): Promise<boolean> {
  const moved = await tx
    .updateTable('walletTransaction')
    .set({ status: to })
    .where('paymentId', '=', id)
    .where('kind', '=', 'PAYMENT')
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst()
  if (moved) await sql`update receivable set pending = pending - ${amount} where invoice_id = ${subjectId}`.execute(tx)
  return moved !== undefined
}
