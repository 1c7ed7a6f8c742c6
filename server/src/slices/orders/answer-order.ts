import type { Proposal, Refusing } from '@souk/contract/orders/order-shapes.ts'
import { audit } from '../../platform/audit.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db.ts'
import type { Caller } from '../../platform/mount.ts'
import { found, Refusal, requireVersion } from '../../platform/refusal.ts'
import type { Trader } from '../connections/door.ts'
import { proposedLines } from './change-lines.ts'
import { linesOf } from './lines.queries.ts'
import { requireMinimum } from './minimum-of.ts'
import { moveOrder } from './move-order.ts'
import { lockOrder, type OrderRecord } from './orders.queries.ts'

type Wish = { id: string; version: number; caller: Caller }

/** One order, locked, as it was looked at. */
function withOrder(
  db: Db,
  actor: Trader,
  { id, version, caller }: Wish,
  action: `orders.${string}`,
  work: (tx: Tx, order: OrderRecord) => Promise<void>,
) {
  return inTransaction(db, async (tx) => {
    const order = found(await lockOrder(tx, actor, id))
    requireVersion(order.version, version)
    await work(tx, order)
    await audit(tx, actor, { action, subject: id, caller })
  })
}

/** All of the newest revision, or with `lines` only those. */
export const confirmOrder = (db: Db, actor: Trader, wish: Wish, lines: readonly string[] | undefined) =>
  withOrder(db, actor, wish, 'orders.confirmed', (tx, order) =>
    lines ? moveOrder(tx, order, 'acceptSome', actor, { accepted: lines }) : moveOrder(tx, order, 'acceptAll', actor),
  )

/** A brand that rejects for good says why. */
export const refuseOrder = (db: Db, actor: Trader, wish: Wish, { reason, text }: Pick<Refusing, 'reason' | 'text'>) =>
  withOrder(db, actor, wish, 'orders.refused', (tx, order) => {
    const isFinal = actor.side === 'brand' && order.agreedRevision === null
    if (isFinal && (!reason || (reason === 'OTHER' && text === ''))) {
      throw new Refusal('invalid', 'orders.needsReason', { field: reason ? 'text' : 'reason' })
    }
    return moveOrder(tx, order, 'refuse', actor, { reason: text, why: { reason: reason ?? null, text } })
  })

export const cancelOrder = (db: Db, actor: Trader, wish: Wish, reason: string | undefined) =>
  withOrder(db, actor, wish, 'orders.cancelled', (tx, order) =>
    moveOrder(tx, order, 'cancel', actor, { why: { reason: reason ?? null, text: '' } }),
  )

export const proposeOrder = (db: Db, actor: Trader, wish: Wish, proposal: Proposal) =>
  withOrder(db, actor, wish, 'orders.proposed', async (tx, order) => {
    const newest = (await linesOf(tx, order.id, [order.revision])).get(order.revision) ?? []
    const proposed = proposedLines(newest, proposal, actor.side, order.currency)
    if (actor.side === 'retailer') await requireMinimum(tx, order, proposed)
    await moveOrder(tx, order, 'propose', actor, { proposed, reason: proposal.reason })
  })
