import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import { invoiceList } from '@souk/contract/shipments/invoice-list.ts'
import { invoiceKinds } from '@souk/contract/shipments/invoice-rules.ts'
import type { InvoiceRow } from '@souk/contract/shipments/invoice-shapes.ts'
import { IconReceiptTax } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { asView, oneOf } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { ChoiceChips } from '../../../ui/choices/chips.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import {
  dayColumn,
  moneyColumn,
  nameColumn,
  numberColumn,
  statusColumn,
  totalColumn,
} from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { useInvoices } from '../model/shipments.data.ts'
import { counterpartOf, useSide } from '../model/side.ts'
import { InvoiceStatus } from './invoice-status.tsx'
import { StatementButton } from './statement-button.tsx'

const fields = {
  ...listFields(invoiceList, ['q', 'orderId', 'status', 'counterpartId', 'from', 'until']),
  kind: asView(oneOf(invoiceKinds)),
}

/** /invoices: invoices, deposits and credit notes of both sides, narrowed in the address. */
export function InvoicesPage() {
  const t = useT('invoices')
  const side = useSide()
  const state = useList(invoiceList, fields)
  return (
    <ListPage
      name="invoices"
      words="invoices"
      title={t('titles.invoices')}
      lead={t(`lead.${side}`)}
      actions={
        <>
          <StatementButton />
          {side === 'brand' && (
            <ButtonLink to="/invoices/tax" icon={<IconReceiptTax size={17} stroke={1.7} aria-hidden />}>
              {t('taxRates')}
            </ButtonLink>
          )}
        </>
      }
      state={state}
      query={useInvoices(state.query)}
      rows={({ invoices }) => invoices}
      columns={columnsOf(side)}
      rowName={({ number }) => number}
      rowLink={({ id }: InvoiceRow) => `/invoice/${id}`}
      choices={{ of: ['status', 'from', 'until'] }}
      tabs={
        <ChoiceChips
          label={t('kinds')}
          isSingle
          value={[state.values.kind ?? 'all']}
          onChange={([kind]) => state.change({ kind })}
          chips={['all', ...invoiceKinds].map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      }
      none={{ title: t('none'), text: t('none.text') }}
    />
  )
}

const isCredit = ({ kind }: InvoiceRow) => kind === 'CREDIT_NOTE'

const columnsOf = (side: OrderSide): Column<InvoiceRow>[] => [
  numberColumn(),
  nameColumn(side === 'brand' ? 'retailer' : 'brand', (invoice) => counterpartOf(invoice, side).name),
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
  moneyColumn('open', (invoice) => (isCredit(invoice) ? null : { amount: invoice.open, currency: invoice.currency })),
  totalColumn((invoice) => ({
    amount: isCredit(invoice) ? `-${invoice.payable}` : invoice.payable,
    currency: invoice.currency,
  })),
]
