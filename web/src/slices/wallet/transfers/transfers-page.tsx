import { may } from '@souk/contract/core/abilities.ts'
import type { BankTransfer } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { useActor } from '../../../lib/session/use-session.ts'
import { pageNumber, useUrlState } from '../../../lib/url/url-state.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Pager } from '../../../ui/tables/pager.tsx'
import { Day } from '../../../ui/values/date.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Status } from '../../../ui/values/status.tsx'
import { payRights } from '../model/pay-rights.ts'
import { useBankTransfers, useWallet, useWalletWrite } from '../model/wallet.data.ts'
import { useWalletSide } from '../model/wallet-side.ts'
import styles from '../model/wallet.module.css'
import { WalletFrame } from '../model/wallet-frame.tsx'
import { CreditList } from './credit-list.tsx'

const RecordSheet = lazyDialog(async () => (await import('./record-sheet.tsx')).RecordSheet)
const tones = { ANNOUNCED: 'warn', RECORDED: 'ok', WITHDRAWN: 'neutral' } as const
type Open = { announced: BankTransfer | null }

/** /wallet/transfers: money that moves outside, announced by retailers and recorded by brands. */
export function TransfersPage() {
  const t = useT('wallet')
  const side = useWalletSide()
  const actor = useActor()
  const [{ page }, change] = useUrlState({ page: pageNumber() })
  const [open, setOpen] = useState<Open | null>(null)
  const withdraw = useWalletWrite('withdraw')
  const query = useBankTransfers({ page })
  const wallet = useWallet()
  const mayWrite = may(actor, payRights)
  const record = side === 'brand' && mayWrite && (
    <Button look="primary" onClick={() => setOpen({ announced: null })}>
      {t('record')}
    </Button>
  )
  return (
    <WalletFrame lead={t(`transfers.lead.${side}`)} actions={record}>
      {wallet.data && <CreditList credits={wallet.data.credits} />}
      <QueryView
        query={query}
        skeleton={<TableSkeleton columns={6} />}
        empty={({ items }) => items.length === 0 && { title: t('transfers.none'), text: t(`transfers.none.${side}`) }}
      >
        {({ items, ...paging }) => (
          <>
            <DataTable
              label={t('place.transfers')}
              words="wallet"
              rows={items}
              rowKey={({ id }) => id}
              columns={columnsOf(t, side, mayWrite, {
                record: (announced) => setOpen({ announced }),
                withdraw: ({ id }) => withdraw.mutate({ id }),
              })}
            />
            <Pager {...paging} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
      <Suspense>{open && <RecordSheet announced={open.announced} onClose={() => setOpen(null)} />}</Suspense>
    </WalletFrame>
  )
}

type Acts = { record: (one: BankTransfer) => void; withdraw: (one: BankTransfer) => void }

function columnsOf(t: T, side: 'brand' | 'retailer', mayWrite: boolean, acts: Acts): Column<BankTransfer>[] {
  return [
    { key: 'paidOn', phone: 'line', cell: ({ paidOn }) => <Day value={paidOn} /> },
    {
      key: 'counterpart',
      isFixed: true,
      phone: 'title',
      cell: ({ brand, retailer }) => <bdi>{side === 'brand' ? retailer.name : brand.name}</bdi>,
    },
    { key: 'reference', phone: 'line', cell: ({ reference }) => <bdi>{reference}</bdi> },
    {
      key: 'invoices',
      phone: 'hidden',
      cell: ({ invoices }) => <bdi className="num">{invoices.map(({ number }) => number).join(', ')}</bdi>,
    },
    { key: 'status', phone: 'end', cell: ({ status }) => <Status words="wallet" value={status} tones={tones} /> },
    {
      key: 'amount',
      numeric: true,
      isFixed: true,
      phone: 'end',
      cell: ({ amount, currency }) => (
        <b className={styles.strong}>
          <Money amount={amount} currency={currency} />
        </b>
      ),
    },
    {
      key: 'actions',
      isFixed: true,
      cell: (row) =>
        mayWrite &&
        row.status === 'ANNOUNCED' && (
          <span className={styles.cellActions}>
            {side === 'brand' ? (
              <Button
                size="small"
                aria-label={t('record.of', { name: row.reference })}
                onClick={() => acts.record(row)}
              >
                {t('record.received')}
              </Button>
            ) : (
              <Button
                size="small"
                aria-label={t('withdraw.of', { name: row.reference })}
                onClick={() => acts.withdraw(row)}
              >
                {t('withdraw')}
              </Button>
            )}
          </span>
        ),
    },
  ]
}
