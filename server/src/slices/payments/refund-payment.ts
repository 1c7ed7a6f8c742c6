import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { emit } from '../../platform/data/outbox.ts'
import { cardProvider, type ProviderName } from './provider.ts'

export const refundQueue = 'payments.refund'
type NewRefund = { paymentId: string; creditNoteId: string; amount: bigint; currency: string }

/** Never more than was paid: one conditional statement. The provider is asked after the commit. */
export async function createRefund(
  tx: Tx,
  { paymentId, creditNoteId, amount, currency }: NewRefund,
): Promise<string | null> {
  const { rows } = await sql`update payment set refunded = refunded + ${amount}
    where id = ${paymentId} and status = 'SUCCEEDED' and refunded + ${amount}::bigint <= amount returning id`.execute(
    tx,
  )
  if (rows.length === 0) return null
  const { id } = await tx
    .insertInto('refund')
    .values({ paymentId, creditNoteId, amount, currency })
    .returning('id')
    .executeTakeFirstOrThrow()
  await emit(tx, 'refund.created', { refundId: id })
  return id
}

export async function settleRefund(deps: Deps, id: string): Promise<void> {
  const refund = await deps.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select([
      'refund.amount',
      'refund.currency',
      'payment.providerRef',
      'refund.status',
      sql<ProviderName>`payment.provider`.as('provider'),
    ])
    .where('refund.id', '=', id)
    .executeTakeFirst()
  if (!refund || refund.status !== 'CREATED' || !refund.providerRef) return
  const { status, ref } = await (
    await cardProvider(deps, refund.provider)
  ).refund({ key: id, ref: refund.providerRef, amount: refund.amount, currency: refund.currency })
  await inTransaction(deps.db, (tx) => recordRefund(tx, id, status, ref))
}

/** A success may still fail later, at the bank of the card; a refund that failed can be paid to the retailer in another way. */
export async function recordRefund(
  tx: Tx,
  id: string,
  status: 'SUCCEEDED' | 'FAILED',
  ref: string | null = null,
): Promise<void> {
  const changed = await tx
    .updateTable('refund')
    .set({ status, providerRef: sql`coalesce(${ref}, provider_ref)`, settledAt: sql`now()` })
    .where('id', '=', id)
    .where('status', 'in', status === 'FAILED' ? ['CREATED', 'SUCCEEDED'] : ['CREATED'])
    .returning(['paymentId', 'amount'])
    .executeTakeFirst()
  if (!changed) return
  if (status === 'FAILED')
    await sql`update payment set refunded = refunded - ${changed.amount} where id = ${changed.paymentId}`.execute(tx)
  await emit(tx, 'refund.changed', { refundId: id })
}
