import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { useSummary } from '../model/analytics.data.ts'
import styles from '../model/analytics.module.css'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { useFigures } from '../model/figures.ts'
import { ordersLink, useSalesFilters } from '../filters/use-sales-filters.ts'

/** What the orders were like: averages, what was cancelled and why, and what is left to ship. */
export function SalesSummary() {
  const t = useT('analytics')
  const { period, filters } = useSalesFilters()
  const summary = useSummary({ ...period, ...filters })
  const { money, percent, decimal, count, whole } = useFigures(summary.data?.currency ?? 'USD')
  const link = (of: string) => ordersLink('/sales-analytics/orders', period, filters, { of })
  return (
    <QueryView query={summary}>
      {(data) => (
        <Stack gap={24}>
          <KpiRow>
            <Kpi
              label={t('average.order')}
              value={data.averageOrder === null ? '–' : <bdi>{money(data.averageOrder)}</bdi>}
            >
              <span className={styles.note}>
                {data.averageLines !== null &&
                  t('average.lines', { lines: decimal(data.averageLines), units: decimal(data.averageUnits ?? 0) })}
              </span>
            </Kpi>
            <Kpi label={t('discount')} value={data.discount === null ? '–' : percent(data.discount)}>
              <span className={styles.note}>{t('discount.of')}</span>
            </Kpi>
            <Kpi label={t('negotiated')} value={<bdi>{money(data.negotiated)}</bdi>}>
              <span className={styles.note}>{t('negotiated.orders', { count: data.changedInNegotiation })}</span>
            </Kpi>
            <Kpi
              label={t('leftToShip')}
              value={
                <Link className={styles.link} to={link('open')}>
                  <bdi>{money(data.leftToShip.amount)}</bdi>
                </Link>
              }
            >
              <span className={styles.note}>{t('unitsOf', { units: count(data.leftToShip.units) })}</span>
            </Kpi>
            <Kpi label={t('sellThrough')} value={data.sellThrough === null ? '–' : percent(data.sellThrough)}>
              <span className={styles.note}>{t('sellThrough.of')}</span>
            </Kpi>
            <Kpi
              label={t('cancelled')}
              value={
                <Link className={styles.link} to={link('cancelled')}>
                  <bdi>{money(data.cancelled.amount)}</bdi>
                </Link>
              }
            >
              <span className={styles.note}>{t('ordersOf', { count: data.cancelled.orders ?? 0 })}</span>
            </Kpi>
          </KpiRow>
          {data.reasons.length > 0 && (
            <TitledCard title={t('reasons')} end={<ExportButton table="reasons" />}>
              <BarChart
                label={t('reasons')}
                format={whole}
                bars={data.reasons.map(({ reason, amount, orders }) => ({
                  key: reason,
                  label: t(`reason.${reason as 'NONE'}`),
                  value: Number(amount),
                  note: t('ordersOf', { count: orders }),
                  to: link('cancelled'),
                }))}
              />
            </TitledCard>
          )}
        </Stack>
      )}
    </QueryView>
  )
}
