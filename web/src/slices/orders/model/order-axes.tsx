import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Tag, type Tone } from '../../../ui/values/status.tsx'
import styles from './order-status.module.css'

const fulfilments: Record<OrderRow['fulfilment'], Tone> = {
  UNFULFILLED: 'neutral',
  PARTIALLY_SHIPPED: 'info',
  SHIPPED: 'info',
  DELIVERED: 'ok',
}
const payments: Record<OrderRow['payment'], Tone> = {
  UNPAID: 'neutral',
  PARTIALLY_PAID: 'info',
  OVERDUE: 'bad',
  PAID: 'ok',
  REFUNDED: 'neutral',
}

const integrations: Record<OrderRow['integration'], Tone> = {
  NONE: 'neutral',
  PENDING: 'info',
  SYNCED: 'ok',
  CHANGED: 'info',
  FAILED: 'bad',
}

/** The same in one small line, for a table. */
export function OrderAxesCell({ order: { fulfilment, payment } }: { order: Pick<OrderRow, 'fulfilment' | 'payment'> }) {
  const t = useT('orders')
  return (
    <span className={`caption ${styles.axes}`}>
      <span>{t(`fulfilment.${fulfilment}`)}</span>
      <span data-late={payment === 'OVERDUE' ? '' : undefined}>{t(`payment.${payment}`)}</span>
    </span>
  )
}

type Axes = Pick<OrderRow, 'fulfilment' | 'payment' | 'integration'>

/** How far an order is shipped, paid and known to the brand's stores, beside its negotiation. */
export function OrderAxes({ order: { fulfilment, payment, integration } }: { order: Axes }) {
  const t = useT('orders')
  return (
    <span className={styles.tags}>
      <Tag tone={fulfilments[fulfilment]}>{t(`fulfilment.${fulfilment}`)}</Tag>
      <Tag tone={payments[payment]}>{t(`payment.${payment}`)}</Tag>
      {integration !== 'NONE' && <Tag tone={integrations[integration]}>{t(`integration.${integration}`)}</Tag>}
    </span>
  )
}
