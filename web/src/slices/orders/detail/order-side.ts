import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import { useSession } from '../../../lib/session/use-session.ts'

/** Which of the two sides is reading. */
export const useSide = (): OrderSide => (useSession().entityType === 'brand' ? 'brand' : 'retailer')
export const otherParty = <P>({ brand, retailer }: { brand: P; retailer: P }, side: OrderSide): P =>
  side === 'brand' ? retailer : brand
