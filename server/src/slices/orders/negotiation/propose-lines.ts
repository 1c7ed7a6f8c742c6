import { currentRevision } from '@souk/contract/orders/order-moves.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { requireChange } from './change-lines.ts'
import { type Line, linesOf } from '../model/lines.queries.ts'
import { requireMinimum } from '../checkout/minimum-of.ts'
import { moveOrder } from './move-order.ts'
import type { OrderRecord } from '../model/orders.queries.ts'
import { overDays } from '../model/over-days.ts'
import { markOrdered } from '../stock/mark-ordered.ts'
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
  await requireWindows(tx, before, after)
  if (actor.side === 'retailer') await requireMinimum(tx, order, after)
  await markOrdered(tx, after)
  await moveOrder(tx, order, 'propose', actor, { proposed: after, reason })
  await addReader(tx, order.retailerId, after)
}

/** A window that is set ends in the future; one that has passed may stay as it is. */
async function requireWindows(tx: Tx, before: readonly Line[], after: readonly Line[]): Promise<void> {
  const known = new Map(before.map((line) => [line.lineId, line]))
  const set = after.flatMap(({ lineId, shipsFrom, shipsUntil }) => {
    const was = known.get(lineId)
    const isSame = !was || (was.shipsFrom === shipsFrom && was.shipsUntil === shipsUntil)
    return isSame || !shipsUntil ? [] : [{ lineId, shipsUntil }]
  })
  const over = await overDays(
    tx,
    set.map(({ shipsUntil }) => shipsUntil),
  )
  const items = set.flatMap(({ lineId, shipsUntil }) => (over.has(shipsUntil) ? [lineId] : []))
  if (items.length > 0) throw new Refusal('invalid', 'orders.windowOver', { field: 'lines', items })
}
