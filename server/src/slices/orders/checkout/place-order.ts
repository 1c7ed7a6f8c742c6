import { sql } from 'kysely'
import { type OrderSide, silenceDays } from '@souk/contract/orders/order-moves.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { holdFirst } from '../stock/hold-stock.ts'
import { unitsOf } from '../model/units.ts'
import { markOrdered } from '../stock/mark-ordered.ts'
import { addRevision, type Line } from '../model/lines.queries.ts'
import { recordEvent } from '../model/order-events.queries.ts'
import { type Kept, sumUp } from '../model/orders.queries.ts'
import { overDays } from '../model/over-days.ts'

export type NewOrder = {
  brandId: string
  retailerId: string
  storeId: string
  currency: string
  type: string
  notes: string
  paymentMethod: string
  cardId?: string // with its words
  card?: string
  purchaseOrderNumber: string
  walletShare?: boolean
  shipsFrom: string | null
  shipsUntil: string | null
  snapshot: Kept
  lines: readonly Line[]
}

/** One order, waiting for the side that did not write it. The caller numbers it last. */
export async function placeOrder(
  tx: Tx,
  { snapshot, lines, ...order }: NewOrder,
  { side, userId }: { side: OrderSide; userId: string },
): Promise<string> {
  const { shipsFrom, shipsUntil } = order
  if (shipsFrom && shipsUntil && shipsUntil < shipsFrom) {
    throw new Refusal('invalid', 'orders.windowOrder', { field: 'shipsUntil' })
  }
  if (shipsUntil && (await overDays(tx, [shipsUntil])).size > 0) {
    throw new Refusal('invalid', 'orders.windowOver', { field: 'shipsUntil' })
  }
  const { id } = await tx
    .insertInto('salesOrder')
    .values({
      ...order,
      writtenBy: side,
      writerId: userId,
      status: side === 'brand' ? 'PENDING_RETAILER' : 'PENDING_BRAND',
      number: sql<string>`uuidv7()::text`, // until the last step gives the real one
      dueAt: sql`now() + make_interval(days => ${silenceDays})`,
      kept: JSON.stringify(snapshot),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addRevision(tx, id, 1, { side, userId }, '', lines)
  await markOrdered(tx, lines)
  const short = await holdFirst(tx, id, unitsOf(lines))
  if (short.length > 0) throw new Refusal('items_changed', 'orders.changed', { field: 'carts', items: short })
  await sumUp(tx, id)
  await addReader(tx, order.retailerId, lines)
  await recordEvent(tx, { id, ...order }, { kind: 'placed', side, userId, revision: 1 })
  return id
}

/** Who ordered goes on reading the collections. */
export async function addReader(tx: Tx, retailerId: string, lines: readonly Line[]): Promise<void> {
  const collectionIds = [...new Set(lines.map(({ kept: snapshot }) => snapshot.collectionId))].sort()
  await sql`
    insert into collection_reader (collection_id, retailer_id)
    select id, ${retailerId} from unnest(${collectionIds}::uuid[]) as one(id) order by id on conflict do nothing`.execute(
    tx,
  )
}
