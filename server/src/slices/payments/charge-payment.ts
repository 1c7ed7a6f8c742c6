import { inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { findPayment, type Payment, type PaymentStatus, recordOutcome } from './payments.queries.ts'
import { cardProvider, type Charge, providerNameOf } from './provider.ts'

/** Asks the provider outside of every transaction. When its answer is lost the payment stays as it was, and a job looks it up by its key. */
export async function chargePayment(deps: Deps, id: string): Promise<PaymentStatus> {
  if (deps.db.isTransaction) throw new TypeError('a card is charged outside of transactions')
  const charge = await chargeOf(deps, id)
  if (!charge) return fail(deps, id, 'card_removed')
  const { provider: name, payerId } = (await findPayment(deps.db, id))!
  // A test card that was saved earlier would pay with no money.
  if ((await providerNameOf(deps, payerId)) !== name) return fail(deps, id, 'provider_changed')
  const provider = await cardProvider(deps, name)
  try {
    const outcome = await provider.charge(charge)
    await inTransaction(deps.db, (tx) => recordOutcome(tx, id, outcome))
  } catch (error) {
    deps.log.error({ err: error, paymentId: id }, 'the provider did not answer; the payment will be looked up')
  }
  return (await findPayment(deps.db, id))!.status
}

/** The second step of a payment: a code for the test provider, else what the provider says by now. */
export async function confirmPayment(deps: Deps, id: string, code: string | null): Promise<PaymentStatus> {
  const payment = (await findPayment(deps.db, id))!
  const charge = await chargeOf(deps, id)
  if (payment.status !== 'NEEDS_STEP' || !payment.providerRef || !charge) return payment.status
  if ((await providerNameOf(deps, payment.payerId)) !== payment.provider) return fail(deps, id, 'provider_changed')
  const outcome = await (await cardProvider(deps, payment.provider)).confirmStep(charge, payment.providerRef, code)
  if (outcome.status !== 'NEEDS_STEP') await inTransaction(deps.db, (tx) => recordOutcome(tx, id, outcome))
  return (await findPayment(deps.db, id))!.status
}

export async function stepOf(
  deps: Deps,
  { providerRef, status, provider }: Payment,
  returnUrl: string,
): Promise<{ url: string } | null> {
  return status === 'NEEDS_STEP' && providerRef
    ? (await cardProvider(deps, provider)).step(providerRef, returnUrl)
    : null
}

export async function chargeOf(
  { db, marketplace }: Pick<Deps, 'db' | 'marketplace'>,
  id: string,
): Promise<Charge | undefined> {
  const row = await db
    .selectFrom('payment')
    .innerJoin('savedCard', 'savedCard.id', 'payment.cardId')
    .select(['token', 'amount', 'currency', 'subjectKind'])
    .where('payment.id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      key: id,
      token: row.token,
      amount: row.amount,
      currency: row.currency,
      description: `${marketplace().name.en} ${row.subjectKind.toLowerCase()} ${id}`,
    }
  )
}

export async function fail(deps: Deps, id: string, failure: string): Promise<PaymentStatus> {
  await inTransaction(deps.db, (tx) => recordOutcome(tx, id, { status: 'FAILED', failure, ref: null }))
  return (await findPayment(deps.db, id))!.status
}
