import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'

/** What the marketplace took for an order, less what it gave back after disputes and what rewards cost of it: no more can be given back. */
export async function heldOf(db: Db, orderId: string): Promise<bigint> {
  const { rows } = await sql<{ held: bigint }>`
    select (select coalesce(sum(commission), 0)::bigint from receivable_order where order_id = ${orderId})
      - (select coalesce(sum(correction), 0)::bigint from commission_dispute where order_id = ${orderId})
      - (select coalesce(sum(amount - taken_back - expired + owed), 0)::bigint from reward_lot where order_id = ${orderId}) as held`.execute(
    db,
  )
  return rows[0]!.held
}

/** Commission that waits for its statement has not been received; in the statement below, a line of an invoice is `line`. */
export const isReceived = sql<boolean>`(not exists (select from wallet_transaction charged where charged.kind = 'COMMISSION'
  and charged.subject_kind = 'INVOICE' and charged.invoice_id = line.invoice_id and charged.order_id = line.order_id
  and charged.status <> 'DONE'))`
