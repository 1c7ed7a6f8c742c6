import type { BankTransfer } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { transferList } from '@souk/contract/wallet/wallet-lists.ts'
import { rights } from '@souk/contract/core/rights/rights.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { useMay } from '../../../lib/session/use-session.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { dayColumn, nameColumn, statusColumn, textColumn, totalColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Status } from '../../../ui/values/status.tsx'
import { WalletFrame } from '../model/wallet-frame.tsx'
import { useWalletSide } from '../model/wallet-side.ts'
import { useBankTransfers, useWallet, useWalletWrite } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'
import { CreditList } from './credit-list.tsx'

const RecordSheet = lazyDialog(async () => (await import('./record-sheet.tsx')).RecordSheet)
const tones = { ANNOUNCED: 'warn', RECORDED: 'ok', WITHDRAWN: 'neutral' } as const
type Open = { announced: BankTransfer | null }

/** /wallet/transfers: money that moves outside, announced by retailers and recorded by brands. */
export function TransfersPage() {
  const t = useT('wallet')
  const side = useWalletSide()
  const [open, setOpen] = useState<Open | null>(null)
  const state = useList(transferList, {})
  const wallet = useWallet()
  const mayWrite = useMay(rights.pay)
  const acts = useActs({ mayWrite, onRecord: (announced) => setOpen({ announced }) })
  const record = side === 'brand' && mayWrite && (
    <Button look="primary" onClick={() => setOpen({ announced: null })}>
      {t('record')}
    </Button>
  )
  return (
    <WalletFrame lead={t(`transfers.lead.${side}`)} actions={record}>
      {wallet.data && <CreditList credits={wallet.data.credits} />}
      <ListView
        name="transfers"
        label={t('place.transfers')}
        words="wallet"
        state={state}
        query={useBankTransfers(state.query)}
        rows={({ items }) => items}
        columns={[...columnsOf(side), { key: 'actions', isFixed: true, cell: acts }]}
        none={{ title: t('transfers.none'), text: t(`transfers.none.${side}`) }}
      />
      <Suspense>{open && <RecordSheet announced={open.announced} onClose={() => setOpen(null)} />}</Suspense>
    </WalletFrame>
  )
}

const columnsOf = (side: 'brand' | 'retailer'): Column<BankTransfer>[] => [
  dayColumn('paidOn', ({ paidOn }) => paidOn, { look: 'day' }),
  nameColumn('counterpart', ({ brand, retailer }) => (side === 'brand' ? retailer.name : brand.name)),
  textColumn('reference', ({ reference }) => reference),
  {
    key: 'invoices',
    phone: 'hidden',
    cell: ({ invoices }) => <bdi className="num">{invoices.map(({ number }) => number).join(', ')}</bdi>,
  },
  statusColumn(({ status }) => <Status words="wallet" value={status} tones={tones} />),
  totalColumn((transfer) => transfer, { key: 'amount' }),
]

type Acts = { mayWrite: boolean; onRecord: (one: BankTransfer) => void }

/** A brand records what arrived, a retailer takes back what it announced. */
function useActs({ mayWrite, onRecord }: Acts) {
  const t = useT('wallet')
  const side = useWalletSide()
  const withdraw = useWalletWrite('withdraw')
  return function actOn(row: BankTransfer) {
    if (!mayWrite || row.status !== 'ANNOUNCED') return null
    const isBrand = side === 'brand'
    return (
      <span className={styles.cellActions}>
        <Button
          size="small"
          aria-label={t(isBrand ? 'record.of' : 'withdraw.of', { name: row.reference })}
          onClick={() => (isBrand ? onRecord(row) : withdraw.mutate({ id: row.id }))}
        >
          {t(isBrand ? 'record.received' : 'withdraw')}
        </Button>
      </span>
    )
  }
}
