import type { sales } from '@souk/contract/analytics/sales.contract.ts'
import type { Compare, Dimension, SalesRow } from '@souk/contract/analytics/sales-shapes.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { type Format, useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { oneOf, useUrlState } from '../../../lib/url/url-state.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Money } from '../../../ui/values/money.tsx'
import styles from '../model/analytics.module.css'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { changeOf, useFigures, useRowName } from '../model/figures.ts'
import { daysOfRow, filterOf, ordersLink, useSalesFilters } from '../filters/use-sales-filters.ts'

const BarChart = lazyPart(async () => (await import('../../../ui/charts/bar-chart.tsx')).BarChart)
const LineChart = lazyPart(async () => (await import('../../../ui/charts/line-chart.tsx')).LineChart)
type Insights = Reply<typeof sales.insights>

export const dimensions = [
  'month',
  'day',
  'week',
  'season',
  'collection',
  'product',
  'category',
  'colour',
  'size',
  'retailer',
  'country',
  'salesRep',
] as const satisfies readonly Dimension[]
export const breakdownFields = { by: oneOf(dimensions, 'month') }
const drawn = 12

/** Sales by one dimension: drawn, and as a table whose rows lead to their orders. */
export function Breakdown({ insights, by }: { insights: Insights; by: Dimension }) {
  const t = useT('analytics')
  const format = useFormat()
  const { currency, rows, from, to, total } = insights
  const { whole, axis, count, percent } = useFigures(currency)
  const { period, filters, measure, compare } = useSalesFilters()
  const [, change] = useUrlState(breakdownFields)
  const rowName = useRowName()
  const isTime = by === 'day' || by === 'week' || by === 'month'
  const title = t('breakdown', { measure: t(`measure.${measure}`), by: t(`by.${by}`).toLocaleLowerCase() })
  const linkOf = ({ key }: SalesRow) =>
    ordersLink(
      '/sales-analytics/orders',
      period,
      filters,
      { measure },
      isTime ? daysOfRow(by, key, { from, to }) : { [filterOf[by]!]: key },
    )
  const share = (amount: string) => (Number(total.amount) === 0 ? 0 : Number(amount) / Number(total.amount))
  const name = ({ key, label }: SalesRow) => rowName(by, key, label)
  return (
    <TitledCard title={title} end={<ExportButton table="insights" />}>
      <div className={styles.narrow}>
        <SelectField
          label={t('by')}
          value={by}
          options={dimensions.map((value) => ({ value, label: t(`by.${value}`) }))}
          onChange={(value) => change({ by: value })}
        />
      </div>
      <Suspense fallback={<div className={styles.drawing} />}>
        {isTime ? (
          <LineChart
            label={title}
            format={whole}
            axisFormat={axis}
            names={[t('now'), compare === 'none' ? '' : t(`compare.${compare}`)]}
            points={rows.map((row) => ({
              key: row.key,
              label:
                by === 'month'
                  ? format.day(`${row.key}-01`, { month: 'short' })
                  : format.day(row.key, { day: 'numeric', month: 'short' }),
              title: name(row),
              value: Number(row.amount),
              ...(row.before && { before: Number(row.before.amount) }),
            }))}
          />
        ) : (
          <BarChart
            label={title}
            format={whole}
            bars={rows
              .slice(0, drawn)
              .map((row) => ({ key: row.key, label: name(row), value: Number(row.amount), to: linkOf(row) }))}
          />
        )}
      </Suspense>
      {insights.more && <Notice kind="info">{t('more')}</Notice>}
      {rows.length > 0 && (
        <DataTable
          label={title}
          words="analytics"
          rows={isTime ? rows.toReversed() : rows}
          rowKey={({ key }) => key}
          rowLink={linkOf}
          rowName={name}
          columns={columnsOf({
            t,
            format,
            by,
            compare,
            name,
            currency,
            share: (amount) => percent(share(amount)),
            count,
            hasOrders: total.orders !== null && rows.some(({ orders }) => orders !== null),
          })}
        />
      )}
    </TitledCard>
  )
}

type Shown = {
  t: T
  format: Format
  by: Dimension
  compare: Compare
  name: (row: SalesRow) => string
  currency: string
  share: (amount: string) => string
  count: (n: number) => string
  hasOrders: boolean
}

function columnsOf({ t, format, by, compare, name, currency, share, count, hasOrders }: Shown): Column<SalesRow>[] {
  return [
    {
      key: 'name',
      heading: t(`by.${by}`),
      isFixed: true,
      phone: 'title',
      cell: (row) => <bdi>{name(row)}</bdi>,
    },
    {
      key: 'amount',
      numeric: true,
      isFixed: true,
      phone: 'end',
      cell: ({ amount }) => <Money amount={amount} currency={currency} />,
    },
    { key: 'share', numeric: true, phone: 'hidden', cell: ({ amount }) => share(amount) },
    { key: 'units', numeric: true, phone: 'line', cell: ({ units }) => count(units) },
    ...(!hasOrders
      ? []
      : [
          {
            key: 'orders',
            numeric: true,
            phone: 'hidden' as const,
            cell: ({ orders }: SalesRow) => count(orders ?? 0),
          },
        ]),
    ...(compare === 'none'
      ? []
      : [
          {
            key: 'before',
            heading: t(`compare.${compare}`),
            numeric: true,
            phone: 'hidden' as const,
            cell: ({ before }: SalesRow) => <Money amount={before?.amount ?? '0'} currency={currency} />,
          },
          {
            key: 'change',
            numeric: true,
            phone: 'line' as const,
            cell: ({ amount, before }: SalesRow) => {
              const moved = changeOf(amount, before?.amount)
              return moved === null ? (
                '–'
              ) : (
                <bdi dir="ltr">
                  {format.number(moved, {
                    style: 'percent',
                    maximumFractionDigits: 1,
                    signDisplay: 'exceptZero',
                  })}
                </bdi>
              )
            },
          },
        ]),
  ]
}
