import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { useT } from '../../lib/use-t.ts'
import { OrderThread } from './order-thread.tsx'
import styles from './order-view.module.css'

/** What the two sides say about the order as a whole, live for both. */
export function OrderComments({ order }: { order: Order }) {
  const t = useT('order')
  return (
    <section className={styles.card} aria-labelledby="order-comments">
      <h2 id="order-comments">{t('comments')}</h2>
      <OrderThread order={order} lineId={null} />
    </section>
  )
}
