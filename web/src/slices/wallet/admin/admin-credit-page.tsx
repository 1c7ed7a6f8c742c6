import type { CreditCase } from '@souk/contract/wallet/credit.contract.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
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
import { useCreditCases } from '../model/wallet.data.ts'

const DecideSheet = lazyDialog(async () => (await import('./decide-credit-sheet.tsx')).DecideCreditSheet)
const states = ['SUBMITTED', 'APPROVED', 'DECLINED'] as const
const tones: Record<string, Tone> = { SUBMITTED: 'info', APPROVED: 'ok', DECLINED: 'bad' }

/** /admin/credit: applications, those that wait first. */
export function AdminCreditPage() {
  const t = useT('wallet-admin')
  const [filters, change] = useUrlState({ status: oneOf(states, 'SUBMITTED'), page: pageNumber() })
  const cases = useCreditCases(filters)
  const [open, setOpen] = useState<CreditCase | null>(null)
  return (
    <AdminFrame place="credit" lead={t('credit.lead')}>
      <QueryView query={cases} skeleton={<TableSkeleton columns={6} />}>
        {({ items, ...paging }) => (
          <>
            <DataTable
              label={t('credit.title')}
              words="wallet-admin"
              rows={items}
              rowKey={({ id }) => id}
              empty={t(`credit.none.${filters.status}`)}
              columns={columnsOf(t, setOpen)}
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
      <Suspense>{open && <DecideSheet case={open} onClose={() => setOpen(null)} />}</Suspense>
    </AdminFrame>
  )
}

function columnsOf(t: T, onOpen: (one: CreditCase) => void): Column<CreditCase>[] {
  return [
    { key: 'retailer', isFixed: true, phone: 'title', cell: ({ retailer }) => <bdi>{retailer.name}</bdi> },
    {
      key: 'asked',
      numeric: true,
      phone: 'line',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      key: 'granted',
      numeric: true,
      phone: 'hidden',
      cell: ({ granted, currency }) => granted && <Money amount={granted} currency={currency} />,
    },
    {
      key: 'history',
      phone: 'hidden',
      cell: ({ orders, overdueInvoices }) => t('credit.history', { orders, overdue: overdueInvoices }),
    },
    { key: 'sentAt', phone: 'line', cell: ({ createdAt }) => <Ago value={createdAt} /> },
    { key: 'status', phone: 'end', cell: ({ status }) => <Status words="wallet-admin" value={status} tones={tones} /> },
    {
      key: 'actions',
      isFixed: true,
      cell: (row) => {
        const action = t(row.status === 'SUBMITTED' ? 'credit.decide' : 'credit.look')
        return (
          <Button
            size="small"
            aria-label={t('credit.openOf', { action, name: row.retailer.name })}
            onClick={() => onOpen(row)}
          >
            {action}
          </Button>
        )
      },
    },
  ]
}
