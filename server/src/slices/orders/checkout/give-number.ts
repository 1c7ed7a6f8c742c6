import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'

/** The brand's sequence code and its next number. Taken last in the transaction, so that it has no gaps and is locked briefly. */
export async function giveNumber(tx: Tx, orderId: string, brandId: string): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    with next as (insert into order_counter as counter (brand_id, last) values (${brandId}, 1)
      on conflict (brand_id) do update set last = counter.last + 1 returning last)
    update sales_order set number = entity.sequence_code || '-' || lpad(next.last::text, 6, '0')
    from next, entity where sales_order.id = ${orderId} and entity.id = ${brandId} returning number`.execute(tx)
  return rows[0]!.number
}
