import type { sales } from '@souk/contract/analytics/sales.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Day } from '../../../ui/values/date.tsx'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { changeOf, useFigures } from '../model/figures.ts'
import { ordersLink, useSalesFilters } from '../filters/use-sales-filters.ts'

type Seasons = Reply<typeof sales.seasons>
type Standing = NonNullable<Seasons['standing']>
type Missing = Standing['missing']['retailers'][number]
type Props = { standing: Standing; season: string; against: string; currency: string }

/** Where the season stands against the other one: a sentence, the figures, and who bought then and not yet now. */
export function SeasonStanding({ standing, season, against, currency }: Props) {
  const t = useT('analytics')
  const { money, count, percent } = useFigures(currency)
  const { period, filters } = useSalesFilters()
  const { amount, before, missing } = standing
  const isolated = (name: string) => `\u2068${name}\u2069`
  const names = { season: isolated(season), against: isolated(against) }
  const change = changeOf(amount, before)
  const decimals = amount.split('.')[1]?.length ?? 0
  const difference = Math.abs(Number(amount) - Number(before)).toFixed(decimals)
  const kind = change === null ? 'first' : change > 0 ? 'more' : change < 0 ? 'less' : 'same'
  const share = change === null ? '' : percent(Math.abs(change))
  return (
    <TitledCard title={t('standing')}>
      <p>
        {t(`standing.${kind}`, { ...names, amount: money(amount), difference: money(difference), share })}{' '}
        {missing.total === 0
          ? change !== null && t('standing.all', names)
          : t('standing.missing', { ...names, count: missing.total, amount: money(missing.amount) })}
      </p>
      <KpiRow>
        <Kpi
          label={t('standing.now', names)}
          value={<bdi>{money(amount)}</bdi>}
          {...(change !== null && {
            change: { by: change, unit: 'share' as const, versus: t('standing.versus', names) },
          })}
        />
        <Kpi label={t('standing.then', names)} value={<bdi>{money(before)}</bdi>} />
        <Kpi label={t('standing.notYet')} value={count(missing.total)} />
      </KpiRow>
      {missing.total > 0 && (
        <DataTable
          label={t('standing.notYet')}
          words="analytics"
          rows={missing.retailers}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          rowLink={({ id }) =>
            ordersLink('/sales-analytics/orders', period, filters, {
              retailerId: id,
              season: against,
              days: '1100',
              from: '',
              to: '',
            })
          }
          columns={columnsOf(t, currency)}
        />
      )}
      {missing.total > missing.retailers.length && (
        <Notice kind="info">{t('standing.listed', { shown: count(missing.retailers.length) })}</Notice>
      )}
    </TitledCard>
  )
}

const columnsOf = (t: T, currency: string): Column<Missing>[] => [
  { key: 'retailer', isFixed: true, phone: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    key: 'boughtThen',
    numeric: true,
    isFixed: true,
    phone: 'end',
    cell: ({ amount }) => <Money amount={amount} currency={currency} />,
  },
  { key: 'lastOrder', phone: 'line', cell: ({ lastOrder }) => <Day value={lastOrder} /> },
  { key: 'ordering', phone: 'line', cell: ({ isOrdering }) => (isOrdering ? t('standing.ordering') : '–') },
]
