import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { OrderThread } from './order-thread.tsx'

/** What the two sides say about the order as a whole, live for both. */
export function OrderComments({ order }: { order: Order }) {
  const t = useT('order')
  return (
    <TitledCard title={t('comments')}>
      <OrderThread order={order} lineId={null} />
    </TitledCard>
  )
}
