import { amount } from '@souk/contract/core/money.ts'
import { currentRevision } from '@souk/contract/orders/order-moves.ts'
import type { Order, OrderRevision } from '@souk/contract/orders/order-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { found } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { linesOf, revisionsOf, statusesOf } from '../model/lines.queries.ts'
import { stateOf } from '../model/order-state.ts'
import { findOrder } from '../model/orders.queries.ts'
import { progressOf } from '../model/progress.queries.ts'
import { differencesOf, presentLine, presentRow, rightsOf } from './present-order.ts'

export async function readOrder(db: Db, actor: Trader, id: string): Promise<Order> {
  const order = found(await findOrder(db, actor, id))
  const { agreedRevision, currency, kept: snapshot, writtenBy } = order
  const current = currentRevision(order)
  const lines = await linesOf(db, id, [current, agreedRevision ?? current])
  const statuses = await statusesOf(db, id)
  const progress = agreedRevision === null ? [] : await progressOf(db, id)
  const shipped = new Map(progress.map((line) => [line.lineId, line.shipped]))
  const shown = (number: number) =>
    (lines.get(number) ?? []).map((line) =>
      presentLine(line, currency, statuses.get(line.lineId) ?? null, shipped.get(line.lineId)),
    )
  const isOther = agreedRevision !== null && agreedRevision !== current
  const writer =
    writtenBy === actor.side && order.writerId
      ? await db
          .selectFrom('userAccount')
          .select(['firstName', 'lastName'])
          .where('id', '=', order.writerId)
          .executeTakeFirst()
      : undefined
  return {
    ...presentRow(order, actor.side),
    writtenBy,
    paymentMethod: order.paymentMethod,
    notes: order.notes,
    storeId: order.storeId,
    card: actor.side === 'retailer' ? order.card : null, // whose it is
    walletShare: order.walletShare,
    wishedFrom: order.shipsFrom,
    wishedUntil: order.shipsUntil,
    terms: snapshot.terms,
    ...(actor.side === 'brand' && { hasNoMinimum: snapshot.hasNoMinimum ?? false }),
    reason: order.reason,
    reasonText: order.reasonText,
    writerName: writer ? `${writer.firstName} ${writer.lastName}` : null,
    lines: shown(current),
    agreedLines: isOther ? shown(agreedRevision) : null,
    shipTo: snapshot.shipTo,
    billTo: snapshot.billTo,
    may: rightsOf(
      await stateOf(db, order),
      actor.side,
      order.readAt,
      progress.some(({ agreed, packed }) => packed < agreed),
    ),
  }
}

/** Every revision with its changes; its author is named to their own side only. */
export async function readRevisions(db: Db, actor: Trader, id: string): Promise<OrderRevision[]> {
  const order = found(await findOrder(db, actor, id))
  const revisions = await revisionsOf(db, id)
  const lines = await linesOf(
    db,
    id,
    revisions.map(({ number }) => number),
  )
  return revisions.map(({ number, by, authorName, reason, at }) => {
    const revisionLines = lines.get(number) ?? []
    const worth = revisionLines.reduce((sum, { price, quantity }) => sum + price * BigInt(quantity), 0n)
    return {
      number,
      by,
      reason,
      authorName: by === actor.side ? authorName : null,
      at: at.toISOString(),
      isAgreed: number === order.agreedRevision,
      amount: amount({ minor: worth, currency: order.currency }),
      differences: number === 1 ? [] : differencesOf(lines.get(number - 1) ?? [], revisionLines, order.currency),
    }
  })
}
