import type { OrderState } from '@souk/contract/orders/order-moves.ts'
import type { Db } from '../../../platform/database/db.ts'
import { revisionsOf } from '../lines.queries.ts'
import type { OrderRecord } from '../orders.queries.ts'

/** What the rule needs to know of an order. Nothing ships yet: shipments fill in the last two. */
export async function stateOf(db: Db, order: OrderRecord): Promise<OrderState> {
  const { status, writtenBy, agreedRevision, firstConfirmedAt, cancelAskedAt } = order
  const revisions = await revisionsOf(db, order.id)
  return {
    status,
    writtenBy,
    agreedRevision,
    firstConfirmedAt,
    cancelAskedAt,
    revisions: revisions.map(({ number, by }) => ({ number, by })),
    isShipped: false,
    isDone: false,
  }
}
