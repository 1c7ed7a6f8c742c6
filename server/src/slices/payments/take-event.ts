import { inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import { recordOutcome } from './payments.queries.ts'
import { cardProvider } from './provider.ts'
import { recordRefund } from './refund-payment.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A signed message of the provider. Repeated, late and out of order it changes nothing twice. */
export async function takeEvent(deps: Deps, body: Buffer, signature: string): Promise<{ received: true }> {
  if (!deps.config.stripe) throw new Refusal('unparsable', 'payments.badSignature')
  const provider = await cardProvider(deps, 'stripe')
  const event = provider.readEvent?.(body, signature)
  if (!event) throw new Refusal('unparsable', 'payments.badSignature')
  await inTransaction(deps.db, async (tx) => {
    const first = await tx
      .insertInto('providerEvent')
      .values({ provider: provider.name, id: event.id, type: event.type })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    const { about } = event
    if (!first || !about) return
    if ('key' in about && uuid.test(about.key)) await recordOutcome(tx, about.key, about.outcome)
    if ('refundKey' in about && uuid.test(about.refundKey)) await recordRefund(tx, about.refundKey, about.status)
  })
  return { received: true }
}
