import type { Transaction } from '@souk/contract/wallet/wallet-shapes.ts'
import type { T } from '../../../lib/language/use-t.ts'
import { momentColumn, moneyColumn, nameColumn, statusColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Money } from '../../../ui/values/money.tsx'
import { Status } from '../../../ui/values/status.tsx'
import styles from '../model/wallet.module.css'
import { transactionName, statusOf, statusTones } from './transaction-words.ts'

/** Transactions as a ledger. */
export const transactionColumns = (t: T): Column<Transaction>[] => [
  momentColumn('at', ({ at }) => at, { look: 'day', sorts: { up: 'oldest', down: 'newest' } }),
  nameColumn('what', (row) => transactionName(t, row)),
  {
    key: 'counterpart',
    cell: ({ counterpart }) =>
      counterpart ? <bdi>{counterpart.name}</bdi> : <span className={styles.quiet}>{t('souk')}</span>,
  },
  {
    key: 'order',
    phone: 'hidden',
    cell: ({ orderNumber }) => orderNumber && <bdi className="num">{orderNumber}</bdi>,
  },
  statusColumn((row) => <Status words="wallet" value={statusOf(row)} tones={statusTones} />),
  momentColumn('due', ({ dueAt, status }) => (status === 'OPEN' ? dueAt : null), {
    look: 'day',
    phone: 'hidden',
    sorts: { up: 'due' },
  }),
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
  moneyColumn('balance', ({ balance, currency }) => (balance === null ? null : { amount: balance, currency })),
]
