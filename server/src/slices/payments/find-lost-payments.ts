import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { chargeOf, fail } from './charge-payment.ts'
import { recordOutcome } from './payments.queries.ts'
import { cardProvider, type ProviderName } from './provider.ts'
import { settleRefund } from './refund-payment.ts'

/** Payments whose answer never came are looked up by their key; a second step that was not made ends after a day. */
export async function findLostPayments(deps: Deps, afterSeconds = 90): Promise<void> {
  const { rows } = await sql<{
    id: string
    status: string
    provider: ProviderName
  }>`select id, status, provider from payment
    where (status = 'CREATED' and created_at < now() - make_interval(secs => ${afterSeconds}))
      or (status = 'NEEDS_STEP' and created_at < now() - interval '1 day')
    order by created_at limit 100`.execute(deps.db)
  for (const { id, status, provider } of rows) {
    if (status === 'NEEDS_STEP') {
      await fail(deps, id, 'abandoned')
      continue
    }
    const charge = await chargeOf(deps, id)
    const outcome = charge ? await (await cardProvider(deps, provider)).lookup(charge) : 'UNKNOWN'
    if (outcome === 'UNKNOWN') await fail(deps, id, 'lost')
    else await inTransaction(deps.db, (tx) => recordOutcome(tx, id, outcome))
  }
  const refunds = await sql<{ id: string }>`select id from refund where status = 'CREATED'
    and created_at < now() - make_interval(secs => ${afterSeconds}) order by created_at limit 100`.execute(deps.db)
  for (const { id } of refunds.rows) await settleRefund(deps, id)
}
