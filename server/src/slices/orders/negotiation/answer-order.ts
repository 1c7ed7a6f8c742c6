import { refusalLacks, type AddedProduct, type Proposal, type Refusing } from '@souk/contract/orders/order-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal, requireVersion } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { withAdded } from './add-lines.ts'
import { changedLines } from './change-lines.ts'
import { moveOrder } from './move-order.ts'
import { lockOrder, type OrderRecord } from '../model/orders.queries.ts'
import { currentLines, proposeLines } from './propose-lines.ts'

type Input = { id: string; version: number; caller: Caller }

/** One order, locked, as it was looked at. */
export function withOrder(
  db: Db,
  actor: Trader,
  { id, version, caller }: Input,
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
export const confirmOrder = (db: Db, actor: Trader, input: Input, lines: readonly string[] | undefined) =>
  withOrder(db, actor, input, 'orders.confirmed', (tx, order) =>
    lines ? moveOrder(tx, order, 'acceptSome', actor, { accepted: lines }) : moveOrder(tx, order, 'acceptAll', actor),
  )

/** A brand that rejects for good says why. */
export const refuseOrder = (db: Db, actor: Trader, input: Input, { reason, text }: Pick<Refusing, 'reason' | 'text'>) =>
  withOrder(db, actor, input, 'orders.refused', (tx, order) => {
    const isFinal = actor.side === 'brand' && order.agreedRevision === null
    const lacking = isFinal ? refusalLacks(reason, text) : null
    if (lacking) throw new Refusal('invalid', 'orders.needsReason', { field: lacking })
    return moveOrder(tx, order, 'refuse', actor, { reason: text, why: { reason: reason ?? null, text } })
  })

export const cancelOrder = (db: Db, actor: Trader, input: Input, reason: string | undefined) =>
  withOrder(db, actor, input, 'orders.cancelled', (tx, order) =>
    moveOrder(tx, order, 'cancel', actor, { why: { reason: reason ?? null, text: '' } }),
  )

export const proposeOrder = (db: Db, actor: Trader, input: Input, proposal: Proposal) =>
  withOrder(db, actor, input, 'orders.proposed', async (tx, order) => {
    const before = await currentLines(tx, order)
    const changed = changedLines(before, proposal, actor.side, order.currency)
    const after = proposal.add ? await withAdded(tx, order, changed, proposal.add, actor.side) : changed
    await proposeLines(tx, order, actor, { before, after, reason: proposal.reason })
  })

export const addProducts = (
  db: Db,
  actor: Trader,
  input: Input,
  { products, reason }: { products: readonly AddedProduct[]; reason: string },
) =>
  withOrder(db, actor, input, 'orders.proposed', async (tx, order) => {
    const before = await currentLines(tx, order)
    const after = await withAdded(tx, order, before, products, actor.side)
    await proposeLines(tx, order, actor, { before, after, reason })
  })
