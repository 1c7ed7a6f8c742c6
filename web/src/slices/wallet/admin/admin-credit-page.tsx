import type { CreditCase } from '@souk/contract/wallet/credit.contract.ts'
import { creditCaseList, creditStatuses } from '@souk/contract/wallet/wallet-lists.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { oneOf } from '../../../lib/url/url-state.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { moneyColumn, nameColumn, statusColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { AdminFrame } from '../../entities/door.ts'
import { useCreditCases } from '../model/wallet.data.ts'

const DecideSheet = lazyDialog(async () => (await import('./decide-credit-sheet.tsx')).DecideCreditSheet)
const tones: Record<string, Tone> = { SUBMITTED: 'info', APPROVED: 'ok', DECLINED: 'bad' }
const fields = { status: oneOf(creditStatuses, 'SUBMITTED') }

/** /admin/credit: applications, those that wait first. */
export function AdminCreditPage() {
  const t = useT('wallet-admin')
  const state = useList(creditCaseList, fields)
  const { status } = state.values
  const [open, setOpen] = useState<CreditCase | null>(null)
  return (
    <AdminFrame place="credit" lead={t('credit.lead')}>
      <ListView
        name="credit"
        label={t('credit.title')}
        words="wallet-admin"
        state={state}
        query={useCreditCases(state.query)}
        rows={({ items }) => items}
        columns={columnsOf(t, setOpen)}
        tab="status"
        none={{ title: t(`credit.none.${status}`) }}
      />
      <Suspense>{open && <DecideSheet case={open} onClose={() => setOpen(null)} />}</Suspense>
    </AdminFrame>
  )
}

const columnsOf = (t: T, onOpen: (one: CreditCase) => void): Column<CreditCase>[] => [
  nameColumn('retailer', ({ retailer }) => retailer.name),
  moneyColumn('asked', (asked) => asked, { phone: 'line' }),
  moneyColumn('granted', ({ granted, currency }) => (granted === null ? null : { amount: granted, currency })),
  {
    key: 'history',
    phone: 'hidden',
    cell: ({ orders, overdueInvoices }) => t('credit.history', { orders, overdue: overdueInvoices }),
  },
  { key: 'sentAt', cell: ({ createdAt }) => <Ago value={createdAt} /> },
  statusColumn(({ status }) => <Status words="wallet-admin" value={status} tones={tones} />),
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
