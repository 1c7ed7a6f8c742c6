import type { PurchaseDimension, purchases } from '@souk/contract/analytics/purchases.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { oneOf, useUrlState } from '../../../lib/url/url-state.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { usePurchases } from '../model/analytics.data.ts'
import styles from '../model/analytics.module.css'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { changeOf, useFigures, useRowName } from '../model/figures.ts'
import { MeasureFields } from '../filters/measure-fields.tsx'
import { daysOfRow, type Fields, ordersLink, useSalesFilters } from '../filters/use-sales-filters.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { Budgets } from './budgets.tsx'

const dimensions = ['brand', 'category', 'deliveryMonth', 'month'] as const satisfies readonly PurchaseDimension[]
const path = '/purchase-analytics/orders'

/** /purchase-analytics: what a retailer buys, what is to come, and its budgets. */
export function PurchasesPage() {
  const t = useT('analytics')
  const format = useFormat()
  const { period, measure, compare } = useSalesFilters()
  const [{ by }, change] = useUrlState({ by: oneOf(dimensions, 'brand') })
  const query = usePurchases({ ...period, measure, compare, by })
  const { money, whole, axis, count } = useFigures(query.data?.currency ?? 'USD')
  const rowName = useRowName()
  return (
    <Page
      title={t('purchases.title')}
      lead={
        query.data ? (
          <>
            {t('asOf')} <Moment value={query.data.asOf} look="both" />
          </>
        ) : (
          ''
        )
      }
      actions={<SavedViews page="purchases" />}
    >
      <QueryView query={query} skeleton={<TableSkeleton columns={4} />}>
        {({ rows, total, before, open, ...asked }) => {
          const moved = changeOf(total.amount, before?.amount)
          const linkOf = (key: string): string => {
            const ofRow: Fields =
              by === 'month' ? daysOfRow('month', key, asked) : { [by === 'brand' ? 'brandId' : by]: key }
            return `${ordersLink(path, period, { measure }, ofRow)}${key === '' ? '&deliveryMonth=' : ''}`
          }
          return (
            <Stack gap={24}>
              <FilterBar>
                <MeasureFields words="buyMeasure" shown={asked} />
              </FilterBar>
              <KpiRow>
                <Kpi
                  label={t(`buyMeasure.${measure}`)}
                  value={
                    <Link className={styles.link} to={ordersLink(path, period, { measure })}>
                      <bdi>{money(total.amount)}</bdi>
                    </Link>
                  }
                  {...(moved !== null &&
                    compare !== 'none' && {
                      change: { by: moved, unit: 'share' as const, versus: t(`versus.${compare}`) },
                    })}
                >
                  <span className={styles.note}>{t(`measure.${measure}.is`)}</span>
                </Kpi>
                <Kpi label={t('units')} value={count(total.units)} />
                <Kpi
                  label={t('orders')}
                  value={
                    <Link className={styles.link} to={ordersLink(path, period, { measure })}>
                      {count(total.orders ?? 0)}
                    </Link>
                  }
                />
              </KpiRow>
              <TitledCard title={t('purchases.by')} end={<ExportButton table="purchases" />}>
                <div className={styles.scroll}>
                  <Segmented
                    label={t('by')}
                    value={by}
                    onChange={(value) => change({ by: value })}
                    segments={dimensions.map((value) => ({ value, label: t(`by.${value}`) }))}
                  />
                </div>
                {by === 'month' ? (
                  <LineChart
                    label={t('purchases.by')}
                    format={whole}
                    axisFormat={axis}
                    names={[t('now'), compare === 'none' ? '' : t(`compare.${compare}`)]}
                    points={rows.map((row) => ({
                      key: row.key,
                      label: format.day(`${row.key}-01`, { month: 'short' }),
                      title: rowName('month', row.key, row.label),
                      value: Number(row.amount),
                      ...(row.before && { before: Number(row.before.amount) }),
                    }))}
                  />
                ) : (
                  <BarChart
                    label={t('purchases.by')}
                    format={whole}
                    bars={rows.map(({ key, label, amount, units }) => ({
                      key,
                      label: rowName(by, key, label),
                      value: Number(amount),
                      note: t('unitsOf', { units: count(units) }),
                      to: linkOf(key),
                    }))}
                  />
                )}
              </TitledCard>
              <div className={styles.pair}>
                <OpenToReceive open={open} currency={asked.currency} />
                <Budgets currency={asked.currency} currencies={asked.currencies} today={asked.to} />
              </div>
            </Stack>
          )
        }}
      </QueryView>
    </Page>
  )
}

type Open = Reply<typeof purchases.insights>['open']

function OpenToReceive({ open, currency }: { open: Open; currency: string }) {
  const t = useT('analytics')
  const { whole, count } = useFigures(currency)
  const rowName = useRowName()
  return (
    <TitledCard title={t('open')} end={<ExportButton table="open" />}>
      <p className={styles.note}>{t('open.text')}</p>
      <BarChart
        label={t('open')}
        format={whole}
        bars={open.map(({ month, amount, units }) => ({
          key: month,
          label: rowName('deliveryMonth', month, month),
          value: Number(amount),
          note: t('unitsOf', { units: count(units) }),
          to: `${path}?of=open&currency=${currency}&deliveryMonth=${month}`,
        }))}
      />
    </TitledCard>
  )
}
