import { sql } from 'kysely'
import { canMove, type ShipmentStatus } from '@souk/contract/shipments/shipment-moves.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import { liveEvent, put } from '../../../platform/data/outbox.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import {
  consumeStock,
  giveBackStock,
  holdAgain,
  type Line,
  restock,
  settleFulfilment,
  stepLines,
  unitsOf,
} from '../../orders/door.ts'
import { orderCompleted } from '../../wallet/door.ts'
import { reopenClaims } from '../model/claims.queries.ts'
import { creditShipment } from '../invoices/credit-shipment.ts'
import { refreshOrders } from '../model/refresh-orders.ts'
import { type Author, recordShipmentEvent } from '../model/shipment-events.queries.ts'
import { linesOfShipments, type ShipmentLineRecord, type ShipmentRecord } from '../model/shipments.queries.ts'

/** Orders are locked in one order by everyone who changes several. */
export async function lockOrdersOf(tx: Tx, shipmentIds: readonly string[]): Promise<void> {
  await sql`select from sales_order where id in (select order_id from shipment_line where shipment_id = any(${[...shipmentIds]}::uuid[]))
    order by id for no key update`.execute(tx)
}

/** Makes a transition of the table: state, units, stock, money and both orders' axes change together. */
export async function moveShipment(
  tx: Tx,
  shipment: ShipmentRecord,
  to: ShipmentStatus,
  by: Author,
  text = '',
): Promise<void> {
  if (!canMove(shipment.status, to, by.side ?? 'brand')) throw new Refusal('conflict', 'shipments.notNow')
  await lockOrdersOf(tx, [shipment.id])
  const lines = await linesOfShipments(tx, [shipment.id])
  const effect = shipment.isReplacement ? replacementEffects[to] : effects[to]
  await effect?.(tx, shipment, lines)
  const isOver = to === 'RETURNED' || to === 'FAILED' || to === 'CANCELLED'
  await tx
    .updateTable('shipment')
    .set({
      status: to,
      waitsFor: null,
      version: sql`version + 1`,
      updatedAt: sql`now()`,
      ...(to === 'IN_TRANSIT' && { shippedAt: sql`now()` }),
      ...(to === 'DELIVERED' && { deliveredAt: sql`now()` }),
      ...(isOver && { endedAt: sql`now()` }),
    })
    .where('id', '=', shipment.id)
    .execute()
  if (isOver && !shipment.isReplacement) await creditShipment(tx, shipment, lines, to, by)
  await recordShipmentEvent(tx, shipment, to, by, text)
  await settleOrders(tx, shipment, lines)
}

/** The axes of all orders in a shipment, once its units have moved. */
export async function settleOrders(
  tx: Tx,
  { brandId, retailerId }: Pick<ShipmentRecord, 'brandId' | 'retailerId'>,
  lines: readonly { orderId: string }[],
): Promise<void> {
  const orderIds = [...new Set(lines.map(({ orderId }) => orderId))].toSorted()
  for (const orderId of orderIds) {
    const isCompleted = await settleFulfilment(tx, { id: orderId, brandId })
    if (isCompleted) await orderCompleted(tx, { orderId, brandId, retailerId })
  }
  await refreshOrders(tx, orderIds)
  await put(
    tx,
    orderIds.flatMap((id) => [brandId, retailerId].map((entityId) => liveEvent({ entityId }, 'orders.changed', id))),
  )
}

type Lines = readonly ShipmentLineRecord[]
type Effect = (tx: Tx, shipment: ShipmentRecord, lines: Lines) => Promise<void>

const steps = (lines: Lines, change: (line: ShipmentLineRecord) => Record<string, number>) =>
  lines.map((line) => ({ orderId: line.orderId, lineId: line.lineId, ...change(line) }))

/** SKUs and units of shipment lines; a carton line holds units of several. */
export const stockOf = (lines: readonly Pick<ShipmentLineRecord, 'lineId' | 'carton' | 'quantity'>[]) =>
  unitsOf(lines.map(({ lineId, carton, quantity }) => ({ skuId: carton ? null : lineId, carton, quantity }) as Line))

const byOrder = (lines: Lines) => Map.groupBy(lines, ({ orderId }) => orderId)

const effects: Partial<Record<ShipmentStatus, Effect>> = {
  IN_TRANSIT: async (tx, _, lines) => {
    await stepLines(
      tx,
      steps(lines, ({ quantity }) => ({ shipped: quantity })),
    )
    for (const [orderId, ofOrder] of byOrder(lines)) await consumeStock(tx, orderId, stockOf(ofOrder))
  },
  DELIVERED: (tx, _, lines) =>
    stepLines(
      tx,
      steps(lines, ({ quantity, claimed }) => ({ delivered: quantity - claimed })),
    ),
  CANCELLED: (tx, _, lines) =>
    stepLines(
      tx,
      steps(lines, ({ quantity }) => ({ packed: -quantity })),
    ),
  RETURNED: async (tx, _, lines) => {
    await stepLines(
      tx,
      steps(lines, ({ quantity }) => ({ packed: -quantity, shipped: -quantity })),
    )
    for (const [orderId, ofOrder] of byOrder(lines)) await restock(tx, orderId, stockOf(ofOrder))
  },
  // Lost goods can be sent again where stock is left; the rest is settled by the credit note.
  FAILED: async (tx, _, lines) => {
    for (const line of lines) {
      const isHeld = await holdAgain(tx, line.orderId, stockOf([line]))
      await stepLines(
        tx,
        steps([line], ({ quantity }) => (isHeld ? { packed: -quantity, shipped: -quantity } : { credited: quantity })),
      )
    }
  },
}

/** A replacement counts for the units that were claimed, so only its delivery moves them. */
const replacementEffects: Partial<Record<ShipmentStatus, Effect>> = {
  DELIVERED: (tx, _, lines) =>
    stepLines(
      tx,
      steps(lines, ({ quantity, claimed }) => ({ delivered: quantity - claimed })),
    ),
  CANCELLED: (tx, shipment, lines) => withdrawReplacement(tx, shipment, lines),
  RETURNED: (tx, shipment, lines) => withdrawReplacement(tx, shipment, lines),
  FAILED: (tx, shipment) => reopenClaims(tx, shipment.id),
}

async function withdrawReplacement(tx: Tx, { id }: ShipmentRecord, lines: Lines): Promise<void> {
  await giveBackStock(tx, stockOf(lines))
  await reopenClaims(tx, id)
}
