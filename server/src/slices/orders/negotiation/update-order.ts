import { sql } from 'kysely'
import type { OrderUpdate } from '@souk/contract/orders/order-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { publishLiveToAll } from '../../../platform/data/outbox.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { withOrder } from './answer-order.ts'
import { findAddress, findShipTo } from '../checkout/snapshot-parties.ts'
import { stateOf } from '../model/order-state.ts'
import { rightsOf } from '../reading/present-order.ts'

/** Notes by who wrote the order; the purchase order's number and, before anything is shipped, addresses by the retailer. */
export const updateOrder = (db: Db, actor: Trader, id: string, { version, ...update }: OrderUpdate, caller: Caller) =>
  withOrder(db, actor, { id, version, caller }, 'orders.updated', async (tx, order) => {
    const state = await stateOf(tx, order)
    const { notes, purchaseOrderNumber, shipToId, billToId } = update
    const hasAddress = shipToId !== undefined || billToId !== undefined
    const isOthers =
      (notes !== undefined && order.writtenBy !== actor.side) ||
      (actor.side === 'brand' && (hasAddress || purchaseOrderNumber !== undefined))
    if (isOthers) throw new Refusal('forbidden', 'orders.othersWord')
    if (!rightsOf(state, actor.side, order.readAt).update || (hasAddress && state.isShipped)) {
      throw new Refusal('conflict', 'orders.notNow')
    }
    const shipTo = shipToId ? await findShipTo(tx, order.brandId, actor.entityId, shipToId) : order.kept.shipTo
    const billTo = billToId ? await findAddress(tx, actor.entityId, billToId) : order.kept.billTo
    await tx
      .updateTable('salesOrder')
      .set({
        ...(notes !== undefined && { notes }),
        ...(purchaseOrderNumber !== undefined && { purchaseOrderNumber }),
        kept: JSON.stringify({ ...order.kept, shipTo, billTo }),
        version: sql`version + 1`,
        updatedAt: sql`now()`,
      })
      .where('id', '=', id)
      .execute()
    await publishLiveToAll(tx, [{ entityId: order.brandId }, { entityId: order.retailerId }], 'orders.changed', id)
  })
