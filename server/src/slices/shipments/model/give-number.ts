import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'

/** The next number of a shipment. Taken last in the transaction, so that others wait only briefly for the counter. */
export async function numberShipment(tx: Tx, shipmentId: string, brandId: string): Promise<void> {
  await sql`
    with next as (insert into shipment_counter as counter (brand_id, last) values (${brandId}, 1)
      on conflict (brand_id) do update set last = counter.last + 1 returning last)
    update shipment set number = entity.sequence_code || '-S-' || lpad(next.last::text, 6, '0')
    from next, entity where shipment.id = ${shipmentId} and entity.id = ${brandId}`.execute(tx)
}

/** The next number of an invoice or credit note; its transaction ends right after, so none is lost or skipped. */
export async function nextInvoiceNumber(tx: Tx, brandId: string, series: 'INV' | 'CN'): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    with next as (insert into invoice_counter as counter (brand_id, series, last) values (${brandId}, ${series}, 1)
      on conflict (brand_id, series) do update set last = counter.last + 1 returning last)
    select entity.sequence_code || ${sql.lit(`-${series}-`)} || lpad(next.last::text, 6, '0') as number
    from next, entity where entity.id = ${brandId}`.execute(tx)
  return rows[0]!.number
}
