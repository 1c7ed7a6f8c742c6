import { isDone } from '@souk/contract/orders/order-axes.ts'
import type { OrderState } from '@souk/contract/orders/order-moves.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { revisionsOf } from './lines.queries.ts'
import type { OrderRecord } from './orders.queries.ts'
import { progressOf } from './progress.queries.ts'

/** What the rule needs to know of an order. Units in a shipment count as shipped: the brand gives the shipment up first. */
export async function stateOf(db: Db, order: OrderRecord): Promise<OrderState> {
  const { status, writtenBy, agreedRevision, firstConfirmedAt, cancelAskedAt } = order
  const revisions = await revisionsOf(db, order.id)
  const lines = agreedRevision === null ? [] : await progressOf(db, order.id)
  return {
    status,
    writtenBy,
    agreedRevision,
    firstConfirmedAt,
    cancelAskedAt,
    revisions: revisions.map(({ number, by }) => ({ number, by })),
    isShipped: lines.some(({ packed }) => packed > 0),
    isDone: isDone(lines),
  }
}
