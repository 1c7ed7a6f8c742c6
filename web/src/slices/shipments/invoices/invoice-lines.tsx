import type { Invoice } from '@souk/contract/shipments/invoice-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import { type Fact, FactList } from '../../../ui/values/fact-list.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'

type Line = Invoice['lines'][number]
type Tax = Invoice['taxes'][number]

/** Lines, tax by rate and country, and what it comes to. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const t = useT('invoices')
  const { currency, lines, taxes } = invoice
  const money = (amount: string) => <Money amount={amount} currency={currency} />
  return (
    <>
      <DataTable
        name="invoice-lines"
        label={t('lines')}
        words="invoices"
        rows={lines}
        columns={columnsOf(invoice, t, money)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
      />
      <TitledCard title={t('taxes')}>
        <FactList facts={taxes.map((tax) => taxFact(tax, t, money))} />
        {taxes.map(
          ({ reason, category, country }) =>
            reason && (
              <p key={`${category}${country}`} className="caption" dir="auto">
                {reason}
              </p>
            ),
        )}
      </TitledCard>
      <TitledCard title={t('totals')}>
        <FactList facts={totalsOf(invoice, t, money)} />
      </TitledCard>
    </>
  )
}

type T = ReturnType<typeof useT>
type Show = (amount: string) => React.ReactNode

/** A deposit has no article: it is named by the order it is for. */
const itemOf = (line: Line, t: T) =>
  line.sku === '' && line.styleCode === ''
    ? t('depositLine', { percent: line.name, number: line.orderNumber ?? '' })
    : [line.name, line.colour, line.size].filter(Boolean).join(', ')

function columnsOf({ lines }: Invoice, t: T, money: Show): Column<Line>[] {
  const hasDiscount = lines.some(({ discount }) => Number(discount) > 0)
  const discount: Column<Line> = {
    key: 'discount',
    numeric: true,
    phone: 'hidden',
    cell: (line) => money(line.discount),
  }
  return [
    { key: 'item', isFixed: true, phone: 'title', cell: (line) => <bdi>{itemOf(line, t)}</bdi> },
    { key: 'sku', phone: 'line', cell: ({ sku, styleCode }) => <bdi className="num">{sku || styleCode || '–'}</bdi> },
    {
      key: 'quantity',
      numeric: true,
      phone: 'line',
      cell: ({ quantity, units }) => (units > 1 ? t('cartons', { count: quantity }) : quantity),
    },
    { key: 'price', numeric: true, phone: 'hidden', cell: ({ price }) => money(price) },
    ...(hasDiscount ? [discount] : []),
    { key: 'rate', numeric: true, phone: 'hidden', cell: ({ rate }) => <bdi>{rate}%</bdi> },
    { key: 'net', numeric: true, isFixed: true, phone: 'end', cell: ({ net }) => <b>{money(net)}</b> },
  ]
}

const taxFact = ({ category, rate, country, taxable, tax }: Tax, t: T, money: Show): Fact => ({
  label: t('tax.line', { category: t(`category.${category}`), rate, country }),
  value: (
    <>
      {money(tax)}{' '}
      <span className="caption">
        {t('tax.of')} {money(taxable)}
      </span>
    </>
  ),
})

function totalsOf(invoice: Invoice, t: T, money: Show): Fact[] {
  const { net, freight, tax, total, deposit, payable, paid, credited, open, kind } = invoice
  const isSome = (amount: string) => Number(amount) > 0
  return [
    { label: t('net'), value: money(net) },
    ...(isSome(freight) ? [{ label: t('freight'), value: money(freight) }] : []),
    { label: t('tax'), value: money(tax) },
    ...(isSome(deposit)
      ? [
          { label: t('total'), value: money(total) },
          { label: t('deposit'), value: money(`-${deposit}`) },
        ]
      : []),
    { label: t(kind === 'CREDIT_NOTE' ? 'credited.total' : 'payable'), value: <b>{money(payable)}</b> },
    ...(kind === 'CREDIT_NOTE'
      ? []
      : [
          ...(isSome(paid) ? [{ label: t('paid'), value: money(paid) }] : []),
          ...(isSome(credited) ? [{ label: t('credited'), value: money(credited) }] : []),
          { label: t('columns.open'), value: <b>{money(open)}</b> },
        ]),
  ]
}
