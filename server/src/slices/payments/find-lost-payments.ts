import { sql } from 'kysely'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { chargeOf, fail } from './charge-payment.ts'
import { recordOutcome } from './payments.queries.ts'
import { cardProvider, type ProviderName, providerNameOf } from './provider.ts'
import { settleRefund } from './refund-payment.ts'

/** Payments whose answer never came are looked up by their key; a second step that was not made ends after a day. */
export async function findLostPayments(deps: Deps, afterSeconds = 90): Promise<void> {
  const { rows } = await sql<{
    id: string
    payerId: string
    status: string
    provider: ProviderName
  }>`select id, payer_id, status, provider from payment
    where (status = 'CREATED' and created_at < now() - make_interval(secs => ${afterSeconds}))
      or (status = 'NEEDS_STEP' and created_at < now() - interval '1 day')
    order by created_at limit 100`.execute(deps.db)
  for (const { id, payerId, status, provider } of rows)
    await apart(deps, id, async () => {
      if (status === 'NEEDS_STEP') return fail(deps, id, 'abandoned')
      if (provider === 'test' && (await providerNameOf(deps, payerId)) !== 'test')
        return fail(deps, id, 'provider_changed')
      const charge = await chargeOf(deps, id)
      const outcome = charge ? await (await cardProvider(deps, provider)).lookup(charge) : 'UNKNOWN'
      if (outcome === 'UNKNOWN') return fail(deps, id, 'lost')
      return inTransaction(deps.db, (tx) => recordOutcome(tx, id, outcome))
    })
  const refunds = await sql<{ id: string }>`select id from refund where status = 'CREATED'
    and created_at < now() - make_interval(secs => ${afterSeconds}) order by created_at limit 100`.execute(deps.db)
  for (const { id } of refunds.rows) await apart(deps, id, () => settleRefund(deps, id))
}

/** One that cannot be found yet does not keep the others waiting. */
async function apart(deps: Deps, id: string, find: () => Promise<unknown>): Promise<void> {
  try {
    await find()
  } catch (error) {
    deps.log.error({ err: error, id }, 'a payment or refund could not be looked up')
  }
}
