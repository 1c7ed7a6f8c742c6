import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Count } from '../../../ui/values/count.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { orderSkeleton } from '../model/order-soon.tsx'
import { useOverview } from './overview.data.ts'
import { useSide } from '../model/order-side.ts'
import { OrderFiguresCard } from './order-figures-card.tsx'
import { OrderStages } from './order-stages.tsx'
import { type Overview, OrderWaitingCard } from './order-waiting-card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import styles from './order-overview-page.module.css'

/** /dashboard/order-overview: every stage with its orders, what is open per currency, and the last twelve months. */
export function OrderOverviewPage() {
  const t = useT('order-cards')
  return (
    <Page
      title={t('overview.title')}
      lead={t('overview.lead')}
      crumbs={[{ label: t('overview.dashboard'), to: '/dashboard' }]}
      actions={<ButtonLink to="/orders">{t('overview.orders')}</ButtonLink>}
    >
      <QueryView query={useOverview()} skeleton={orderSkeleton}>
        {(overview) => (overview.statuses.length === 0 ? <NoOrders /> : <Sections overview={overview} />)}
      </QueryView>
    </Page>
  )
}

function Sections({ overview }: { overview: Overview }) {
  return (
    <Stack gap={24}>
      <div className={styles.pair}>
        <OrderStages overview={overview} />
        <OpenByCurrency open={overview.open} />
      </div>
      <OrderWaitingCard overview={overview} />
      <OrderFiguresCard overview={overview} />
    </Stack>
  )
}

/** No amount is added to another currency's. */
function OpenByCurrency({ open }: Pick<Overview, 'open'>) {
  const t = useT('order-cards')
  return (
    <TitledCard title={t('overview.open')}>
      {open.length === 0 ? (
        <p className={styles.none}>{t('overview.open.none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('currency')}</th>
              <th scope="col" className={styles.figure}>
                {t('open.orders')}
              </th>
              <th scope="col" className={styles.figure}>
                {t('open.units')}
              </th>
              <th scope="col" className={styles.figure}>
                {t('open.value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {open.map(({ currency, orders, units, amount }) => (
              <tr key={currency}>
                <th scope="row" aria-label={currency}>
                  <Link to={`/orders?currency=${currency}`}>
                    <bdi>{currency}</bdi>
                  </Link>
                </th>
                <td className={styles.figure}>
                  <Count value={orders} />
                </td>
                <td className={styles.figure}>
                  <Count value={units} />
                </td>
                <td className={styles.figure}>
                  <Money amount={amount} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </TitledCard>
  )
}

function NoOrders() {
  const t = useT('order-cards')
  const side = useSide()
  const to = side === 'brand' ? '/connections' : '/discover-products'
  return (
    <StatePanel
      title={t('overview.none')}
      action={<ButtonLink to={to}>{t(`overview.none.${side}.action`)}</ButtonLink>}
    >
      {t(`overview.none.${side}`)}
    </StatePanel>
  )
}
