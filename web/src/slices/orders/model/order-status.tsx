import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useViewedEntity } from '../../../lib/session/viewed-entity.ts'
import { Tag, type Tone } from '../../../ui/values/status.tsx'
import { useSide, waitingSide } from './order-side.ts'
import styles from './order-status.module.css'

const tones: Record<OrderRow['status'], Tone> = {
  PENDING_BRAND: 'info',
  PENDING_RETAILER: 'info',
  CONFIRMED: 'ok',
  COMPLETED: 'neutral',
  REJECTED: 'bad',
  CANCELLED: 'bad',
}
type Props = { order: Pick<OrderRow, 'status' | 'isYourTurn' | 'isCancelAsked'> }

/** Where an order stands, in the words of the side that reads; a request to cancel stands beside it. */
export function OrderStatus({ order: { status, isYourTurn, isCancelAsked } }: Props) {
  const t = useT('orders')
  const own = useSide()
  const isViewed = useViewedEntity() !== null
  const side = isViewed ? waitingSide({ status, isCancelAsked: false }) : own
  return (
    <span className={styles.tags}>
      <Tag tone={isYourTurn && !isCancelAsked && !isViewed ? 'warn' : tones[status]}>{t(statusKey(status, side))}</Tag>
      {isCancelAsked && <Tag tone="bad">{t('status.cancelAsked')}</Tag>}
    </span>
  )
}

/** Pending is said by side: "To answer" here is "With the brand" there. */
export const statusKey = (status: OrderRow['status'], side: 'brand' | 'retailer') =>
  status.startsWith('PENDING') ? `status.${status}.${side}` : `status.${status}`
