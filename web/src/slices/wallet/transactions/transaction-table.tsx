import type { Transaction } from '@souk/contract/wallet/wallet-shapes.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { useTradeLinks } from '../../../lib/session/viewed-entity.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Moment } from '../../../ui/values/date.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Status } from '../../../ui/values/status.tsx'
import { nameOf, statusOf, statusTones } from './transaction-words.ts'
import styles from '../model/wallet.module.css'

type Props = { rows: readonly Transaction[]; label: string; name?: string }

/** Transactions as a ledger; each leads to its receipt. */
export function TransactionTable({ rows, label, name }: Props) {
  const t = useT('wallet')
  const links = useTradeLinks()
  return (
    <DataTable
      {...(name && { name })}
      label={label}
      words="wallet"
      rows={rows}
      columns={columnsOf(t)}
      rowKey={({ id }) => id}
      rowName={(row) => nameOf(t, row)}
      rowLink={({ id }) => links.transaction(id)}
    />
  )
}

function columnsOf(t: T): Column<Transaction>[] {
  return [
    { key: 'at', phone: 'line', cell: ({ at }) => <Moment value={at} look="day" /> },
    { key: 'what', isFixed: true, phone: 'title', cell: (row) => nameOf(t, row) },
    {
      key: 'counterpart',
      phone: 'line',
      cell: ({ counterpart }) =>
        counterpart ? <bdi>{counterpart.name}</bdi> : <span className={styles.quiet}>{t('souk')}</span>,
    },
    {
      key: 'order',
      phone: 'hidden',
      cell: ({ orderNumber }) => orderNumber && <bdi className="num">{orderNumber}</bdi>,
    },
    { key: 'status', phone: 'end', cell: (row) => <Status words="wallet" value={statusOf(row)} tones={statusTones} /> },
    {
      key: 'due',
      phone: 'hidden',
      cell: ({ dueAt, status }) => dueAt && status === 'OPEN' && <Moment value={dueAt} look="day" />,
    },
    {
      key: 'amount',
      numeric: true,
      isFixed: true,
      phone: 'end',
      cell: ({ amount, currency, direction }) => (
        <b className={styles.strong}>
          <bdi dir="ltr" className="num">
            {direction === 'IN' ? '+' : '−'}
          </bdi>{' '}
          <Money amount={amount} currency={currency} />
        </b>
      ),
    },
    {
      key: 'balance',
      numeric: true,
      phone: 'hidden',
      cell: ({ balance, currency }) => balance && <Money amount={balance} currency={currency} />,
    },
  ]
}
