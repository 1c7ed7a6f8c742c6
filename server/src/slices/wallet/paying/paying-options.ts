import type { Db } from '../../../platform/data/database/db.ts'
import { usableRewards } from '../rewards/usable-rewards.queries.ts'

export type PayingOptions = {
  walletBalance: bigint
  appliesRewards: boolean
  credit: { limit: bigint; used: bigint; room: bigint } | null
}

/** What checkout offers a retailer in a currency. */
export async function payingOptions(db: Db, retailerId: string, currency: string): Promise<PayingOptions> {
  const limit = await db
    .selectFrom('creditLimit')
    .select(['granted', 'used'])
    .where('retailerId', '=', retailerId)
    .where('currency', '=', currency)
    .executeTakeFirst()
  const { appliesRewards } = await db
    .selectFrom('entity')
    .select('appliesRewards')
    .where('id', '=', retailerId)
    .executeTakeFirstOrThrow()
  return {
    appliesRewards,
    walletBalance: await usableRewards(db, retailerId, currency),
    credit: limit
      ? { limit: limit.granted, used: limit.used, room: limit.granted > limit.used ? limit.granted - limit.used : 0n }
      : null,
  }
}
