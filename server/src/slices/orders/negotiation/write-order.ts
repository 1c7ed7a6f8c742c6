import type { WrittenOrder } from '@souk/contract/orders/order-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { requireOnce } from '../../carts/door.ts'
import { retailerViewer } from '../../catalog/door.ts'
import { type Trader, tradesWith } from '../../connections/door.ts'
import { requireVerified } from '../../entities/door.ts'
import { sellableTo, requestedLines } from './add-lines.ts'
import { giveNumber } from '../checkout/give-number.ts'
import { snapshotParties } from '../checkout/snapshot-parties.ts'
import { placeOrder } from '../checkout/place-order.ts'

/** An order a brand writes for a retailer it trades with, at that retailer's prices; the retailer's answer is due. */
export function writeOrder(deps: Deps, actor: Trader, input: WrittenOrder, caller: Caller): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    await requireVerified({ ...deps, db: tx }, actor.userId)
    const { retailerId, storeId, products, paymentMethod, notes, shipsFrom = null, shipsUntil = null } = input
    requireOnce(products.map(({ productId }) => productId))
    found((await listStores(tx, actor, retailerId)).find(({ id }) => id === storeId))
    const known = await sellableTo(tx, await retailerViewer(tx, retailerId, storeId), products)
    const kinds = new Set([...known.values()].map((one) => `${one.brandId} ${one.currency} ${one.collectionType}`))
    const { brandId, currency, collectionType: type } = known.get(products[0]!.productId)!
    if (kinds.size > 1 || brandId !== actor.entityId) {
      throw new Refusal('invalid', 'orders.oneKind', { field: 'products', items: [...known.keys()] })
    }
    const between = { brandId, retailerId, storeId }
    const lines = products.flatMap((one) => requestedLines(one, known.get(one.productId)!))
    if (lines.length === 0) throw new Refusal('invalid', 'orders.nothingOrdered', { field: 'products' })
    const terms = { currency, type, notes, paymentMethod, purchaseOrderNumber: '', shipsFrom, shipsUntil }
    const snapshot = await snapshotParties(tx, between)
    const id = await placeOrder(tx, { ...between, ...terms, snapshot, lines }, actor)
    const number = await giveNumber(tx, id, brandId)
    await audit(tx, actor, { action: 'orders.written', subject: id, details: { number }, caller })
    return id
  })
}

/** The stores of a retailer one trades with, the oldest first. */
export async function listStores(db: Db, actor: Trader, retailerId: string) {
  if (!(await tradesWith(db, actor, retailerId))) throw new Refusal('not_found')
  return db
    .selectFrom('store')
    .select(['id', 'name', 'country'])
    .where('entityId', '=', retailerId)
    .where('closedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(100)
    .execute()
}
