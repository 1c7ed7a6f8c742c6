import type { OrderSide, OrderStatus } from '@souk/contract/orders/order-moves.ts'

export { useTradeSide as useSide } from '../../../lib/session/viewed-entity.ts'
/** The side that waits: in its words the other one is named, and a Souk administrator is neither. A request to cancel is a retailer's. */
export const waitingSide = ({ status, isCancelAsked }: { status: OrderStatus; isCancelAsked: boolean }): OrderSide =>
  status === 'PENDING_RETAILER' && !isCancelAsked ? 'brand' : 'retailer'
export const otherParty = <P>({ brand, retailer }: { brand: P; retailer: P }, side: OrderSide): P =>
  side === 'brand' ? retailer : brand
