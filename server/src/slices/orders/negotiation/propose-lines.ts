import { currentRevision } from '@souk/contract/orders/order-moves.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { requireChange } from './change-lines.ts'
import { type Line, linesOf } from '../lines.queries.ts'
import { requireMinimum } from '../checkout/minimum-of.ts'
import { moveOrder } from './move-order.ts'
import type { OrderRecord } from '../orders.queries.ts'
import { markOrdered } from '../checkout/mark-ordered.ts'
import { addReader } from '../checkout/place-order.ts'

/** The lines the order has now; a proposal starts from them. */
export async function currentLines(tx: Tx, order: OrderRecord): Promise<Line[]> {
  const number = currentRevision(order)
  return (await linesOf(tx, order.id, [number])).get(number) ?? []
}

type Proposed = { before: readonly Line[]; after: readonly Line[]; reason: string }

/** All proposals, however composed, are sent in one way. */
export async function proposeLines(
  tx: Tx,
  order: OrderRecord,
  actor: Trader,
  { before, after, reason }: Proposed,
): Promise<void> {
  requireChange(before, after)
  if (actor.side === 'retailer') await requireMinimum(tx, order, after)
  await markOrdered(tx, after)
  await moveOrder(tx, order, 'propose', actor, { proposed: after, reason })
  await addReader(tx, order.retailerId, after)
}
