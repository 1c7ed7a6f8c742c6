import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import { useSession } from '../../lib/session/use-session.ts'

export const useSide = (): OrderSide => (useSession().entityType === 'brand' ? 'brand' : 'retailer')
export const counterpartOf = <P>({ brand, retailer }: { brand: P; retailer: P }, side: OrderSide): P =>
  side === 'brand' ? retailer : brand
