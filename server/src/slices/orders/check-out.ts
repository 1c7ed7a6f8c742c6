import { sql } from 'kysely'
import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import type { CheckoutCart } from '@souk/contract/orders/order-shapes.ts'
import { audit } from '../../platform/audit.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/mount.ts'
import { found, Refusal, requireVersion } from '../../platform/refusal.ts'
import { type Buyer, clearCarts, loadCarts, type LoadedCart, lockCarts } from '../carts/door.ts'
import { requireVerified } from '../entities/door.ts'
import { lockSkus } from './hold-stock.ts'
import { nextNumber } from './next-number.ts'
import { placeOrder } from './place-order.ts'

/** The chosen carts become orders: all of them, or none and every reason. Answers their ids. */
export function checkOut(deps: Deps, buyer: Buyer, wishes: readonly CheckoutCart[], caller: Caller): Promise<string[]> {
  return inTransaction(deps.db, async (tx) => {
    await requireVerified({ ...deps, db: tx }, buyer.userId)
    await lockCarts(tx, buyer.entityId)
    const chosen = new Map(wishes.map((wish) => [wish.cartId, wish]))
    await lockStockOf(tx, [...chosen.keys()]) // from here on nobody else takes it
    const carts = await loadCarts(tx, buyer, { cartIds: [...chosen.keys()] })
    for (const { cartId, version } of chosen.values()) {
      requireVersion(found(carts.find(({ record }) => record.id === cartId)).record.version, version)
    }
    await requireAsTheyWere(deps, buyer, carts)
    const placed = []
    for (const cart of carts.toSorted((a, b) => (a.record.brandId < b.record.brandId ? -1 : 1))) {
      const orderId = await placeOrder(tx, buyer, cart, chosen.get(cart.record.id)!)
      await clearCarts(tx, buyer, { cartId: cart.record.id })
      placed.push({ orderId, brandId: cart.record.brandId })
    }
    for (const { orderId, brandId } of placed) {
      const number = await nextNumber(tx, brandId)
      await tx.updateTable('salesOrder').set({ number }).where('id', '=', orderId).execute()
      await audit(tx, buyer, { action: 'orders.placed', subject: orderId, details: { number }, caller })
    }
    return placed.map(({ orderId }) => orderId)
  })
}

async function lockStockOf(tx: Tx, cartIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select sku.id from cart_product line join sku on sku.product_id = line.product_id where line.cart_id = any(${[...cartIds]}::uuid[])`.execute(
    tx,
  )
  await lockSkus(
    tx,
    rows.map(({ id }) => id),
  )
}

/** Stock, price, deadline, access and minimum, of all carts together; without the flag, of the first that fails. */
async function requireAsTheyWere({ flags }: Deps, buyer: Buyer, carts: readonly LoadedCart[]): Promise<void> {
  const failing = carts
    .map(({ shown }) => ({ shown, items: problemsOf(shown) }))
    .filter(({ items }) => items.length > 0)
  if (failing.length === 0) return
  const told = (await flags.isOn('multipleCartValidationFix', buyer)) ? failing : failing.slice(0, 1)
  throw new Refusal('items_changed', 'orders.changed', { field: 'carts', items: told.flatMap(({ items }) => items) })
}

function problemsOf({ _id: cartId, brand, products, minimums }: Cart): object[] {
  return [
    ...products.flatMap(({ _id: productId, name, changes }) =>
      changes.length > 0 ? [{ cartId, brandName: brand.name, productId, name, changes }] : [],
    ),
    ...minimums.flatMap(({ missing, required, collectionId }) =>
      missing === null ? [] : [{ cartId, brandName: brand.name, minimum: { collectionId, required, missing } }],
    ),
  ]
}
