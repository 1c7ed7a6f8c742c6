import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import { invoiceKinds } from '@souk/contract/shipments/invoice-rules.ts'
import type { InvoiceRow } from '@souk/contract/shipments/invoice-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ChoiceChips } from '../../../ui/choices/chips.tsx'
import { dayColumn, nameColumn, numberColumn, statusColumn, totalColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Money } from '../../../ui/values/money.tsx'
import { counterpartOf } from '../model/side.ts'
import { InvoiceStatus } from './invoice-status.tsx'
import { RecordButton } from './record-button.tsx'
import styles from '../model/shipment.module.css'

type Kinds = { value: string | null; onChange: (kind: string | undefined) => void }

/** Invoices, deposits or credit notes alone. */
export function InvoiceKinds({ value, onChange }: Kinds) {
  const t = useT('invoices')
  return (
    <ChoiceChips
      label={t('kinds')}
      isSingle
      value={[value ?? 'all']}
      onChange={([kind]) => onChange(kind)}
      chips={['all', ...invoiceKinds].map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
    />
  )
}

const isCredit = ({ kind }: InvoiceRow) => kind === 'CREDIT_NOTE'

type Options = { customer?: ((retailerId: string) => string) | undefined; mayRecord?: boolean }

/** Invoices as one side reads them. */
export const invoiceColumns = (
  side: OrderSide,
  { customer, mayRecord = false }: Options = {},
): Column<InvoiceRow>[] => [
  numberColumn(),
  nameColumn(side === 'brand' ? 'retailer' : 'brand', (invoice) => counterpartOf(invoice, side).name, {
    link: customer && (({ retailer }) => customer(retailer.id)),
  }),
  statusColumn((invoice) => <InvoiceStatus invoice={invoice} />),
  {
    key: 'orders',
    phone: 'hidden',
    cell: ({ orders }) => <bdi className="num">{orders.map(({ number }) => number).join(', ')}</bdi>,
  },
  dayColumn('issued', ({ issuedOn }) => issuedOn, { sorts: { up: 'oldest', down: 'newest' } }),
  dayColumn('due', (invoice) => (isCredit(invoice) ? null : invoice.dueOn), {
    phone: 'hidden',
    sorts: { up: 'due', down: 'dueDown' },
  }),
  {
    key: 'open',
    numeric: true,
    phone: 'hidden',
    cell: (invoice) =>
      isCredit(invoice) ? (
        '–'
      ) : (
        <span className={styles.open}>
          {mayRecord && <RecordButton invoice={invoice} isIcon />}
          <Money amount={invoice.open} currency={invoice.currency} />
        </span>
      ),
  },
  totalColumn((invoice) => ({
    amount: isCredit(invoice) ? `-${invoice.payable}` : invoice.payable,
    currency: invoice.currency,
  })),
]
