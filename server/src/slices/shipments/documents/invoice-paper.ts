import type { Paper, PaperRow } from '../../../platform/documents/papers/paper.ts'
import type { Language, Say } from '../../../platform/base/messages.ts'
import type { FullInvoice } from '../invoices/load-invoice.ts'
import { type Formats, formatsIn, partyOf } from '../../../platform/documents/papers/paper-formats.ts'

const titles = { GOODS: 'invoice', DEPOSIT: 'deposit', CREDIT_NOTE: 'creditNote' } as const

/** An invoice or credit note as it is printed. */
export function invoicePaper(invoice: FullInvoice, language: Language, say: Say, logo: Paper['logo']): Paper {
  const formats = formatsIn(language, say)
  const { word, mark, plain, day } = formats
  const { kind, number, parties, issuedOn, dueOn, method, orders, corrected } = invoice
  const isCredit = kind === 'CREDIT_NOTE'
  return {
    language,
    logo,
    barcode: null,
    title: plain(titles[kind]),
    number: mark(number),
    sender: parties.seller.name,
    facts: [
      { label: plain('issued'), value: day(issuedOn) },
      ...(isCredit ? [] : [{ label: plain('due'), value: day(dueOn) }]),
      { label: plain('method'), value: plain(`method.${method}`) },
      ...(corrected ? [{ label: plain('corrects'), value: mark(corrected.number) }] : []),
      { label: plain('orders'), value: orderNumbers(orders, mark) },
    ],
    parties: [
      partyOf(plain('from'), parties.seller, formats),
      partyOf(plain('billTo'), parties.buyer, formats),
      { title: plain('shipTo'), name: parties.shipTo?.label ?? '', lines: formats.addressLines(parties.shipTo) },
    ],
    tables: [linesTable(invoice, formats)],
    totals: totalsOf(invoice, formats),
    summary: { title: plain('taxes'), table: taxesTable(invoice, formats) },
    notes: notesOf(invoice, formats),
    footer: word('footer', { name: parties.seller.name, number }),
    pageOf: formats.pageOf,
  }
}

/** The first few; the lines name all of them. */
const orderNumbers = (orders: FullInvoice['orders'], mark: (text: string) => string) =>
  orders
    .slice(0, 2)
    .map(({ number }) => mark(number))
    .join(' ') + (orders.length > 2 ? ` +${orders.length - 2}` : '')

function linesTable({ lines, currency, kind, orders }: FullInvoice, formats: Formats): Paper['tables'][number] {
  const { plain, word, mark, figure, percent } = formats
  const hasDiscount = lines.some(({ discount }) => discount > 0n)
  const hasSeveral = orders.length > 1
  const rows: PaperRow[] = []
  let order: string | null = null
  for (const line of lines) {
    const { kept: snapshot, quantity, units, price, discount, net, rate } = line
    if (hasSeveral && snapshot.orderNumber !== order) {
      order = snapshot.orderNumber
      rows.push({ isHeading: true, cells: [{ text: word('order', { number: order ?? '' }) }] })
    }
    const isDeposit = snapshot.sku === '' && snapshot.styleCode === ''
    const name = isDeposit
      ? word('depositLine', { percent: snapshot.name, number: snapshot.orderNumber ?? '' })
      : snapshot.name
    const look = [snapshot.colour, snapshot.size].filter(Boolean).join(' · ')
    rows.push({
      cells: [
        { text: name, below: look },
        { text: mark(snapshot.sku || snapshot.styleCode) },
        {
          text:
            units > 1 ? word('cartons', { quantity: String(quantity), units: String(units) }) : mark(String(quantity)),
        },
        { text: figure(price, currency) },
        ...(hasDiscount ? [{ text: figure(discount, currency) }] : []),
        { text: percent(rate) },
        { text: figure(net, currency) },
      ],
    })
  }
  return {
    columns: [
      { title: plain('item'), width: 3.6 },
      { title: plain('sku'), width: kind === 'DEPOSIT' ? 1 : 3 },
      { title: plain('quantity'), width: 1.2, isNumber: true },
      { title: plain('price'), width: 1.5, isNumber: true },
      ...(hasDiscount ? [{ title: plain('discount'), width: 1.3, isNumber: true }] : []),
      { title: plain('rate'), width: 1, isNumber: true },
      { title: plain('amount'), width: 1.7, isNumber: true },
    ],
    rows,
  }
}

function taxesTable(
  { taxes, currency }: FullInvoice,
  { plain, mark, percent, figure }: Formats,
): Paper['tables'][number] {
  return {
    columns: [
      { title: plain('category'), width: 3 },
      { title: plain('rate'), width: 1, isNumber: true },
      { title: plain('taxable'), width: 1.8, isNumber: true },
      { title: plain('tax'), width: 1.4, isNumber: true },
    ],
    rows: taxes.map(({ category, country, rate, taxable, tax, reason }) => ({
      cells: [
        { text: mark([category, country].filter(Boolean).join(' · ')), below: mark(reason) },
        { text: percent(rate) },
        { text: figure(taxable, currency) },
        { text: figure(tax, currency) },
      ],
    })),
  }
}

function totalsOf(invoice: FullInvoice, { plain, money }: Formats): Paper['totals'] {
  const { currency, net, freight, tax, total, deposit, payable, kind } = invoice
  return [
    { label: plain('goods'), value: money(net, currency) },
    ...(freight > 0n ? [{ label: plain('freight'), value: money(freight, currency) }] : []),
    { label: plain('tax'), value: money(tax, currency) },
    ...(deposit > 0n
      ? [
          { label: plain('total'), value: money(total, currency) },
          { label: plain('depositUsed'), value: money(-deposit, currency) },
        ]
      : []),
    { label: plain(kind === 'CREDIT_NOTE' ? 'credited' : 'payable'), value: money(payable, currency), isStrong: true },
  ]
}

function notesOf(invoice: FullInvoice, { plain, word, money, day }: Formats): Paper['notes'] {
  const { kind, method, reason, payable, currency, dueOn, number } = invoice
  if (kind === 'CREDIT_NOTE') {
    return [
      { title: plain('reason'), text: plain(`reason.${reason}`) },
      { title: plain('terms'), text: plain('creditText') },
    ]
  }
  const how =
    method === 'CARD' ? plain('charged') : word('dueBy', { amount: money(payable, currency), day: day(dueOn), number })
  return [{ title: plain('terms'), text: kind === 'DEPOSIT' ? `${how} ${plain('depositText')}` : how }]
}
