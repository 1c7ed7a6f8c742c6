import { amount } from '@souk/contract/core/money.ts'
import {
  afterMove,
  cancelAnswerDays,
  type OrderMove,
  type OrderSide,
  type OrderState,
} from '@souk/contract/orders/order-moves.ts'
import type { LineDifference, LineStatus, Order, OrderLine, OrderRow } from '@souk/contract/orders/order-shapes.ts'
import type { Line } from '../model/lines.queries.ts'
import type { OrderRecord } from '../model/orders.queries.ts'

export function presentRow(order: OrderRecord, side: OrderSide): OrderRow {
  const {
    id,
    number,
    status,
    currency,
    type,
    revision,
    agreedRevision,
    purchaseOrderNumber,
    version,
    kept: snapshot,
  } = order
  return {
    id,
    number,
    status,
    fulfilment: order.fulfilment,
    payment: order.payment,
    integration: side === 'brand' ? order.integration : 'NONE',
    currency,
    type,
    revision,
    agreedRevision,
    purchaseOrderNumber,
    version,
    brand: { id: order.brandId, name: snapshot.brandName },
    retailer: { id: order.retailerId, name: snapshot.retailerName },
    storeName: snapshot.storeName,
    units: order.units,
    amount: amount({ minor: BigInt(order.worth), currency }),
    image: order.image,
    shipsFrom: order.firstShips,
    shipsUntil: order.lastShips,
    isYourTurn:
      side === 'brand' ? status === 'PENDING_BRAND' || order.cancelAskedAt !== null : status === 'PENDING_RETAILER',
    isCancelAsked: order.cancelAskedAt !== null,
    dueAt: dueOf(order)?.toISOString() ?? null,
    proposal: proposalOf(order),
    work: [...(order.work ?? [])],
    open: order.openDue && {
      amount: amount({ minor: BigInt(order.openWorth), currency }),
      dueAt: order.openDue.toISOString(),
    },
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  }
}

function proposalOf({ proposal, currency }: OrderRecord): OrderRow['proposal'] {
  if (!proposal) return null
  const { worth, ...counts } = proposal
  return { ...counts, amount: amount({ minor: BigInt(worth), currency }) }
}

/** When silence decides: on a proposal, else on a request to cancel. */
const dueOf = ({ dueAt, cancelAskedAt }: OrderRecord): Date | null =>
  dueAt ?? (cancelAskedAt && new Date(cancelAskedAt.getTime() + cancelAnswerDays * 86_400_000))

export function presentLine(
  { lineId, productId, skuId, quantity, carton, price, kept: snapshot, ...line }: Line,
  currency: string,
  status: LineStatus | null,
  shipped = 0,
): OrderLine {
  const each = Object.values(carton ?? {}).reduce((sum, units) => sum + units, 0)
  return {
    lineId,
    productId,
    skuId,
    quantity,
    ...snapshot,
    replaces: snapshot.replaces ?? null,
    status,
    shipped,
    units: carton ? quantity * each : quantity,
    price: amount({ minor: price, currency }),
    amount: amount({ minor: price * BigInt(quantity), currency }),
    shipsFrom: line.shipsFrom,
    shipsUntil: line.shipsUntil,
  }
}

/** The rule itself says what the screen may offer. */
export function rightsOf(state: OrderState, side: OrderSide, now: Date, isPackable = false): Order['may'] {
  const outcome = (move: OrderMove) => afterMove(state, move, side, now)
  const cancel = outcome('cancel')
  const isOver = ['COMPLETED', 'REJECTED', 'CANCELLED'].includes(state.status)
  return {
    propose: outcome('propose') !== null,
    acceptAll: outcome('acceptAll') !== null,
    acceptSome: outcome('acceptSome') !== null,
    refuse: outcome('refuse') !== null,
    cancel: cancel !== null,
    cancelAsks: cancel !== null && 'asks' in cancel,
    answerCancel: side === 'brand' && state.cancelAskedAt !== null && !isOver,
    update: !isOver && (side === 'retailer' || state.writtenBy === 'brand'), // else none of it is theirs
    reorder: side === 'retailer',
    pack: side === 'brand' && !isOver && isPackable,
  }
}

/** Line by line what one revision changed in the one before. */
export function differencesOf(before: readonly Line[], after: readonly Line[], currency: string): LineDifference[] {
  const [old, now] = [
    new Map(before.map((line) => [line.lineId, line])),
    new Map(after.map((line) => [line.lineId, line])),
  ]
  const side = (line: Line | undefined) =>
    line
      ? {
          quantity: line.quantity,
          price: amount({ minor: line.price, currency }),
          shipsFrom: line.shipsFrom,
          shipsUntil: line.shipsUntil,
        }
      : null
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((lineId) => {
    const [was, is] = [old.get(lineId), now.get(lineId)]
    if (was && is && isAlike(was, is)) return []
    const { productId, kept: snapshot } = (is ?? was)!
    const { name, image, colour, size, replaces = null } = snapshot
    return [{ lineId, productId, name, image, colour, size, replaces, before: side(was), after: side(is) }]
  })
}

const isAlike = (a: Line, b: Line) =>
  a.quantity === b.quantity && a.price === b.price && a.shipsFrom === b.shipsFrom && a.shipsUntil === b.shipsUntil
