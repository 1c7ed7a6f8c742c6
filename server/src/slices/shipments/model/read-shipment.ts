import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { Shipment } from '@souk/contract/shipments/shipment-shapes.ts'
import { percentOf } from '@souk/contract/reference/percent.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { found } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { claimsOf } from './claims.queries.ts'
import { presentLine, presentShipmentRow, rightsOf } from './present-shipment.ts'
import { eventsOfShipment } from './shipment-events.queries.ts'
import { findShipment, linesOfShipments } from './shipments.queries.ts'

export async function readShipment(db: Db, actor: Trader, id: string): Promise<Shipment> {
  const shipment = found(await findShipment(db, actor, id))
  const { currency, freight, discount, note, parties } = shipment
  const lines = await linesOfShipments(db, [id])
  return {
    ...presentShipmentRow(shipment),
    currency,
    note,
    freight: amount({ minor: freight, currency }),
    discountPercent: percentOf(discount),
    shipTo: parties.shipTo,
    lines: lines.map(presentLine),
    events: await eventsOfShipment(db, actor, id),
    claims: await claimsOf(db, id),
    invoices: await invoicesOf(db, id),
    may: rightsOf(shipment, actor),
  }
}

/** Invoices and credit notes that hold a line of the shipment. */
async function invoicesOf(db: Db, shipmentId: string): Promise<Shipment['invoices']> {
  const { rows } = await sql<Omit<Shipment['invoices'][number], 'payable'> & { payable: bigint }>`
    select id, number, kind, currency, payable from invoice where id in (
      select invoice_line.invoice_id from invoice_line join shipment_line line on line.id = invoice_line.shipment_line_id
      where line.shipment_id = ${shipmentId}) order by issued_at, id`.execute(db)
  return rows.map(({ payable, ...row }) => ({ ...row, payable: amount({ minor: payable, currency: row.currency }) }))
}
