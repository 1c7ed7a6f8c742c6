import type { OrderSide } from '@souk/contract/orders/order-moves.ts'

export { useTradeSide as useSide } from '../../../lib/session/viewed-entity.ts'
export const otherParty = <P>({ brand, retailer }: { brand: P; retailer: P }, side: OrderSide): P =>
  side === 'brand' ? retailer : brand
