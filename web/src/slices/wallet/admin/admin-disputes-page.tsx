import type { Dispute } from '@souk/contract/wallet/wallet-admin.contract.ts'
import { disputeList, disputeStatuses } from '@souk/contract/wallet/wallet-lists.ts'
import { Suspense, useState } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { oneOf } from '../../../lib/url/url-state.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { moneyColumn, nameColumn, statusColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { AdminFrame } from '../../entities/door.ts'
import { useDisputes } from '../model/wallet.data.ts'

const DecideDispute = lazyPart(async () => (await import('./decide-dispute-sheet.tsx')).DecideDisputeSheet)
const tones: Record<string, Tone> = { OPEN: 'warn', ACCEPTED: 'ok', DECLINED: 'neutral' }
const fields = { status: oneOf(disputeStatuses, 'OPEN') }

/** /admin/disputes: commission that a side does not agree with. */
export function AdminDisputesPage() {
  const t = useT('wallet-admin')
  const format = useFormat()
  const state = useList(disputeList, fields)
  const { status } = state.values
  const [open, setOpen] = useState<Dispute | null>(null)
  const percent = (basisPoints: number) =>
    format.number(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <AdminFrame place="disputes" lead={t('disputes.lead')}>
      <ListView
        name="disputes"
        label={t('disputes.title')}
        words="wallet-admin"
        state={state}
        query={useDisputes(state.query)}
        rows={({ items }) => items}
        columns={columnsOf(t, percent, setOpen)}
        tab="status"
        none={{ title: t(`disputes.none.${status}`) }}
      />
      <Suspense>{open && <DecideDispute dispute={open} onClose={() => setOpen(null)} />}</Suspense>
    </AdminFrame>
  )
}

type OnOpen = (one: Dispute) => void

const columnsOf = (t: T, percent: (value: number) => string, onOpen: OnOpen): Column<Dispute>[] => [
  { key: 'order', isFixed: true, cell: ({ order }) => <bdi className="num">{order.number}</bdi> },
  nameColumn('entity', ({ entity }) => entity.name, { isFixed: false }),
  { key: 'rate', numeric: true, phone: 'hidden', cell: ({ rate }) => <span className="num">{percent(rate)}</span> },
  moneyColumn('commission', ({ commission, currency }) => ({ amount: commission, currency }), { phone: 'line' }),
  { key: 'sentAt', cell: ({ createdAt }) => <Ago value={createdAt} /> },
  statusColumn((row) => <Status words="wallet-admin" value={row.status} tones={tones} />),
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
