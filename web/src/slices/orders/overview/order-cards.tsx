import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { Link } from 'react-router'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryFailure } from '../../../ui/feedback/query-failure.tsx'
import { Count } from '../../../ui/values/count.tsx'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { type OtherWork, OrderWorkCard } from './order-work-card.tsx'
import { OrderWaitingCard } from './order-waiting-card.tsx'
import { LazyOrder } from '../model/order-soon.tsx'
import { useOverview } from './overview.data.ts'
import styles from './order-cards.module.css'

/** The charts come after the figures. */
const OrderFiguresCard = lazyPart(async () => (await import('./order-figures-card.tsx')).OrderFiguresCard)

/** Orders on the dashboard: what waits, what is open, how it went; `none` for those without orders yet. */
export function OrderCards({ none, others }: { none: ReactNode; others: readonly OtherWork[] }) {
  const t = useT('order-cards')
  const { entityType } = useSession()
  const isOpen = useCanNavigate()
  const isTrader = (entityType === 'brand' || entityType === 'retailer') && isOpen('/orders')
  const overview = useOverview(isTrader)
  if (!isTrader) return null
  if (overview.isPending) return <LazyOrder />
  if (!overview.data) return <QueryFailure error={overview.error} retry={overview.refetch} />
  const { data } = overview
  if (data.statuses.length === 0) return none
  const open = data.open.toSorted((a, b) => b.orders - a.orders)
  const orders = open.reduce((sum, one) => sum + one.orders, 0)
  const units = open.reduce((sum, one) => sum + one.units, 0)
  return (
    <Stack gap={24}>
      <OrderWorkCard overview={data} others={others} />
      <KpiRow>
        <Kpi label={t('open.value')} value={open[0] ? <Money {...open[0]} /> : <Count value={0} />}>
          {open.length > 1 && (
            <Row as="span" gap={12}>
              {open.slice(1, 4).map(({ currency, amount }) => (
                <Money key={currency} amount={amount} currency={currency} />
              ))}
            </Row>
          )}
        </Kpi>
        <Kpi label={t('open.orders')} value={<Count value={orders} />}>
          {data.theirs > 0 && <span className="caption">{t(`theirs.${entityType}`, { count: data.theirs })}</span>}
        </Kpi>
        <Kpi label={t('open.units')} value={<Count value={units} />} />
      </KpiRow>
      <OrderWaitingCard overview={data} />
      <Suspense fallback={<div className={styles.soon} />}>
        <OrderFiguresCard overview={data} />
      </Suspense>
      <p>
        <Link to="/dashboard/order-overview">{t('overview.link')}</Link>
      </p>
    </Stack>
  )
}
