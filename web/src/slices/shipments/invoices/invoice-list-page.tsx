import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import { invoiceKinds } from '@souk/contract/shipments/invoice-rules.ts'
import type { InvoiceRow } from '@souk/contract/shipments/invoice-shapes.ts'
import { IconReceiptTax } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { type FieldsOf, id, oneOf, pageNumber, text, toQuery, useUrlState } from '../../../lib/url/url-state.ts'
import { ChoiceChips } from '../../../ui/choices/chips.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { Day } from '../../../ui/values/date.tsx'
import { Money } from '../../../ui/values/money.tsx'
import styles from '../list/shipments.module.css'
import { type InvoicesQuery, useInvoices } from '../model/shipments.data.ts'
import { counterpartOf, useSide } from '../model/side.ts'
import { InvoiceStatus } from './invoice-status.tsx'
import { StatementSheet } from './statement-sheet.tsx'

const fields = {
  q: text(),
  kind: oneOf(invoiceKinds),
  orderId: id,
  page: pageNumber(50),
} satisfies FieldsOf<InvoicesQuery>

/** /invoices: invoices, deposits and credit notes of both sides, narrowed in the address. */
export function InvoicesPage() {
  const t = useT('invoices')
  const side = useSide()
  const [filters, change] = useUrlState(fields)
  const { q, kind, orderId } = filters
  const isAny = q !== '' || orderId !== null
  const query: InvoicesQuery = { ...toQuery(fields, filters), limit: 50 }
  const clear = () => change({ q: null, orderId: null })
  return (
    <Page
      title={t('titles.invoices')}
      lead={t(`lead.${side}`)}
      actions={
        <>
          <StatementSheet />
          {side === 'brand' && (
            <ButtonLink to="/invoices/tax" icon={<IconReceiptTax size={17} stroke={1.7} aria-hidden />}>
              {t('taxRates')}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={styles.narrowing}>
        <div className={styles.tabs}>
          <ChoiceChips
            label={t('kinds')}
            isSingle
            value={[kind ?? 'all']}
            onChange={([next]) => change({ kind: next })}
            chips={['all', ...invoiceKinds].map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
        </div>
        <FilterBar
          search={{ label: t('search'), value: q, onSearch: (next) => change({ q: next }) }}
          filters={
            orderId ? [{ key: 'order', label: t('filter.order'), onRemove: () => change({ orderId: null }) }] : []
          }
          {...(isAny && { onClear: clear })}
        />
      </div>
      <QueryView
        query={useInvoices(query)}
        skeleton={<TableSkeleton columns={7} />}
        empty={({ invoices }) =>
          invoices.length === 0 && (isAny ? { onClear: clear } : { title: t('none'), text: t('none.text') })
        }
      >
        {({ invoices, ...paging }) => (
          <>
            <InvoicesTable rows={invoices} />
            <Pager {...paging} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
    </Page>
  )
}

export function InvoicesTable({ rows }: { rows: readonly InvoiceRow[] }) {
  const t = useT('invoices')
  const side = useSide()
  return (
    <DataTable
      name="invoices"
      label={t('titles.invoices')}
      words="invoices"
      rows={rows}
      columns={columnsOf(side)}
      rowKey={(row) => row.id}
      rowName={({ number }) => number}
      rowLink={(row) => `/invoice/${row.id}`}
    />
  )
}

function columnsOf(side: OrderSide): Column<InvoiceRow>[] {
  return [
    {
      key: 'number',
      isFixed: true,
      phone: 'line',
      cell: ({ number }) => <bdi className={`${styles.number} num`}>{number}</bdi>,
    },
    {
      key: side === 'brand' ? 'retailer' : 'brand',
      isFixed: true,
      phone: 'title',
      cell: (row) => <bdi>{counterpartOf(row, side).name}</bdi>,
    },
    { key: 'status', phone: 'end', cell: (row) => <InvoiceStatus invoice={row} /> },
    {
      key: 'orders',
      phone: 'hidden',
      cell: ({ orders }) => <bdi className="num">{orders.map(({ number }) => number).join(', ')}</bdi>,
    },
    { key: 'issued', phone: 'line', cell: ({ issuedOn }) => <Day value={issuedOn} look="short" /> },
    {
      key: 'due',
      phone: 'hidden',
      cell: ({ dueOn, kind }) => (kind === 'CREDIT_NOTE' ? '–' : <Day value={dueOn} look="short" />),
    },
    {
      key: 'open',
      numeric: true,
      phone: 'hidden',
      cell: ({ open, currency, kind }) => (kind === 'CREDIT_NOTE' ? '–' : <Money amount={open} currency={currency} />),
    },
    {
      key: 'total',
      numeric: true,
      isFixed: true,
      phone: 'end',
      cell: ({ payable, currency, kind }) => (
        <b>
          <Money amount={kind === 'CREDIT_NOTE' ? `-${payable}` : payable} currency={currency} />
        </b>
      ),
    },
  ]
}
