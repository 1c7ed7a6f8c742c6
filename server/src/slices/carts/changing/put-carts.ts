import { cartLimits } from '@souk/contract/carts/cart-limits.ts'
import type { CartIn, CartProductIn } from '@souk/contract/carts/cart-shapes.ts'
import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal, requireVersion } from '../../../platform/base/refusal.ts'
import { inCurrency, viewerOf } from '../../catalog/door.ts'
import type { Buyer } from '../model/buyer.ts'
import { type CartRecord, findCart, findStore, lockCarts, openCart, touchCarts } from '../model/carts.queries.ts'
import { lineFor, requireOnce } from '../model/line-for.ts'
import { dropSizes, setLines } from '../model/lines.queries.ts'
import { isOnSale, type Sellable, sellable } from '../model/sellable.queries.ts'

/** Sets the named lines of the named carts; all of it or nothing. Answers the carts that were written. */
export function putCarts(db: Db, buyer: Buyer, requests: readonly CartIn[]): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await lockCarts(tx, buyer.entityId)
    const changed = new Set<string>()
    for (const input of requests) for (const id of await putCart(tx, buyer, input)) changed.add(id)
    await finish(tx, buyer, [...changed])
    return [...changed]
  })
}

/** What is empty goes, the rest is newer, and every open screen of the team asks again. */
export async function finish(tx: Tx, { entityId }: Pick<Buyer, 'entityId'>, cartIds: readonly string[]): Promise<void> {
  if (cartIds.length === 0) return
  await touchCarts(tx, cartIds)
  await publishLive(tx, { entityId }, 'cart.changed')
}

async function putCart(tx: Tx, buyer: Buyer, { cartId, storeId, products, notes, version }: CartIn): Promise<string[]> {
  const retailerId = buyer.entityId
  const cart = cartId ? found(await findCart(tx, retailerId, cartId)) : null
  if (cart) requireVersion(cart.version, version)
  const store = await storeFor(tx, retailerId, cart, storeId)
  const [wanted, unwanted] = [products.filter(isWanted), products.filter((one) => !isWanted(one))]
  requireOnce(wanted.map(({ productId }) => productId))
  const viewer = await viewerOf(tx, buyer, store)
  const known = await sellable(
    tx,
    cart ? inCurrency(viewer, cart.currency) : viewer,
    wanted.map(({ productId }) => productId),
  )
  requireOnSale(wanted, known)
  if (cart) requireFit(cart, wanted, known)
  const noughts = unwanted.map(({ productId, items }) => ({ productId, codes: items?.map(({ sku }) => sku) ?? null }))
  const changed = new Set(await dropSizes(tx, retailerId, noughts, cartId ? { cartId } : { storeId: store }))
  const groups = Map.groupBy(wanted, ({ productId }) => kindOf(known.get(productId)!))
  for (const lines of groups.values()) {
    const { brandId, currency, collectionType: type } = known.get(lines[0]!.productId)!
    const id = cart?.id ?? (await openCart(tx, { retailerId, storeId: store, brandId, currency, type }))
    await setLines(
      tx,
      id,
      lines.map((line) => lineFor(line, known.get(line.productId)!)),
    )
    await requireRoom(tx, id)
    changed.add(id)
  }
  const noted = cart ? [cart.id] : [...changed]
  if (notes !== undefined && noted.length > 0) {
    await tx.updateTable('cart').set({ notes }).where('id', 'in', noted).execute()
    for (const id of noted) changed.add(id)
  }
  return [...changed]
}

const isWanted = ({ quantity, items }: CartProductIn) =>
  (quantity ?? 0) > 0 || (items ?? []).some(({ value }) => value > 0)
const kindOf = ({ brandId, currency, collectionType }: Sellable) => `${brandId} ${currency} ${collectionType}`

async function storeFor(tx: Tx, retailerId: string, cart: CartRecord | null, requested: string | undefined) {
  if (cart && requested !== undefined && requested !== cart.storeId)
    throw new Refusal('cart_conflict', 'carts.conflict')
  const store = cart?.storeId ?? (await findStore(tx, retailerId, requested))
  if (store) return store
  throw requested ? new Refusal('not_found') : new Refusal('conflict', 'carts.noStore')
}

export function requireOnSale(wanted: readonly CartProductIn[], known: ReadonlyMap<string, Sellable>): void {
  const ids = wanted.map(({ productId }) => productId)
  const absent = ids.filter((id) => !known.has(id))
  if (absent.length > 0) throw new Refusal('invalid', 'carts.noSuchProduct', { field: 'products', items: absent })
  const closed = ids.filter((id) => !isOnSale(known.get(id)!))
  if (closed.length > 0) throw new Refusal('invalid', 'carts.notOrderable', { field: 'products', items: closed })
}

/** A cart that was named takes what fits it; the others are named, and the dialog asks what to do. */
function requireFit(cart: CartRecord, wanted: readonly CartProductIn[], known: ReadonlyMap<string, Sellable>): void {
  const items = wanted.flatMap(({ productId }) => {
    const { name, brandId, currency, collectionType } = known.get(productId)!
    const differs = [
      ...(brandId === cart.brandId ? [] : ['brand']),
      ...(currency === cart.currency ? [] : ['currency']),
      ...(collectionType === cart.type ? [] : ['type']),
    ]
    return differs.length > 0 ? [{ productId, name, differs }] : []
  })
  if (items.length > 0) throw new Refusal('cart_conflict', 'carts.conflict', { field: 'products', items })
}

async function requireRoom(tx: Tx, cartId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('cartProduct')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('cartId', '=', cartId)
    .executeTakeFirstOrThrow()
  if (count > cartLimits.lines) throw new Refusal('conflict', 'carts.tooManyLines')
}
