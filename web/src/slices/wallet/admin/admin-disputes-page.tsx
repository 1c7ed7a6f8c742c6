import type { Dispute } from '@souk/contract/wallet/wallet-admin.contract.ts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { oneOf, pageNumber, useUrlState } from '../../../lib/url/url-state.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Pager } from '../../../ui/tables/pager.tsx'
import { Ago } from '../../../ui/values/date.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { AdminFrame } from '../../entities/door.ts'
import { useDisputes } from '../model/wallet.data.ts'

const DecideDispute = lazyPart(async () => (await import('./decide-dispute-sheet.tsx')).DecideDisputeSheet)
const states = ['OPEN', 'ACCEPTED', 'DECLINED'] as const
const tones: Record<string, Tone> = { OPEN: 'warn', ACCEPTED: 'ok', DECLINED: 'neutral' }

/** /admin/disputes: commission that a side does not agree with. */
export function AdminDisputesPage() {
  const t = useT('wallet-admin')
  const format = useFormat()
  const [filters, change] = useUrlState({ status: oneOf(states, 'OPEN'), page: pageNumber() })
  const disputes = useDisputes(filters)
  const [open, setOpen] = useState<Dispute | null>(null)
  const percent = (basisPoints: number) =>
    format.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <AdminFrame place="disputes" lead={t('disputes.lead')}>
      <QueryView query={disputes} skeleton={<TableSkeleton columns={6} />}>
        {({ items, ...paging }) => (
          <>
            <DataTable
              label={t('disputes.title')}
              words="wallet-admin"
              rows={items}
              rowKey={({ id }) => id}
              empty={t(`disputes.none.${filters.status}`)}
              columns={columnsOf(t, percent, setOpen)}
              toolbar={
                <Segmented
                  label={t('columns.status')}
                  value={filters.status}
                  segments={states.map((value) => ({ value, label: t(`status.${value}`) }))}
                  onChange={(status) => change({ status })}
                />
              }
            />
            <Pager {...paging} onPage={(page) => change({ page })} />
          </>
        )}
      </QueryView>
      <Suspense>{open && <DecideDispute dispute={open} onClose={() => setOpen(null)} />}</Suspense>
    </AdminFrame>
  )
}

function columnsOf(t: T, percent: (value: number) => string, onOpen: (one: Dispute) => void): Column<Dispute>[] {
  return [
    { key: 'order', isFixed: true, phone: 'line', cell: ({ order }) => <bdi className="num">{order.number}</bdi> },
    { key: 'entity', phone: 'title', cell: ({ entity }) => <bdi>{entity.name}</bdi> },
    { key: 'rate', numeric: true, phone: 'hidden', cell: ({ rate }) => <span className="num">{percent(rate)}</span> },
    {
      key: 'commission',
      numeric: true,
      phone: 'line',
      cell: ({ commission, currency }) => <Money amount={commission} currency={currency} />,
    },
    { key: 'sentAt', phone: 'line', cell: ({ createdAt }) => <Ago value={createdAt} /> },
    { key: 'status', phone: 'end', cell: ({ status }) => <Status words="wallet-admin" value={status} tones={tones} /> },
    {
      key: 'actions',
      isFixed: true,
      cell: (row) => {
        const action = t(row.status === 'OPEN' ? 'disputes.answer' : 'credit.look')
        return (
          <Button
            size="small"
            aria-label={t('disputes.openOf', { action, number: row.order.number })}
            onClick={() => onOpen(row)}
          >
            {action}
          </Button>
        )
      },
    },
  ]
}
