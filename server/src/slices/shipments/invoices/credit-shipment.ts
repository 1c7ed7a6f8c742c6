import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import type { Author } from '../model/shipment-events.queries.ts'
import type { ShipmentLineRecord, ShipmentRecord } from '../model/shipments.queries.ts'
import { creditInvoice } from './credit-invoice.ts'
import type { IssuedInvoice } from './write-invoice.ts'

/** Credits everything of a shipment that did not arrive and was invoiced, its freight included. */
export async function creditShipment(
  tx: Tx,
  shipment: ShipmentRecord,
  lines: readonly ShipmentLineRecord[],
  reason: string,
  by: Author,
): Promise<void> {
  const invoices = Map.groupBy(await invoicesOf(tx, lines), ({ invoiceId }) => invoiceId)
  for (const [invoiceId, billed] of invoices) {
    const wanted = new Map(
      billed.map(({ shipmentLineId }) => [shipmentLineId, lines.find(({ id }) => id === shipmentLineId)!.quantity]),
    )
    await markCredited(tx, wanted)
    await creditInvoice(tx, invoiceId, { lines: wanted, freightOf: [shipment.id] }, { reason, issuedBy: by.userId })
  }
}

/** Credits units of one line, for a claim; null where they are on no invoice yet. */
export async function creditUnits(
  tx: Tx,
  shipmentLineId: string,
  quantity: number,
  reason: string,
  by: Author,
): Promise<IssuedInvoice | null> {
  const { rows } = await sql<{ invoiceId: string }>`
    select invoice_id from invoice_line where shipment_line_id = ${shipmentLineId} and not is_credit`.execute(tx)
  if (!rows[0]) return null
  const wanted = new Map([[shipmentLineId, quantity]])
  await markCredited(tx, wanted)
  return creditInvoice(tx, rows[0].invoiceId, { lines: wanted }, { reason, issuedBy: by.userId })
}

async function invoicesOf(tx: Tx, lines: readonly ShipmentLineRecord[]) {
  const { rows } = await sql<{ invoiceId: string; shipmentLineId: string }>`
    select invoice_id, shipment_line_id from invoice_line
    where not is_credit and shipment_line_id = any(${lines.map(({ id }) => id)}::uuid[]) order by invoice_id`.execute(
    tx,
  )
  return rows
}

/** The table's check refuses to credit more units than a line has. */
async function markCredited(tx: Tx, wanted: ReadonlyMap<string, number>): Promise<void> {
  for (const [id, quantity] of wanted) {
    await tx
      .updateTable('shipmentLine')
      .set({ credited: sql`credited + ${quantity}` })
      .where('id', '=', id)
      .execute()
  }
}
