import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Count } from '../../../ui/values/count.tsx'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { OrderCardsFigures } from './order-overview-figures.tsx'
import { OrderCardsWaiting } from './order-overview-waiting.tsx'
import { LazyOrder } from './order-soon.tsx'
import { useOverview } from './orders.data.ts'
import styles from './order-overview.module.css'

/** Orders on the dashboard: what waits, what is open, how it went. Who has none yet sees none of it. */
export function OrderCards() {
  const t = useT('order-cards')
  const { entityType, userData } = useSession()
  const isOpen = useCanNavigate()
  const isTrader = (entityType === 'brand' || entityType === 'retailer') && isOpen('/orders')
  const { data, isPending } = useOverview(isTrader)
  if (isTrader && isPending) return userData?.onboardCompletedAt ? <LazyOrder /> : null // who begins has no orders
  if (!data || data.statuses.length === 0) return null
  const open = data.open.toSorted((a, b) => b.orders - a.orders)
  const orders = open.reduce((sum, one) => sum + one.orders, 0)
  const units = open.reduce((sum, one) => sum + one.units, 0)
  return (
    <div className={styles.cards}>
      <KpiRow>
        <Kpi label={t('open.value')} value={open[0] ? <Money {...open[0]} isShort /> : <Count value={0} />}>
          {open.length > 1 && (
            <span className={styles.others}>
              {open.slice(1, 4).map(({ currency, amount }) => (
                <Money key={currency} amount={amount} currency={currency} isShort />
              ))}
            </span>
          )}
        </Kpi>
        <Kpi label={t('open.orders')} value={<Count value={orders} />}>
          {data.theirs > 0 && <span className="caption">{t(`theirs.${entityType}`, { count: data.theirs })}</span>}
        </Kpi>
        <Kpi label={t('open.units')} value={<Count value={units} />} />
      </KpiRow>
      <OrderCardsWaiting overview={data} />
      <OrderCardsFigures overview={data} />
    </div>
  )
}
