import { useT } from '../../../lib/language/use-t.ts'
import { type Query, QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { type ActiveFilter, FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { Day } from '../../../ui/values/date.tsx'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { Money } from '../../../ui/values/money.tsx'
import styles from '../model/analytics.module.css'
import { ExportButton, type ExportTable } from '../export/export-button.tsx'
import { useFigures } from '../model/figures.ts'

type Row = { id: string; number: string; day: string; units: number; amount: string }
type Behind<R> = {
  orders: R[]
  page: number
  limit: number
  total: number
  more: boolean
  from: string
  to: string
  currency: string
  sum: { amount: string; units: number; orders: number | null }
}
type Props<R> = {
  query: Query<Behind<R>>
  title: string
  crumb: { label: string; to: string }
  filters: readonly ActiveFilter[]
  rowOf: (row: R) => string
  onPage: (page: number) => void
  hasDays: boolean
  table: ExportTable
}

/** Each order with the part of it that is counted; the sum on top is that of the figure. */
export function OrdersBehind<R extends Row>({ query, title, crumb, filters, rowOf, onPage, hasDays, table }: Props<R>) {
  const t = useT('analytics')
  const { count } = useFigures(query.data?.currency ?? 'USD')
  return (
    <Page
      title={title}
      crumbs={[crumb]}
      lead={
        query.data && hasDays ? (
          <>
            <Day value={query.data.from} /> – <Day value={query.data.to} />
          </>
        ) : (
          ''
        )
      }
      actions={<ExportButton table={table} />}
    >
      <QueryView
        query={query}
        skeleton={<TableSkeleton columns={5} />}
        empty={({ orders }) => orders.length === 0 && { title: t('behind.none') }}
      >
        {({ orders, sum, currency, ...paging }) => (
          <div className={styles.stack}>
            {filters.length > 0 && <FilterBar filters={filters} />}
            <KpiRow>
              <Kpi label={t('columns.amount')} value={<Money amount={sum.amount} currency={currency} />} />
              <Kpi label={t('units')} value={count(sum.units)} />
              <Kpi label={t('orders')} value={count(sum.orders ?? 0)} />
            </KpiRow>
            <DataTable
              label={title}
              words="analytics"
              rows={orders}
              rowKey={({ id }) => id}
              rowName={({ number }) => number}
              rowLink={({ id }) => `/order/${id}`}
              columns={columnsOf(rowOf, count, currency)}
            />
            <Pager {...paging} onPage={onPage} />
          </div>
        )}
      </QueryView>
    </Page>
  )
}

function columnsOf<R extends Row>(
  rowOf: (row: R) => string,
  count: (n: number) => string,
  currency: string,
): Column<R>[] {
  return [
    {
      key: 'number',
      isFixed: true,
      phone: 'line',
      cell: ({ number }) => <bdi className="num">{number}</bdi>,
    },
    { key: 'counterpart', phone: 'title', cell: (row) => <bdi>{rowOf(row)}</bdi> },
    { key: 'day', phone: 'line', cell: ({ day }) => <Day value={day} /> },
    { key: 'units', numeric: true, phone: 'hidden', cell: ({ units }) => count(units) },
    {
      key: 'amount',
      numeric: true,
      isFixed: true,
      phone: 'end',
      cell: ({ amount }) => <Money amount={amount} currency={currency} />,
    },
  ]
}
