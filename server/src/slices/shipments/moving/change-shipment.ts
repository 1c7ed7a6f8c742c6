import { sql } from 'kysely'
import { money } from '@souk/contract/core/money.ts'
import { canMove } from '@souk/contract/shipments/shipment-moves.ts'
import type { ShipmentChange } from '@souk/contract/shipments/shipment-shapes.ts'
import { hundredths } from '@souk/contract/reference/percent.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal, requireVersion } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { cardCharges, type Charge, chargeShipment } from './charge-shipment.ts'
import { issueInvoices } from '../invoices/issue-invoices.ts'
import { lockOrdersOf, moveShipment } from './move-shipment.ts'
import { refreshOrders } from '../model/refresh-orders.ts'
import { lockShipment, type ShipmentRecord } from '../model/shipments.queries.ts'
import { rightsOf } from '../model/present-shipment.ts'

type Fields = Omit<ShipmentChange, 'status' | 'version' | 'invoice'>

/** Carrier, dates and charges, and a move along the table. A card is charged before anything leaves. */
export async function changeShipment(
  deps: Deps,
  actor: Trader,
  id: string,
  { version, status, invoice = true, ...fields }: ShipmentChange,
  caller: Caller,
): Promise<void> {
  const charges = await inTransaction(deps.db, async (tx) => {
    const shipment = found(await lockShipment(tx, actor, id))
    requireVersion(shipment.version, version)
    const isChanged = Object.values(fields).some((value) => value !== undefined)
    if (isChanged) await setFields(tx, actor, shipment, fields)
    const now = isChanged ? found(await lockShipment(tx, actor, id)) : shipment
    await audit(tx, actor, { action: 'shipments.changed', subject: id, caller, details: { status } })
    if (!status) return []
    if (!canMove(now.status, status, actor.side)) throw new Refusal('conflict', 'shipments.notNow')
    if (status !== 'PRE_TRANSIT') {
      await moveShipment(tx, now, status, actor)
      return []
    }
    return makeReady(tx, actor, now, invoice)
  })
  if (charges.length > 0) await chargeShipment(deps, id, charges, actor)
}

/** Invoices it. With a card to charge it waits for the payment, else it is ready. */
async function makeReady(tx: Tx, actor: Trader, shipment: ShipmentRecord, isInvoiced: boolean): Promise<Charge[]> {
  await lockOrdersOf(tx, [shipment.id])
  const needsCard = await hasCardOrders(tx, shipment.id)
  if (isInvoiced || needsCard) {
    const issued = await issueInvoices(tx, [shipment], actor.userId)
    await refreshOrders(tx, [...new Set(issued.flatMap(({ orderIds }) => orderIds))])
  }
  const charges = shipment.isReplacement ? [] : await cardCharges(tx, shipment.id)
  if (charges.length === 0) {
    await moveShipment(tx, shipment, 'PRE_TRANSIT', actor)
    return []
  }
  await sql`update shipment set waits_for = 'PROVIDER', version = version + 1, updated_at = now() where id = ${shipment.id}`.execute(
    tx,
  )
  return charges
}

async function hasCardOrders(tx: Tx, shipmentId: string): Promise<boolean> {
  const { rows } = await sql`select from shipment_line line join sales_order on sales_order.id = line.order_id
    where line.shipment_id = ${shipmentId} and sales_order.payment_method = 'CARD' limit 1`.execute(tx)
  return rows.length > 0
}

async function setFields(tx: Tx, actor: Trader, shipment: ShipmentRecord, fields: Fields): Promise<void> {
  const may = rightsOf(shipment, actor)
  const { freight, discountPercent, ...transport } = fields
  const isPriced = freight !== undefined || discountPercent !== undefined
  if (actor.side !== 'brand') throw new Refusal('forbidden')
  if (!may.edit || (isPriced && !may.price)) throw new Refusal('conflict', 'shipments.notNow')
  const charge = freight === undefined ? null : money(freight, shipment.currency)
  if (freight !== undefined && !charge) throw new Refusal('invalid', 'shipments.freightDecimals', { field: 'freight' })
  await tx
    .updateTable('shipment')
    .set({
      ...transport,
      ...(charge && { freight: charge.minor }),
      ...(discountPercent !== undefined && { discount: hundredths(discountPercent) }),
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', shipment.id)
    .execute()
}
