import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'

/** What has not expired, by the clock of the database. */
export async function usableRewards(db: Db, retailerId: string, currency: string): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`select coalesce(sum(remaining), 0)::bigint as sum from reward_lot
    where retailer_id = ${retailerId} and currency = ${currency} and remaining > 0 and expires_at > now()`.execute(db)
  return rows[0]!.sum
}
