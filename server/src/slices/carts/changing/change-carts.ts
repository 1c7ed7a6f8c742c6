import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal, requireVersion } from '../../../platform/base/refusal.ts'
import { inCurrency, viewerOf } from '../../catalog/door.ts'
import type { Buyer } from '../model/buyer.ts'
import { type CartRecord, findCart, lockCarts } from '../model/carts.queries.ts'
import { dropProducts, linesOf } from '../model/lines.queries.ts'
import { finish } from './put-carts.ts'
import { isOnSale, sellable } from '../model/sellable.queries.ts'

type Owner = Pick<Buyer, 'entityId'>
type Input = { cartId: string; version?: number | undefined }
type Some = { cartId?: string | undefined; version?: number | undefined; storeIds?: readonly string[] }

/** One cart, locked, and unchanged since it was read. */
async function lockCart(tx: Tx, { entityId }: Owner, { cartId, version }: Input): Promise<CartRecord> {
  await lockCarts(tx, entityId)
  const cart = found(await findCart(tx, entityId, cartId))
  requireVersion(cart.version, version)
  return cart
}

export function removeProducts(db: Db, buyer: Buyer, input: Input, productIds: readonly string[]) {
  return inTransaction(db, async (tx) => {
    const { id } = await lockCart(tx, buyer, input)
    const dropped = await dropProducts(tx, buyer.entityId, productIds, { cartId: id })
    if (dropped.length > 0) await finish(tx, buyer, [id])
    return { removed: dropped.length }
  })
}

export function removeEverywhere(db: Db, buyer: Buyer, productId: string) {
  return inTransaction(db, async (tx) => {
    await lockCarts(tx, buyer.entityId)
    const dropped = await dropProducts(tx, buyer.entityId, [productId])
    if (dropped.length === 0) throw new Refusal('not_found')
    await finish(tx, buyer, dropped)
    return { removed: dropped.length }
  })
}

/** All carts of some stores, one cart, or all there are. */
export function clearCarts(db: Db, buyer: Owner, { storeIds, cartId, version }: Some) {
  return inTransaction(db, async (tx) => {
    await lockCarts(tx, buyer.entityId)
    if (cartId) await lockCart(tx, buyer, { cartId, version })
    const gone = await tx
      .deleteFrom('cart')
      .where('retailerId', '=', buyer.entityId)
      .$if(cartId !== undefined, (query) => query.where('id', '=', cartId!))
      .$if(storeIds !== undefined, (query) =>
        query.where(sql<boolean>`store_id = any(${[...(storeIds ?? [])]}::uuid[])`),
      )
      .returning('id')
      .execute()
    await finish(
      tx,
      buyer,
      gone.map(({ id }) => id),
    )
    return { removed: gone.length }
  })
}

/** Carts that became orders, which the caller has locked. */
export async function takeCarts(tx: Tx, { entityId }: Buyer, cartIds: readonly string[]): Promise<void> {
  await sql`delete from cart where retailer_id = ${entityId} and id = any(${[...cartIds]}::uuid[])`.execute(tx)
  await publishLive(tx, { entityId }, 'cart.changed')
}

export function setNotes(db: Db, buyer: Buyer, input: Input, notes: string): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { id } = await lockCart(tx, buyer, input)
    await tx.updateTable('cart').set({ notes }).where('id', '=', id).execute()
    await finish(tx, buyer, [id])
    return id
  })
}

/** The buyer has seen the prices of today: from now on they are what others are compared with. */
export function acknowledge(db: Db, buyer: Buyer, input: Input): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { id, storeId, currency } = await lockCart(tx, buyer, input)
    const ids = (await linesOf(tx, [id])).map(({ productId }) => productId)
    const known = await sellable(tx, inCurrency(await viewerOf(tx, buyer, storeId), currency), ids)
    const prices = [...known.values()]
      .filter(isOnSale)
      .map((one) => ({ productId: one.id, price: String(one.wholesale) }))
    await sql`update cart_product line set seen_price = given.price
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as given ("productId" uuid, price bigint)
      where line.cart_id = ${id} and line.product_id = given."productId"`.execute(tx)
    await finish(tx, buyer, [id])
    return id
  })
}
