import type { CartProductIn } from '@souk/contract/carts/cart-shapes.ts'
import type { ReducedLine } from '@souk/contract/orders/order-lines.contract.ts'
import { currentRevision } from '@souk/contract/orders/order-moves.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { found } from '../../../platform/base/refusal.ts'
import {
  type Buyer,
  cartonsLeft,
  findStore,
  isOnSale,
  leftOf,
  putCarts,
  type Sellable,
  sellable,
  unitsInCarton,
} from '../../carts/door.ts'
import { retailerViewer } from '../../catalog/door.ts'
import { type Line, linesOf } from '../model/lines.queries.ts'
import { findOrder } from '../model/orders.queries.ts'

type Again = { cartIds: string[]; units: number; skipped: { name: string }[]; reduced: ReducedLine[] }
type Available = { line: Line; quantity: number; why: ReducedLine['why'] | null }

/** Puts what is available of an order into the carts; every line that is reduced is named with its reason. */
export function reorder(db: Db, buyer: Buyer, id: string, isPreview = false): Promise<Again> {
  return inTransaction(db, async (tx) => {
    const order = found(await findOrder(tx, buyer, id))
    const number = currentRevision(order)
    const lines = (await linesOf(tx, id, [number])).get(number) ?? []
    // Where its store was closed since, the one last bought for.
    const storeId = order.storeId ? await findStore(tx, buyer.entityId, order.storeId) : undefined
    const viewer = await retailerViewer(tx, buyer.entityId, storeId)
    const products = Map.groupBy(lines, ({ productId }) => productId)
    const known = await sellable(tx, viewer, [...products.keys()])
    const available = lines.map((line) => availableOf(line, known.get(line.productId)))
    const requests = [...Map.groupBy(available, ({ line }) => line.productId).values()].flatMap(
      (group) => requestFor(group) ?? [],
    )
    const requested = new Set(requests.map(({ productId }) => productId))
    const gone = [...products].filter(([productId]) => !requested.has(productId))
    const isWritten = requests.length > 0 && !isPreview
    return {
      cartIds: isWritten ? await putCarts(tx, buyer, [{ storeId, products: requests }]) : [],
      units: unitsOf(requests, known),
      skipped: gone.map(([, [line]]) => ({ name: line!.kept.name })),
      reduced: available.flatMap(({ line: { lineId, kept: snapshot, quantity: ordered }, quantity, why }) =>
        why
          ? [
              {
                lineId,
                name: snapshot.name,
                colour: snapshot.colour,
                size: snapshot.size,
                ordered,
                available: quantity,
                why,
              },
            ]
          : [],
      ),
    }
  })
}

function availableOf(line: Line, product: Sellable | undefined): Available {
  if (!product) return { line, quantity: 0, why: 'discontinued' }
  if (!isOnSale(product)) return { line, quantity: 0, why: 'closed' }
  const sku = product.skus.find(({ skuId }) => skuId === line.skuId)
  if (product.isCarton ? line.skuId !== null : !sku) return { line, quantity: 0, why: 'discontinued' }
  const left = product.isCarton ? cartonsLeft(product) : leftOf(sku!)
  const quantity = left === null ? line.quantity : Math.min(line.quantity, left)
  return { line, quantity, why: quantity < line.quantity ? 'stock' : null }
}

function requestFor(lines: readonly Available[]): CartProductIn | null {
  const [first, ...others] = lines.filter(({ quantity }) => quantity > 0)
  if (!first) return null
  const { productId, skuId } = first.line
  if (skuId === null) return { productId, quantity: first.quantity }
  return { productId, items: [first, ...others].map(({ line, quantity }) => ({ sku: line.skuId!, value: quantity })) }
}

/** A carton counts all of its sizes. */
const unitsOf = (requests: readonly CartProductIn[], known: ReadonlyMap<string, Sellable>) =>
  requests.reduce((sum, { productId, quantity = 0, items = [] }) => {
    const cartons = quantity > 0 ? quantity * unitsInCarton(known.get(productId)!) : 0
    return sum + cartons + items.reduce((all, { value }) => all + value, 0)
  }, 0)
