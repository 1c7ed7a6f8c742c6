import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { bookPayment } from '../server/src/slices/wallet/paying/book-payment.ts'
import { findReceivable, openOf } from '../server/src/slices/wallet/model/receivables.queries.ts'
import { idOf } from './random.ts'

/** A card of the test provider for an entity. */
export async function saveDemoCard(tx: Tx, entityId: string): Promise<void> {
  await tx
    .insertInto('savedCard')
    .values({
      id: idOf('card', entityId),
      entityId,
      provider: 'test',
      token: 'test-card-0',
      brand: 'VISA',
      last4: '4242',
      expMonth: 9,
      expYear: 2031,
      holder: 'Accounts',
      status: 'VERIFIED',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A card payment that succeeded then, booked as every other. */
export async function payByCard(tx: Tx, invoiceId: string, at: Date): Promise<void> {
  const invoice = (await findReceivable(tx, invoiceId))!
  const amount = openOf(invoice)
  if (amount === 0n) return
  const { brandId, retailerId, currency, number } = invoice
  const paymentId = idOf('payment', invoiceId)
  await insertPayment(tx, {
    id: paymentId,
    payerId: retailerId,
    payeeId: brandId,
    subjectKind: 'INVOICE',
    subjectId: invoiceId,
    currency,
    amount,
    at,
  })
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
      createdAt: at,
      at,
    })
    .execute()
  await sql`update receivable set pending = pending + ${amount} where invoice_id = ${invoiceId}`.execute(tx)
  await bookPayment(tx, paymentId)
}

type Payment = {
  id: string
  payerId: string
  payeeId: string | null
  subjectKind: string
  subjectId: string
  currency: string
  amount: bigint
  at: Date
}

export async function insertPayment(tx: Tx, { at, ...payment }: Payment): Promise<void> {
  await tx
    .insertInto('payment')
    .values({
      ...payment,
      provider: 'test',
      card: 'Visa 4242',
      cardId: idOf('card', payment.payerId),
      providerRef: `test-charge-${payment.id}`,
      status: 'SUCCEEDED',
      createdAt: at,
      settledAt: at,
    })
    .execute()
}
