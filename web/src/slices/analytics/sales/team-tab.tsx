import type { sales } from '@souk/contract/analytics/sales.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { type FieldsOf, currency, month, toQuery, useUrlState } from '../../../lib/url/url-state.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Money } from '../../../ui/values/money.tsx'
import { type Query, useTeam } from '../model/analytics.data.ts'
import styles from '../model/analytics.module.css'
import { Row } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { useFigures } from '../model/figures.ts'
import { daysOfRow, ordersLink } from '../filters/use-sales-filters.ts'

const fields = {
  currency,
  month,
} satisfies FieldsOf<Query<typeof sales.team>>
const TargetDialog = lazyDialog(async () => (await import('./target-dialog.tsx')).TargetDialog)
type Team = Reply<typeof sales.team>
type Person = Team['people'][number]

/** Representatives against their targets, month by month. */
export function TeamTab() {
  const t = useT('analytics')
  const format = useFormat()
  const [filters, change] = useUrlState(fields)
  const query = useTeam(toQuery(fields, filters))
  const figures = useFigures(query.data?.currency ?? 'USD')
  const [open, setOpen] = useState<Person | null>(null)
  const monthName = (value: string) => format.day(`${value}-01`, { month: 'long', year: 'numeric' })
  return (
    <QueryView query={query} skeleton={<TableSkeleton columns={5} />}>
      {(team) => (
        <TitledCard title={t('tab.team')} end={<ExportButton table="team" />}>
          <div className={styles.narrow}>
            <SelectField
              label={t('by.month')}
              value={team.month}
              options={monthsAround().map((value) => ({ value, label: monthName(value) }))}
              onChange={(value) => change({ month: value })}
            />
          </div>
          <DataTable
            label={t('tab.team')}
            words="analytics"
            rows={team.people}
            rowKey={({ id }) => id ?? 'none'}
            rowName={({ id, name }) => (id ? name : t('none.salesRep'))}
            rowLink={({ id }) =>
              ordersLink(
                '/sales-analytics/orders',
                { currency: team.currency, salesRepId: id ?? 'none' },
                daysOfRow('month', team.month, { from: '2000-01-01', to: '2100-12-31' }),
              )
            }
            columns={columnsOf(t, team.currency, figures)}
            empty={t('team.empty')}
          />
          {team.maySet && (
            <Row gap={24}>
              {team.people.flatMap((person) =>
                person.id === null
                  ? []
                  : [
                      <Button key={person.id} look="quiet" size="small" onClick={() => setOpen(person)}>
                        {t('target.set', { name: person.name })}
                      </Button>,
                    ],
              )}
            </Row>
          )}
          <Suspense>
            {open && (
              <TargetDialog person={open} team={team} monthName={monthName(team.month)} onClose={() => setOpen(null)} />
            )}
          </Suspense>
        </TitledCard>
      )}
    </QueryView>
  )
}

/** Two years back and a year ahead. */
function monthsAround(): string[] {
  const now = new Date()
  return Array.from({ length: 37 }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 12 - at, 1)).toISOString().slice(0, 7),
  )
}

type Figures = Pick<ReturnType<typeof useFigures>, 'percent' | 'count'>

function columnsOf(t: T, currency: string, { percent, count }: Figures): Column<Person>[] {
  return [
    {
      key: 'person',
      isFixed: true,
      phone: 'title',
      cell: ({ id, name }) => <bdi>{id ? name : t('none.salesRep')}</bdi>,
    },
    {
      key: 'booked',
      numeric: true,
      isFixed: true,
      phone: 'end',
      cell: ({ booked }) => <Money amount={booked} currency={currency} />,
    },
    { key: 'retailers', numeric: true, phone: 'line', cell: ({ retailers }) => count(retailers) },
    {
      key: 'target',
      numeric: true,
      phone: 'line',
      cell: ({ target }) => (target === null ? '–' : <Money amount={target} currency={currency} />),
    },
    {
      key: 'reached',
      numeric: true,
      phone: 'line',
      cell: ({ booked, target }) => (target === null ? '–' : percent(Number(booked) / Number(target))),
    },
    {
      key: 'yearBooked',
      numeric: true,
      phone: 'hidden',
      cell: ({ yearBooked }) => <Money amount={yearBooked} currency={currency} />,
    },
    {
      key: 'yearTarget',
      numeric: true,
      phone: 'hidden',
      cell: ({ yearTarget }) => (yearTarget === null ? '–' : <Money amount={yearTarget} currency={currency} />),
    },
  ]
}
