import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import { currentRules } from '../rules/rules.queries.ts'
import { creditRewardsOf } from '../rewards/credit-rewards.ts'

type Order = { orderId: string; brandId: string; retailerId: string }

/** At the first confirmation the rate of an order is fixed for good, and of two parties' orders one is the first. */
export async function fixCommission(tx: Tx, { orderId, brandId, retailerId }: Order): Promise<void> {
  const { version, values } = await currentRules(tx)
  const first = await tx
    .insertInto('firstOrder')
    .values({ orderId, brandId, retailerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('orderId')
    .executeTakeFirst()
  const { isDirect, isReferred } = await relationOf(tx, brandId, retailerId)
  const basis = isDirect ? 'DIRECT' : first ? (isReferred ? 'REFERRED' : 'FIRST') : 'LATER'
  const rates = {
    DIRECT: 'commission.direct',
    REFERRED: 'commission.referred',
    FIRST: 'commission.first',
    LATER: 'commission.later',
  } as const
  const usual = first ? values['commission.first'] : values['commission.later']
  const rate = values[rates[basis]]
  await tx
    .insertInto('orderCommission')
    .values({
      orderId,
      brandId,
      retailerId,
      basis,
      rate: Number(rate),
      usualRate: Number(rate > usual ? rate : usual),
      ruleVersion: version,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function relationOf(tx: Tx, brandId: string, retailerId: string) {
  const { rows } = await sql<{ isDirect: boolean; isReferred: boolean }>`
    select exists (select from relation where brand_id = ${brandId} and retailer_id = ${retailerId} and origin = 'direct') as is_direct,
      exists (select from referred_pair where brand_id = ${brandId} and retailer_id = ${retailerId}) as is_referred`.execute(
    tx,
  )
  return rows[0]!
}

/** An order that ended without a shipped unit was not the first. */
export async function releaseCommission(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('firstOrder').where('orderId', '=', orderId).execute()
  await tx
    .updateTable('orderCommission')
    .set({ releasedAt: sql`now()` })
    .where('orderId', '=', orderId)
    .where('releasedAt', 'is', null)
    .execute()
}

/** Rewards are credited at the later of paid and completed. */
export async function orderCompleted(tx: Tx, { orderId, brandId, retailerId }: Order): Promise<void> {
  const { rows } =
    await sql`update order_commission set completed_at = now() where order_id = ${orderId} and brand_id = ${brandId}
    and retailer_id = ${retailerId} and completed_at is null returning order_id`.execute(tx)
  if (rows.length > 0) await creditRewardsOf(tx, orderId)
}

/** A brand brought this retailer: their first order costs no commission. */
export async function markReferred(
  tx: Tx,
  { brandId, retailerId }: { brandId: string; retailerId: string },
): Promise<void> {
  await tx
    .insertInto('referredPair')
    .values({ brandId, retailerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
