import type { sales } from '@souk/contract/analytics/sales.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Day } from '../../../ui/values/date.tsx'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Tag, type Tone } from '../../../ui/values/status.tsx'
import { useRetailers } from '../model/analytics.data.ts'
import styles from '../model/analytics.module.css'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { useFigures } from '../model/figures.ts'
import { ordersLink, useSalesFilters } from '../filters/use-sales-filters.ts'

type Row = Reply<typeof sales.retailers>['retailers'][number]
const healths = ['NEW', 'RETURNING', 'SILENT', 'AT_RISK'] as const
const tones: Record<Row['health'], Tone> = { NEW: 'info', RETURNING: 'ok', SILENT: 'neutral', AT_RISK: 'warn' }

/** Who is new, who comes back, who is silent, and who may be lost and why. */
export function RetailersTab() {
  const t = useT('analytics')
  const { period, filters } = useSalesFilters()
  const query = useRetailers({ ...period, ...filters })
  const { count } = useFigures(query.data?.currency ?? 'USD')
  return (
    <QueryView query={query} skeleton={<TableSkeleton columns={6} />}>
      {({ counts, retailers, currency }) => (
        <Stack gap={24}>
          <KpiRow>
            {healths.map((health) => (
              <Kpi key={health} label={t(`health.${health}`)} value={count(counts[health])}>
                <span className={styles.note}>{t(`health.${health}.text`)}</span>
              </Kpi>
            ))}
          </KpiRow>
          <TitledCard title={t('tab.retailers')} end={<ExportButton table="retailers" />}>
            <DataTable
              label={t('tab.retailers')}
              words="analytics"
              rows={retailers}
              rowKey={({ id }) => id}
              rowName={({ name }) => name}
              rowLink={({ id }) => ordersLink('/sales-analytics/orders', period, filters, { retailerId: id })}
              columns={columnsOf(t, currency, count)}
              empty={t('empty')}
            />
          </TitledCard>
        </Stack>
      )}
    </QueryView>
  )
}

function columnsOf(
  t: ReturnType<typeof useT<'analytics'>>,
  currency: string,
  count: (n: number) => string,
): Column<Row>[] {
  return [
    { key: 'retailer', isFixed: true, phone: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'health',
      phone: 'line',
      cell: ({ health, reasons }) => (
        <>
          <Tag tone={tones[health]}>{t(`health.${health}`)}</Tag>{' '}
          <span className={styles.reasons}>{reasons.map((reason) => t(`risk.${reason}`)).join(' · ')}</span>
        </>
      ),
    },
    { key: 'lastOrder', phone: 'hidden', cell: ({ lastOrder }) => <Day value={lastOrder} /> },
    {
      key: 'gap',
      numeric: true,
      phone: 'hidden',
      cell: ({ usualGapDays }) => (usualGapDays === null ? '–' : t('days', { count: usualGapDays })),
    },
    { key: 'orders', numeric: true, phone: 'hidden', cell: ({ orders }) => count(orders) },
    {
      key: 'before',
      numeric: true,
      phone: 'hidden',
      cell: ({ before }) => <Money amount={before} currency={currency} />,
    },
    {
      key: 'amount',
      numeric: true,
      isFixed: true,
      phone: 'end',
      cell: ({ amount }) => <Money amount={amount} currency={currency} />,
    },
  ]
}
