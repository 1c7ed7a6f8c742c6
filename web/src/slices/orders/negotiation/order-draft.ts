import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import type { AddedProduct, Order, OrderLine, Proposal } from '@souk/contract/orders/order-shapes.ts'
import { priceOfPiece, unitsOfPiece } from './order-piece.ts'
import { sumOf, timesOf } from '../model/order-products.ts'

export type Days = { from: string; to: string }
export type Picked = {
  product: ProductRow
  cartons: number
  items: Record<string, number>
  replaces: string | null
  price?: string // of a unit, or of a carton
}
/** What a person typed, by line and by product; it knows no version, so it survives that the order moves on. */
export type Draft = {
  quantities: Readonly<Record<string, number>>
  more: Readonly<Record<string, Readonly<Record<string, number>>>> // sizes that were not ordered, by product
  prices: Readonly<Record<string, string>>
  days: Readonly<Record<string, Days>>
  added: readonly Picked[]
  reason: string
}
export const emptyDraft: Draft = { quantities: {}, more: {}, prices: {}, days: {}, added: [], reason: '' }

type Ordered = Pick<Order, 'lines' | 'version' | 'currency'>
type LineChange = Proposal['lines'][number]

/** Only what differs from what is there is proposed. */
export function changesOf({ lines }: Pick<Order, 'lines'>, draft: Draft): LineChange[] {
  const replaced = replacedBy(draft)
  return lines.flatMap((line) => {
    if (replaced.has(line.productId)) return [] // it goes with what comes for it
    const quantity = draft.quantities[line.lineId]
    if (quantity === 0) return [{ lineId: line.lineId, quantity: 0 }]
    const price = draft.prices[line.productId]
    const days = draft.days[line.productId]
    const [from, until] = [days?.from || null, days?.to || null]
    const change = {
      ...(quantity !== undefined && quantity !== line.quantity && { quantity }),
      ...(price !== undefined && Number(price) !== Number(line.price) && price !== '' && { price }),
      ...(days && from !== line.shipsFrom && { shipsFrom: from }),
      ...(days && until !== line.shipsUntil && { shipsUntil: until }),
    }
    return Object.keys(change).length > 0 ? [{ lineId: line.lineId, ...change }] : []
  })
}

/** Products that make place for another one. */
export const replacedBy = ({ added }: Pick<Draft, 'added'>): ReadonlySet<string> =>
  new Set(added.flatMap(({ replaces }) => replaces ?? []))

/** Products that come in, and further sizes of those that are there. */
export function additionsOf({ more, added }: Draft): AddedProduct[] {
  const itemsOf = (items: Readonly<Record<string, number>>) =>
    Object.entries(items).flatMap(([sku, value]) => (value > 0 ? [{ sku, value }] : []))
  const sizes = Object.entries(more).map(([productId, items]) => ({ productId, items: itemsOf(items) }))
  const products = added.map(({ product: { _id: productId, isCarton }, cartons, items, replaces, price }) => ({
    productId,
    ...(isCarton ? { quantity: cartons } : { items: itemsOf(items) }),
    ...(replaces && { replaces }),
    ...(price && { price }),
  }))
  return [...sizes, ...products].filter((one) => ('quantity' in one ? one.quantity! > 0 : one.items!.length > 0))
}

export function proposalOf(order: Ordered, draft: Draft): Omit<Proposal, 'reason'> & { reason: string } {
  const add = additionsOf(draft)
  return {
    lines: changesOf(order, draft),
    ...(add.length > 0 && { add }),
    reason: draft.reason.trim(),
    version: order.version,
  }
}

export const isChanged = (order: Pick<Order, 'lines'>, draft: Draft) =>
  changesOf(order, draft).length > 0 || additionsOf(draft).length > 0

/** What it comes to before and after, in units and money. */
export function figuresOf({ lines, currency }: Ordered, draft: Draft) {
  const each = ({ units, quantity }: OrderLine) => (quantity > 0 ? units / quantity : 1) // of a carton its contents
  const replaced = replacedBy(draft)
  const stay = lines.filter(({ productId }) => !replaced.has(productId))
  const now = stay.map((line) => {
    const quantity = draft.quantities[line.lineId] ?? line.quantity
    return {
      units: Math.round(quantity * each(line)),
      amount: timesOf(draft.prices[line.productId] || line.price, quantity, currency),
    }
  })
  const priceOf = (productId: string) =>
    draft.prices[productId] || (lines.find((line) => line.productId === productId)?.price ?? '0')
  const sizes = Object.entries(draft.more).flatMap(([productId, items]) =>
    Object.values(items).map((units) => ({ units, amount: timesOf(priceOf(productId), units, currency) })),
  )
  const picked = draft.added.map(({ product, cartons, items, price }) => {
    const pieces = product.isCarton ? cartons : Object.values(items).reduce((sum, value) => sum + value, 0)
    return {
      units: pieces * unitsOfPiece(product),
      amount: timesOf(price || priceOfPiece(product), pieces, currency),
    }
  })
  const all = [...now, ...sizes, ...picked]
  return {
    before: {
      units: lines.reduce((sum, { units }) => sum + units, 0),
      amount: sumOf(
        lines.map((l) => l.amount),
        currency,
      ),
    },
    after: {
      units: all.reduce((sum, { units }) => sum + units, 0),
      amount: sumOf(
        all.map((one) => one.amount),
        currency,
      ),
    },
  }
}
