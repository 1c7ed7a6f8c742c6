import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { type Db, together } from '../../../platform/data/database/db.ts'
import { inCurrency, viewerOf } from '../../catalog/door.ts'
import type { Buyer } from './buyer.ts'
import { type CartRecord, listCarts } from './carts.queries.ts'
import { type HeldLine, linesOf, sizesOf } from './lines.queries.ts'
import { presentCart } from './present-cart.ts'
import { type Sellable, sellableIn } from './sellable.queries.ts'

type Input = { cartIds?: readonly string[]; storeId?: string | undefined }

export async function readCarts(db: Db, buyer: Buyer, input: Input = {}): Promise<Cart[]> {
  return (await loadCarts(db, buyer, input)).map(({ shown }) => shown)
}

export type LoadedCart = {
  record: CartRecord
  lines: readonly HeldLine[]
  known: ReadonlyMap<string, Sellable>
  shown: Cart
}

/** Carts as they stand today: what they hold, while the products are looked up as each store may see them. */
export async function loadCarts(db: Db, buyer: Buyer, input: Input = {}): Promise<LoadedCart[]> {
  const carts = await listCarts(db, buyer.entityId, input)
  const ids = carts.map(({ id }) => id)
  const [lines, sizes, products] = await together(db, [
    () => linesOf(db, ids),
    () => sizesOf(db, ids),
    () => productsOf(db, buyer, carts),
  ] as const)
  const linesIn = Map.groupBy(lines, ({ cartId }) => cartId)
  const sizesIn = Map.groupBy(sizes, ({ cartId, productId }) => `${cartId} ${productId}`)
  return carts.flatMap((record) => {
    const known = new Map<string, Sellable>()
    const held = (linesIn.get(record.id) ?? []).map((line): HeldLine => {
      const skus = sizesIn.get(`${line.cartId} ${line.productId}`) ?? []
      const product = products.get(keyOf(record))?.get(line.productId)
      if (product) known.set(product.id, { ...product, skus })
      return { ...line, items: skus.filter(isChosen) }
    })
    return held.length > 0 ? [{ record, lines: held, known, shown: presentCart(record, held, known) }] : []
  })
}

const keyOf = ({ storeId, currency }: CartRecord) => `${storeId} ${currency}`

/** By store, currency and id: what a store may see depends on where it is, and a cart keeps its currency. */
async function productsOf(db: Db, buyer: Buyer, carts: readonly CartRecord[]) {
  const kinds = [...Map.groupBy(carts, keyOf)]
  const reads = kinds.map(([key, group]) => async () => {
    const viewer = inCurrency(await viewerOf(db, buyer, group[0]!.storeId), group[0]!.currency)
    const cartIds = group.map(({ id }) => id)
    return [key, new Map((await sellableIn(db, viewer, cartIds)).map((row) => [row.id, row]))] as const
  })
  return new Map(await together(db, reads))
}

const isChosen = <T extends { quantity: number | null }>(size: T): size is T & { quantity: number } =>
  size.quantity !== null
