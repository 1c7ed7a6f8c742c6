import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import type { Order } from '@souk/contract/orders/order-shapes.ts'

type Facts = Pick<Order, 'agreedRevision' | 'writtenBy' | 'may'>
type Refusal = 'refuse.cancel' | 'refuse.change' | 'refuse.order' | 'refuse.written' | 'refuse.back'

/** What saying no means here: the cells of the table have a word each, in `order.en.json`. */
export function refusalOf({ agreedRevision, writtenBy, may }: Facts, side: OrderSide): Refusal {
  if (may.answerCancel) return 'refuse.cancel'
  if (agreedRevision !== null) return 'refuse.change'
  if (side === 'brand') return 'refuse.order'
  return writtenBy === 'brand' ? 'refuse.written' : 'refuse.back'
}

/** Only where the order ends by it does the other side need a reason. */
export const needsReason = (refusal: Refusal) => refusal === 'refuse.order'

type Cancelling = Pick<Order, 'agreedRevision' | 'may'>
/** At once, within the day, or by asking; a brand may answer such a request. */
export function cancellingOf({ agreedRevision, may }: Cancelling, side: OrderSide) {
  if (may.answerCancel) return 'cancel.answer'
  if (may.cancelAsks) return 'cancel.asks'
  if (agreedRevision === null) return 'cancel.open'
  return side === 'brand' ? 'cancel.agreed' : 'cancel.regret'
}
