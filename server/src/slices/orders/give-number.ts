import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'

export async function giveNumber(tx: Tx, orderId: string, brandId: string): Promise<string> {
  const number = await nextNumber(tx, brandId)
  await tx.updateTable('salesOrder').set({ number }).where('id', '=', orderId).execute()
  return number
}

/** The brand's letters and the next of its numbers. Taken last in the transaction: none is lost, and nobody waits long for it. */
async function nextNumber(tx: Tx, brandId: string): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    insert into order_counter as counter (brand_id, last) values (${brandId}, 1)
    on conflict (brand_id) do update set last = counter.last + 1
    returning (select sequence_code from entity where id = ${brandId})
      || '-' || lpad(counter.last::text, 6, '0') as number`.execute(tx)
  return rows[0]!.number
}
