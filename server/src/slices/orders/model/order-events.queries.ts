import { sql } from 'kysely'
import type { OrderEvent } from '@souk/contract/orders/order-shapes.ts'
import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import type { Db, Tx } from '../../../platform/data/database/db.ts'
import { event, liveEvent, put } from '../../../platform/data/outbox.ts'
import type { Trader } from '../../connections/door.ts'

type Parties = { id: string; brandId: string; retailerId: string }
type Happening = {
  kind: OrderEvent['kind']
  side: OrderSide | null // null: time
  userId: string | null
  revision: number
  reason?: string | null
  text?: string
}

/** Writes down what happened, once, and tells both sides. Mails hang on the event's id. */
export async function recordEvent(
  tx: Tx,
  { id: orderId, brandId, retailerId }: Parties,
  { kind, side, userId, revision, reason = null, text = '' }: Happening,
): Promise<void> {
  const { id: eventId } = await tx
    .insertInto('orderEvent')
    .values({ orderId, kind, bySide: side, userId, revision, reason, text })
    .returning('id')
    .executeTakeFirstOrThrow()
  await put(tx, [
    event(kind === 'placed' ? 'order.placed' : 'order.moved', {
      orderId,
      eventId,
      kind,
      by: side,
      brandId,
      retailerId,
    }),
    ...[brandId, retailerId].map((entityId) => liveEvent({ entityId }, 'orders.changed', orderId)),
  ])
}

/** In the order in which it happened; people are named to their own side. */
export async function eventsOf(db: Db, actor: Trader, orderId: string): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('orderEvent as event')
    .leftJoin('userAccount as author', 'author.id', 'event.userId')
    .select(['event.id', 'event.revision', 'event.reason', 'event.text', 'event.at'])
    .select([
      sql<OrderEvent['kind']>`event.kind`.as('kind'),
      sql<OrderSide | null>`event.by_side`.as('by'),
      sql<
        string | null
      >`case when event.by_side = ${actor.side} then author.first_name || ' ' || author.last_name end`.as('authorName'),
    ])
    .where('event.orderId', '=', orderId)
    .orderBy('event.id')
    .limit(1_000)
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
