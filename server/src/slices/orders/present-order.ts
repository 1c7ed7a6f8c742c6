import { amount } from '@souk/contract/core/money.ts'
import { afterMove, type OrderMove, type OrderSide, type OrderState } from '@souk/contract/orders/order-moves.ts'
import type { LineDifference, Order, OrderLine, OrderRow } from '@souk/contract/orders/order-shapes.ts'
import type { Line } from './lines.queries.ts'
import type { OrderRecord } from './orders.queries.ts'

export function presentRow(order: OrderRecord, side: OrderSide): OrderRow {
  const { id, number, status, currency, type, revision, agreedRevision, purchaseOrderNumber, version, kept } = order
  return {
    id,
    number,
    status,
    currency,
    type,
    revision,
    agreedRevision,
    purchaseOrderNumber,
    version,
    brand: { id: order.brandId, name: kept.brandName },
    retailer: { id: order.retailerId, name: kept.retailerName },
    storeName: kept.storeName,
    units: order.units ?? 0,
    amount: amount({ minor: BigInt(order.worth ?? 0), currency }),
    isYourTurn: status === (side === 'brand' ? 'PENDING_BRAND' : 'PENDING_RETAILER'),
    isCancelAsked: order.cancelAskedAt !== null,
    dueAt: order.dueAt?.toISOString() ?? null,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  }
}

export function presentLine(
  { lineId, productId, skuId, quantity, carton, price, kept, ...line }: Line,
  currency: string,
): OrderLine {
  const each = Object.values(carton ?? {}).reduce((sum, units) => sum + units, 0)
  return {
    lineId,
    productId,
    skuId,
    quantity,
    ...kept,
    units: carton ? quantity * each : quantity,
    price: amount({ minor: price, currency }),
    amount: amount({ minor: price * BigInt(quantity), currency }),
    shipsFrom: line.shipsFrom,
    shipsUntil: line.shipsUntil,
  }
}

const shownMoves = ['propose', 'acceptAll', 'acceptSome', 'refuse', 'cancel'] as const satisfies readonly OrderMove[]

/** The rule itself says what the screen may offer. */
export function rightsOf(state: OrderState, side: OrderSide, now: Date): Order['may'] {
  const may = shownMoves.map((move) => [move, afterMove(state, move, side, now) !== null] as const)
  return Object.fromEntries(may) as Order['may']
}

/** Line by line what one revision changed in the one before. */
export function differencesOf(before: readonly Line[], after: readonly Line[], currency: string): LineDifference[] {
  const [old, now] = [
    new Map(before.map((line) => [line.lineId, line])),
    new Map(after.map((line) => [line.lineId, line])),
  ]
  const side = (line: Line | undefined) =>
    line ? { quantity: line.quantity, price: amount({ minor: line.price, currency }) } : null
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((lineId) => {
    const [was, is] = [old.get(lineId), now.get(lineId)]
    if (was && is && was.quantity === is.quantity && was.price === is.price) return []
    const { name, colour, size } = (is ?? was)!.kept
    return [{ lineId, name, colour, size, before: side(was), after: side(is) }]
  })
}
