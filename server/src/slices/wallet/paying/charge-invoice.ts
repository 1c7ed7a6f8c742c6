import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { chargePayment, createPayment, lastPaymentOf, type PaymentStatus, requireCard } from '../../payments/door.ts'
import { announceMoney } from '../ledger/add-transaction.ts'
import { lockReceivable, openOf, type Receivable } from '../model/receivables.queries.ts'
import { spendRewards } from './spend-rewards.ts'
import { bookPayment } from './book-payment.ts'

export type ChargeResult = 'PAID' | 'DECLINED' | 'NEEDS_STEP' | 'PENDING'
type Card = { cardId: string; userId?: string | null; paymentId?: string; amount?: bigint }

/**
 * Charges the retailer's saved card for what is open, after the wallet paid its share. Not inside a transaction.
 * Safe to repeat: a payment under way is not started twice, and a card that declined is not tried again.
 */
export async function chargeInvoice(
  deps: Deps,
  invoiceId: string,
  cardId: string,
  walletShare: bigint,
): Promise<ChargeResult> {
  const begun = await asDeclined(
    inTransaction(deps.db, async (tx) => {
      const invoice = found(await lockReceivable(tx, invoiceId))
      const last = await lastPaymentOf(tx, 'INVOICE', invoiceId)
      if (last && (last.status === 'CREATED' || last.status === 'NEEDS_STEP')) return resultOf(last.status)
      if (last?.status === 'DECLINED' && last.cardId === cardId) return 'DECLINED'
      if (walletShare > 0n) await spendRewards(tx, invoice, walletShare)
      return startPayment({ ...deps, tx }, invoiceId, { cardId })
    }),
  )
  return typeof begun === 'string' ? begun : finishPayment(deps, begun.paymentId)
}

/** A card that no provider charges any more is as good as one that its bank declines: another one is asked for. */
async function asDeclined<T>(begun: Promise<T>): Promise<T | 'DECLINED'> {
  try {
    return await begun
  } catch (error) {
    if (error instanceof Refusal && error.code === 'conflict' && error.details.field === 'cardId') return 'DECLINED'
    throw error
  }
}

/** Writes down the payment and reserves what it will pay, so that two payers never pay the same amount. */
export async function startPayment(
  { config, tx }: Pick<Deps, 'config'> & { tx: Tx },
  invoiceId: string,
  input: Card,
): Promise<{ paymentId: string } | 'PAID' | 'PENDING'> {
  const invoice = (await lockReceivable(tx, invoiceId))!
  const free = openOf(invoice) - invoice.pending
  if (openOf(invoice) === 0n) return 'PAID'
  if (free <= 0n) return 'PENDING'
  const amount = input.amount ?? free
  if (amount > free) throw new Refusal('conflict', 'wallet.notOpen', { field: 'amount' })
  const { retailerId: payerId, brandId: payeeId } = invoice
  const card = await requireCard({ config, tx }, { id: input.cardId, payerId, payeeId })
  const paymentId = await createPayment(tx, {
    ...(input.paymentId && { id: input.paymentId }),
    payerId,
    payeeId,
    subjectKind: 'INVOICE',
    subjectId: invoiceId,
    currency: invoice.currency,
    amount,
    ...card,
    createdBy: input.userId ?? null,
  })
  await reserve(tx, invoice, paymentId, amount)
  return { paymentId }
}

async function reserve(tx: Tx, invoice: Receivable, paymentId: string, amount: bigint): Promise<void> {
  const { invoiceId, brandId, retailerId, currency, number } = invoice
  const { rows } = await sql`update receivable set pending = pending + ${amount}
    where invoice_id = ${invoiceId} and paid + credited + pending + ${amount}::bigint <= total returning pending`.execute(
    tx,
  )
  if (rows.length === 0) throw new Refusal('conflict', 'wallet.notOpen')
  await tx
    .insertInto('walletTransaction')
    .values({
      kind: 'PAYMENT',
      status: 'PENDING',
      brandId,
      retailerId,
      currency,
      amount,
      method: 'CARD',
      subjectKind: 'INVOICE',
      subjectId: invoiceId,
      subjectNumber: number,
      invoiceId,
      paymentId,
    })
    .execute()
  await announceMoney(tx, invoice)
}

export async function finishPayment(deps: Deps, paymentId: string): Promise<ChargeResult> {
  const status = await chargePayment(deps, paymentId)
  await bookNow(deps.db, paymentId)
  return resultOf(status)
}

/** The money has moved already, so booking waits longer for a busy account than a request otherwise may. */
export const bookNow = (db: Db, paymentId: string) =>
  inTransaction(db, async (tx) => {
    await sql`set local lock_timeout = '20s'`.execute(tx)
    await bookPayment(tx, paymentId)
  })
export const resultOf = (status: PaymentStatus): ChargeResult =>
  (
    {
      CREATED: 'PENDING',
      NEEDS_STEP: 'NEEDS_STEP',
      SUCCEEDED: 'PAID',
      DECLINED: 'DECLINED',
      FAILED: 'DECLINED',
    } as const
  )[status]
