import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

/** What the marketplace took for an order, less what it gave back after disputes: no more can be given back. */
export async function heldOf(db: Db, orderId: string): Promise<bigint> {
  const { rows } = await sql<{ held: bigint }>`
    select (select coalesce(sum(commission), 0)::bigint from receivable_order where order_id = ${orderId})
      - (select coalesce(sum(correction), 0)::bigint from commission_dispute where order_id = ${orderId}) as held`.execute(
    db,
  )
  return rows[0]!.held
}
