import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { OrderDue } from '../model/order-due.tsx'
import { useSide } from '../model/order-side.ts'

/** The one line that matters now. */
export function OrderNext({ order }: { order: Order }) {
  const t = useT('order')
  const side = useSide()
  const { status, reason, reasonText } = order
  if (status.startsWith('PENDING') || order.isCancelAsked) return <OrderDue order={order} />
  if (status === 'REJECTED' || status === 'CANCELLED') {
    const why = [reason && t(`reason.${reason}`), reasonText].filter(Boolean).join('. ')
    return why ? <bdi>{why}</bdi> : null
  }
  return <span>{t(`next.${status}.${side}`)}</span>
}
