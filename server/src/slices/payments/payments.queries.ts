import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/data/database/db.ts'
import { emit } from '../../platform/data/outbox.ts'
import type { Outcome, ProviderName } from './provider.ts'

export type PaymentStatus = 'CREATED' | 'NEEDS_STEP' | 'SUCCEEDED' | 'DECLINED' | 'FAILED'
export type Payment = Awaited<ReturnType<typeof findPayment>> & object
type NewPayment = {
  id?: string
  payerId: string
  payeeId: string | null
  subjectKind: 'INVOICE' | 'STATEMENT'
  subjectId: string
  currency: string
  amount: bigint
  provider: ProviderName
  cardId: string
  card: string
  createdBy: string | null
}

export function findPayment(db: Db, id: string) {
  return db
    .selectFrom('payment')
    .select([
      'id',
      'payerId',
      'payeeId',
      'subjectId',
      'currency',
      'amount',
      'refunded',
      'cardId',
      'card',
      'providerRef',
      'failure',
      'createdAt',
      'settledAt',
    ])
    .select([
      sql<PaymentStatus>`status`.as('status'),
      sql<ProviderName>`provider`.as('provider'),
      sql<'INVOICE' | 'STATEMENT'>`subject_kind`.as('subjectKind'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The row exists before the provider is asked, so that an answer that is lost can be looked up. */
export async function createPayment(tx: Tx, payment: NewPayment): Promise<string> {
  const { id } = await tx
    .insertInto('payment')
    .values({
      ...payment,
      try: sql`(select coalesce(max(try), 0) + 1 from payment where subject_kind = ${payment.subjectKind} and subject_id = ${payment.subjectId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const lastPaymentOf = (db: Db, subjectKind: 'INVOICE' | 'STATEMENT', subjectId: string) =>
  db
    .selectFrom('payment')
    .select(['id', 'cardId', sql<PaymentStatus>`status`.as('status')])
    .where('subjectKind', '=', subjectKind)
    .where('subjectId', '=', subjectId)
    .orderBy('try', 'desc')
    .executeTakeFirst()

/** Success is final and wins over an earlier failure; anything else only follows a payment that is under way. */
export async function recordOutcome(
  tx: Tx,
  id: string,
  outcome: Outcome | { status: 'FAILED'; failure: string; ref: null },
): Promise<void> {
  const { status, ref } = outcome
  const from: PaymentStatus[] =
    status === 'SUCCEEDED'
      ? ['CREATED', 'NEEDS_STEP', 'DECLINED', 'FAILED']
      : status === 'NEEDS_STEP'
        ? ['CREATED']
        : ['CREATED', 'NEEDS_STEP']
  const changed = await tx
    .updateTable('payment')
    .set({
      status,
      providerRef: sql`coalesce(${ref}, provider_ref)`,
      failure: 'failure' in outcome ? outcome.failure : null,
      settledAt: status === 'NEEDS_STEP' ? null : sql`now()`,
    })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst()
  if (changed) await emit(tx, 'payment.changed', { paymentId: id })
}
