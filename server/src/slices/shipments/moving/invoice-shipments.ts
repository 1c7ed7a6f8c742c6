import type { InvoiceRow } from '@souk/contract/shipments/invoice-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { lockOrdersOf } from './move-shipment.ts'
import { refreshOrders } from '../model/refresh-orders.ts'
import { lockShipment, type ShipmentRecord } from '../model/shipments.queries.ts'
import { invoiceRows } from '../invoices/invoices.queries.ts'
import { issueInvoices } from '../invoices/issue-invoices.ts'
import { presentRows } from '../invoices/read-invoice.ts'

/** Invoices several shipments to one retailer together. */
export function invoiceShipments(
  db: Db,
  actor: Trader,
  shipmentIds: readonly string[],
  caller: Caller,
): Promise<InvoiceRow[]> {
  return inTransaction(db, async (tx) => {
    const shipments: ShipmentRecord[] = []
    for (const id of [...new Set(shipmentIds)].toSorted()) {
      const shipment = await lockShipment(tx, actor, id)
      if (!shipment) throw new Refusal('not_found')
      shipments.push(shipment)
    }
    if (new Set(shipments.map(({ retailerId }) => retailerId)).size > 1) {
      throw new Refusal('invalid', 'shipments.oneRetailer', { field: 'shipmentIds' })
    }
    if (shipments.some(({ isUninvoiced, status }) => !isUninvoiced || status === 'PENDING')) {
      throw new Refusal('conflict', 'shipments.nothingToInvoice')
    }
    await lockOrdersOf(
      tx,
      shipments.map(({ id }) => id),
    )
    const issued = await issueInvoices(tx, shipments, actor.userId)
    await refreshOrders(tx, [...new Set(issued.flatMap(({ orderIds }) => orderIds))])
    await audit(tx, actor, { action: 'shipments.invoiced', subject: issued[0]?.id ?? '', caller })
    const rows = await invoiceRows(tx, actor)
      .where(
        'invoice.id',
        'in',
        issued.map(({ id }) => id),
      )
      .orderBy('number')
      .execute()
    return presentRows(tx, rows)
  })
}
