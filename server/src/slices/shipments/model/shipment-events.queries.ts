import { sql } from 'kysely'
import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import type { ShipmentEvent } from '@souk/contract/shipments/shipment-shapes.ts'
import type { Db, Tx } from '../../../platform/data/database/db.ts'
import { event, liveEvent, put } from '../../../platform/data/outbox.ts'
import type { Trader } from '../../connections/door.ts'

export type Author = { side: OrderSide | null; userId: string | null }
type About = { id: string; brandId: string; retailerId: string }

/** Adds a step to the timeline and announces it to both sides. */
export async function recordShipmentEvent(
  tx: Tx,
  { id: shipmentId, brandId, retailerId }: About,
  kind: ShipmentEvent['kind'],
  { side, userId }: Author,
  text = '',
): Promise<void> {
  const { id: eventId } = await tx
    .insertInto('shipmentEvent')
    .values({ shipmentId, kind, bySide: side, userId, text })
    .returning('id')
    .executeTakeFirstOrThrow()
  await put(tx, [
    event('shipment.moved', { shipmentId, eventId, kind, by: side, brandId, retailerId }),
    ...[brandId, retailerId].map((entityId) => liveEvent({ entityId }, 'shipments.changed', shipmentId)),
  ])
}

export async function eventsOfShipment(db: Db, actor: Trader, shipmentId: string): Promise<ShipmentEvent[]> {
  const rows = await db
    .selectFrom('shipmentEvent as event')
    .leftJoin('userAccount as author', 'author.id', 'event.userId')
    .select(['event.id', 'event.text', 'event.at'])
    .select([
      sql<ShipmentEvent['kind']>`event.kind`.as('kind'),
      sql<OrderSide | null>`event.by_side`.as('by'),
      sql<
        string | null
      >`case when event.by_side = ${actor.side} then author.first_name || ' ' || author.last_name end`.as('authorName'),
    ])
    .where('event.shipmentId', '=', shipmentId)
    .orderBy('event.at')
    .orderBy('event.id')
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
