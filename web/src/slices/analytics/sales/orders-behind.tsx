import { list } from '@souk/contract/core/lists/list.ts'
import { useT } from '../../../lib/language/use-t.ts'
import type { ListState } from '../../../lib/url/use-list.ts'
import type { Query } from '../../../ui/feedback/query-view.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { ListFrame } from '../../../ui/lists/list-frame.tsx'
import { ListTable } from '../../../ui/lists/list-page.tsx'
import { countColumn, dayColumn, nameColumn, numberColumn, totalColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { type ActiveFilter, FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Day } from '../../../ui/values/date.tsx'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { ExportButton, type ExportTable } from '../export/export-button.tsx'
import { useFigures } from '../model/figures.ts'

/** What narrows it is the figure's own: the page that has the figure puts it into the address. */
export const behindList = list({ filters: {}, sorts: ['newest'] })

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
  state: ListState
  query: Query<Behind<R>>
  title: string
  crumb: { label: string; to: string }
  filters: readonly ActiveFilter[]
  rowOf: (row: R) => string
  hasDays: boolean
  table: ExportTable
}

/** Each order with the part of it that is counted; the sum on top is that of the figure. */
export function OrdersBehind<R extends Row>({ state, query, title, crumb, filters, rowOf, hasDays, table }: Props<R>) {
  const t = useT('analytics')
  const currency = query.data?.currency ?? 'USD'
  const { count } = useFigures(currency)
  const list = { name: 'orders-behind', words: 'analytics' } as const
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
      <ListFrame {...list} state={state} query={query} rows={({ orders }) => orders} none={{ title: t('behind.none') }}>
        {(orders, { sum, total }) => (
          <Stack gap={24}>
            {filters.length > 0 && <FilterBar filters={filters} />}
            <KpiRow>
              <Kpi label={t('columns.amount')} value={<Money amount={sum.amount} currency={currency} />} />
              <Kpi label={t('units')} value={count(sum.units)} />
              <Kpi label={t('orders')} value={count(sum.orders ?? 0)} />
            </KpiRow>
            <ListTable
              {...list}
              label={title}
              columns={columnsOf(rowOf, currency)}
              rows={orders}
              total={total}
              rowName={({ number }) => number}
              rowLink={({ id }) => `/order/${id}`}
            />
          </Stack>
        )}
      </ListFrame>
    </Page>
  )
}

const columnsOf = <R extends Row>(rowOf: (row: R) => string, currency: string): Column<R>[] => [
  numberColumn(),
  nameColumn('counterpart', rowOf, { isFixed: false }),
  dayColumn('day', ({ day }) => day, { look: 'day', phone: 'line' }),
  countColumn('units', ({ units }) => units),
  totalColumn(({ amount }) => ({ amount, currency }), { key: 'amount' }),
]
