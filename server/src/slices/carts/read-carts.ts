import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import type { Db } from '../../platform/db.ts'
import { viewerOf } from '../catalog/door.ts'
import type { Buyer } from './buyer.ts'
import { type CartRecord, listCarts } from './carts.queries.ts'
import { type HeldLine, linesOf } from './lines.queries.ts'
import { presentCart } from './present-cart.ts'
import { type Sellable, sellableIn } from './sellable.queries.ts'

type Wish = { cartIds?: readonly string[]; storeId?: string | undefined }

export async function readCarts(db: Db, buyer: Buyer, wish: Wish = {}): Promise<Cart[]> {
  return (await loadCarts(db, buyer, wish)).map(({ shown }) => shown)
}

export type LoadedCart = {
  record: CartRecord
  lines: readonly HeldLine[]
  known: ReadonlyMap<string, Sellable>
  shown: Cart
}

/** Carts as they stand today. What a store may see depends on where it is: each store is asked for once, while the lines are read. */
export async function loadCarts(db: Db, buyer: Buyer, wish: Wish = {}): Promise<LoadedCart[]> {
  const carts = await listCarts(db, buyer.entityId, wish)
  const stores = [...Map.groupBy(carts, ({ storeId }) => storeId)]
  const idsOf = (some: readonly CartRecord[]) => some.map(({ id }) => id)
  const ofCarts = () => linesOf(db, idsOf(carts))
  const ofStores = () =>
    Promise.all(stores.map(async ([storeId, its]) => sellableIn(db, await viewerOf(db, buyer, storeId), idsOf(its))))
  // One connection answers one question after the other.
  const [all, known] = db.isTransaction
    ? [await ofCarts(), await ofStores()]
    : await Promise.all([ofCarts(), ofStores()])
  const lines = Map.groupBy(all, ({ cartId }) => cartId)
  const byStore = new Map(stores.map(([storeId], at) => [storeId, known[at]!]))
  return carts.flatMap((record) => {
    const held = lines.get(record.id)
    const its = byStore.get(record.storeId)!
    return held ? [{ record, lines: held, known: its, shown: presentCart(record, held, its) }] : []
  })
}
