import type { CartProductIn } from '@souk/contract/carts/cart-shapes.ts'
import { currentRevision } from '@souk/contract/orders/order-moves.ts'
import { type Db, inTransaction } from '../../../platform/database/db.ts'
import { found } from '../../../platform/refusal.ts'
import {
  type Buyer,
  cartonsLeft,
  isOnSale,
  leftOf,
  putCarts,
  type Sellable,
  sellable,
  unitsInCarton,
} from '../../carts/door.ts'
import { retailerViewer } from '../../catalog/door.ts'
import { type Line, linesOf } from '../lines.queries.ts'
import { findOrder } from '../orders.queries.ts'

type Again = { cartIds: string[]; units: number; skipped: { name: string }[] }

/** What of an order can be had today goes into the carts, as much of it as there is; the rest is named. */
export function reorder(db: Db, buyer: Buyer, id: string): Promise<Again> {
  return inTransaction(db, async (tx) => {
    const order = found(await findOrder(tx, buyer, id))
    const number = currentRevision(order)
    const lines = (await linesOf(tx, id, [number])).get(number) ?? []
    const storeId = order.storeId ?? undefined
    const viewer = await retailerViewer(tx, buyer.entityId, storeId)
    const products = Map.groupBy(lines, ({ productId }) => productId)
    const known = await sellable(tx, viewer, [...products.keys()])
    const requests = [...products].flatMap(([productId, its]) => requestFor(its, known.get(productId)) ?? [])
    const requested = new Set(requests.map(({ productId }) => productId))
    const gone = [...products].filter(([productId]) => !requested.has(productId))
    const cartIds = requests.length > 0 ? await putCarts(tx, buyer, [{ storeId, products: requests }]) : []
    return { cartIds, units: unitsOf(requests, known), skipped: gone.map(([, [line]]) => ({ name: line!.kept.name })) }
  })
}

function requestFor(lines: readonly Line[], product: Sellable | undefined): CartProductIn | null {
  if (!product || !isOnSale(product)) return null
  const least = (wanted: number, left: number | null) => (left === null ? wanted : Math.min(wanted, left))
  if (product.isCarton) {
    const quantity = least(lines[0]!.quantity, cartonsLeft(product))
    return lines[0]!.skuId === null && quantity > 0 ? { productId: product.id, quantity } : null
  }
  const items = lines.flatMap(({ skuId, quantity }) => {
    const sku = product.skus.find((one) => one.skuId === skuId)
    const value = sku ? least(quantity, leftOf(sku)) : 0
    return sku && value > 0 ? [{ sku: sku.skuId, value }] : []
  })
  return items.length > 0 ? { productId: product.id, items } : null
}

/** A carton counts all of its sizes. */
const unitsOf = (requests: readonly CartProductIn[], known: ReadonlyMap<string, Sellable>) =>
  requests.reduce((sum, { productId, quantity = 0, items = [] }) => {
    const cartons = quantity > 0 ? quantity * unitsInCarton(known.get(productId)!) : 0
    return sum + cartons + items.reduce((all, { value }) => all + value, 0)
  }, 0)
