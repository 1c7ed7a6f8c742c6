import type { Reply } from '@souk/contract/core/endpoint.ts'
import type { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Countdown } from '../../../ui/values/date.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { OrderChange } from '../model/order-next.tsx'
import { otherParty, useSide } from '../model/order-side.ts'
import styles from './order-cards.module.css'

export type Overview = Reply<typeof orderViews.overview>

/** What an answer of this side is due to, the soonest first. */
export function OrderWaitingCard({ overview: { waiting } }: { overview: Overview }) {
  const t = useT('order-cards')
  const side = useSide()
  return (
    <TitledCard
      title={t('waiting.title')}
      end={waiting.count > 0 && <Link to="/orders?view=yours">{t('waiting.all', { count: waiting.count })}</Link>}
    >
      {waiting.orders.length === 0 ? (
        <p className={styles.none}>{t('waiting.none')}</p>
      ) : (
        <ul>
          {waiting.orders.map((order) => (
            <li key={order.id} className={styles.line}>
              <span className={styles.picture}>
                <Picture source={order.image} alt="" shape="square" sizes="36px" />
              </span>
              <span className={styles.name}>
                <Link to={`/order/${order.id}`}>
                  <bdi>{otherParty(order, side).name}</bdi>
                </Link>
                <bdi className="caption num">{order.number}</bdi>
                <OrderChange order={order} />
              </span>
              <span className={styles.end}>
                <Money amount={order.amount} currency={order.currency} />
                {order.dueAt && (
                  <span className="caption">
                    <Countdown to={order.dueAt} />
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  )
}
