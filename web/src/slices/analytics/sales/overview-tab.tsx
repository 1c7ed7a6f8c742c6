import type { sales } from '@souk/contract/analytics/sales.contract.ts'
import type { Dimension } from '@souk/contract/analytics/sales-shapes.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import styles from '../model/analytics.module.css'
import { changeOf, useFigures } from '../model/figures.ts'
import { ordersLink, useSalesFilters } from '../filters/use-sales-filters.ts'
import { Breakdown } from './breakdown.tsx'

const SalesSummary = lazyPart(async () => (await import('./sales-summary.tsx')).SalesSummary)

type Insights = Reply<typeof sales.insights>

/** The total and its change, how it is made up, and what the orders were like. */
export function OverviewTab({ insights, by }: { insights: Insights; by: Dimension }) {
  const t = useT('analytics')
  const { currency, total, before } = insights
  const { money, count } = useFigures(currency)
  const { period, filters, measure, compare } = useSalesFilters()
  const behind = ordersLink('/sales-analytics/orders', period, filters, { measure })
  const change = changeOf(total.amount, before?.amount)
  return (
    <Stack gap={24}>
      <KpiRow>
        <Kpi
          label={t(`measure.${measure}`)}
          value={
            <Link className={styles.link} to={behind}>
              <bdi>{money(total.amount)}</bdi>
            </Link>
          }
          {...(change !== null &&
            compare !== 'none' && { change: { by: change, unit: 'share' as const, versus: t(`versus.${compare}`) } })}
        >
          <span className={styles.note}>{t(`measure.${measure}.is`)}</span>
        </Kpi>
        <Kpi
          label={t('units')}
          value={
            <Link className={styles.link} to={behind}>
              {count(total.units)}
            </Link>
          }
        />
        {total.orders !== null && (
          <Kpi
            label={t('orders')}
            value={
              <Link className={styles.link} to={behind}>
                {count(total.orders)}
              </Link>
            }
          />
        )}
      </KpiRow>
      <Breakdown insights={insights} by={by} />
      <Suspense>
        <SalesSummary />
      </Suspense>
    </Stack>
  )
}
