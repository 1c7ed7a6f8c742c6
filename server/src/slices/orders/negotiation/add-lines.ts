import type { CartProductIn } from '@souk/contract/carts/cart-shapes.ts'
import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import type { AddedProduct } from '@souk/contract/orders/order-shapes.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { lineFor, requireOnSale, type Sellable, sellable } from '../../carts/door.ts'
import { type CatalogViewer, inCurrency, retailerViewer } from '../../catalog/door.ts'
import { priceIn } from './change-lines.ts'
import type { Line } from '../model/lines.queries.ts'
import { linesFrom } from '../model/order-lines.ts'
import type { OrderRecord } from '../model/orders.queries.ts'

/** Products as the order's retailer may buy them today, come in; what one of them replaces goes. Units are added to what is there. */
export async function withAdded(
  tx: Tx,
  order: OrderRecord,
  lines: readonly Line[],
  products: readonly AddedProduct[],
  side: OrderSide,
): Promise<Line[]> {
  const viewer = await retailerViewer(tx, order.retailerId, order.storeId ?? undefined)
  const known = await sellableTo(tx, inCurrency(viewer, order.currency), products)
  requireFit(order, [...known.values()])
  const replaced = new Map(products.flatMap(({ productId, replaces }) => (replaces ? [[replaces, productId]] : [])))
  const strangers = [...replaced.keys()].filter((id) => !lines.some(({ productId }) => productId === id))
  if (strangers.length > 0) throw new Refusal('invalid', 'orders.noSuchLine', { field: 'add', items: strangers })
  const next = new Map(lines.filter(({ productId }) => !replaced.has(productId)).map((line) => [line.lineId, line]))
  for (const input of products) {
    if (input.price !== undefined && side === 'retailer') {
      throw new Refusal('invalid', 'orders.priceIsTheBrands', { field: 'add', items: [input.productId] })
    }
    const price = input.price === undefined ? undefined : priceIn(input.price, order.currency, input.productId)
    const old = lines.find(({ productId }) => productId === input.replaces)?.kept.name
    for (const line of requestedLines(input, known.get(input.productId)!)) {
      const there = next.get(line.lineId)
      const more = {
        ...line,
        ...(price !== undefined && { price }),
        kept: { ...line.kept, ...(old && { replaces: old }) },
      }
      next.set(line.lineId, there ? { ...there, quantity: there.quantity + line.quantity } : more)
    }
    if (price === undefined) continue
    for (const [id, line] of next) if (line.productId === input.productId) next.set(id, { ...line, price })
  }
  return [...next.values()]
}

/** What is asked for, as this retailer sees it for this store; everything has to be on sale. */
export async function sellableTo(
  tx: Tx,
  viewer: CatalogViewer,
  products: readonly CartProductIn[],
): Promise<Map<string, Sellable>> {
  const ids = [...new Set(products.map(({ productId }) => productId))]
  const known = await sellable(tx, viewer, ids)
  requireOnSale(products, known)
  return known
}

/** Requested lines at today's price. */
export function requestedLines(input: CartProductIn, product: Sellable): Line[] {
  const { cartons, items } = lineFor(input, product)
  const named = items.flatMap(({ skuId, quantity }) => {
    const sku = product.skus.find((one) => one.skuId === skuId)!
    return quantity > 0 ? [{ ...sku, quantity }] : []
  })
  return linesFrom({ isCarton: product.isCarton, cartons, items: named }, product).filter(
    ({ quantity }) => quantity > 0,
  )
}

function requireFit({ brandId, currency, type }: OrderRecord, products: readonly Sellable[]): void {
  const odd = products.filter(
    (one) => one.brandId !== brandId || one.currency !== currency || one.collectionType !== type,
  )
  if (odd.length > 0) {
    throw new Refusal('invalid', 'orders.doesNotFit', { field: 'add', items: odd.map(({ id }) => id) })
  }
}
