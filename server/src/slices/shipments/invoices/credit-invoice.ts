import { divideHalfUp, nextPart } from '@souk/contract/core/rounding.ts'
import { sql } from 'kysely'
import { type TaxCategory } from '@souk/contract/shipments/tax.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import { bookCreditNote } from '../../wallet/door.ts'
import { creditedTax, type TaxTotal } from './invoice-amounts.ts'
import { goodsByOrder } from './issue-invoices.ts'
import { invoiceSides } from './invoice-parties.ts'
import {
  type InvoiceMethod,
  type InvoiceParties,
  type IssuedInvoice,
  type NamedLine,
  type NewLine,
  writeInvoice,
} from './write-invoice.ts'

type Invoice = {
  id: string
  kind: 'GOODS' | 'DEPOSIT'
  brandId: string
  retailerId: string
  currency: string
  method: InvoiceMethod
  cardId: string | null
  parties: InvoiceParties
  orderIds: string[]
}
type Line = {
  orderId: string | null
  shipmentLineId: string | null
  quantity: number
  units: number
  price: bigint
  gross: bigint
  discount: bigint
  category: TaxCategory
  rate: number
  country: string
  kept: NamedLine
  before: number // credited by earlier notes
}
/** Units of shipment lines with the freight of their shipments, or an amount of a deposit. */
export type Credited = { lines: ReadonlyMap<string, number>; freightOf?: readonly string[] } | { amount: bigint }
type Why = { reason: string; issuedBy: string | null }

/** Issues a credit note for a part of an invoice. The caller decides once what is credited. */
export async function creditInvoice(tx: Tx, invoiceId: string, credited: Credited, why: Why): Promise<IssuedInvoice> {
  const { rows } = await sql<Invoice>`
    select id, kind, brand_id, retailer_id, currency, method, card_id, parties, order_ids from invoice where id = ${invoiceId}`.execute(
    tx,
  )
  const invoice = rows[0]!
  const known = await linesOf(tx, invoiceId)
  const lines = 'amount' in credited ? [depositLine(known[0]!, credited.amount)] : creditLines(known, credited.lines)
  const freights = 'amount' in credited ? [] : await freightsOf(tx, invoiceId, credited.freightOf ?? [])
  const taxes = await creditTaxes(tx, invoiceId, [
    ...lines.map(({ category, rate, country, net }) => ({ category, rate, country, amount: net })),
    ...freights,
  ])
  const net = lines.reduce((sum, line) => sum + line.net, 0n)
  const freight = freights.reduce((sum, { amount }) => sum + amount, 0n)
  const tax = taxes.reduce((sum, one) => sum + one.tax, 0n)
  const totals = { net, freight, tax, total: net + freight + tax, taxes }
  const goods = goodsByOrder(lines)
  const deposits = await depositsBack(tx, invoiceId, goods)
  const { brandId, retailerId, currency, method, cardId, parties, orderIds } = invoice
  const { today } = await invoiceSides(tx, { brandId, retailerId }, null)
  const note = await writeInvoice(tx, {
    kind: 'CREDIT_NOTE',
    corrects: invoiceId,
    brandId,
    retailerId,
    currency,
    method,
    cardId,
    parties,
    orderIds: orderIds.filter((id) => lines.some(({ orderId }) => orderId === id)),
    reason: why.reason,
    issuedBy: why.issuedBy,
    issuedOn: today,
    dueOn: today,
    lines,
    freights,
    deposits,
    totals,
  })
  await bookCreditNote(tx, {
    creditNoteId: note.id,
    number: note.number,
    invoiceId,
    goods: net,
    tax,
    freight,
    total: note.payable,
    refundTo: method === 'CARD' ? 'CARD' : 'CREDIT',
    goodsByOrder: [...goods].map(([orderId, amount]) => ({ orderId, goods: amount })),
  })
  return note
}

async function linesOf(tx: Tx, invoiceId: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select line.order_id, line.shipment_line_id, line.quantity, line.units, line.price, line.gross, line.discount, line.category, line.rate,
      line.country, line.kept, coalesce((select sum(quantity)::int from invoice_line credit
        where credit.is_credit and credit.shipment_line_id = line.shipment_line_id), 0) as before
    from invoice_line line where line.invoice_id = ${invoiceId} order by line.position`.execute(tx)
  return rows
}

/** Parts of a line that together come to the whole line, discount included. */
function creditLines(known: readonly Line[], wanted: ReadonlyMap<string, number>): NewLine[] {
  return known.flatMap(({ before, ...line }) => {
    const quantity = line.shipmentLineId ? (wanted.get(line.shipmentLineId) ?? 0) : 0
    if (quantity === 0) return []
    const part = (whole: bigint) => nextPart(whole, line.quantity, before, quantity)
    const [gross, discount] = [part(line.gross), part(line.discount)]
    return [{ ...line, quantity, gross, discount, net: gross - discount }]
  })
}

const depositLine = ({ before: _before, ...line }: Line, amount: bigint): NewLine => ({
  ...line,
  price: amount,
  gross: amount,
  discount: 0n,
  net: amount,
})

async function freightsOf(tx: Tx, invoiceId: string, shipmentIds: readonly string[]) {
  const { rows } = await sql<{
    shipmentId: string
    amount: bigint
    category: TaxCategory
    rate: number
    country: string
  }>`
    select shipment_id, amount, category, rate, country from invoice_freight
    where invoice_id = ${invoiceId} and not is_credit and shipment_id = any(${[...shipmentIds]}::uuid[])`.execute(tx)
  return rows
}

/** The deposit that the credited goods had used can be used again: all of it once all goods are credited. */
async function depositsBack(tx: Tx, invoiceId: string, goods: ReadonlyMap<string, bigint>) {
  const { rows } = await sql<{ orderId: string; used: bigint; back: bigint; net: bigint; credited: bigint }>`
    select deposit.order_id, deposit.amount as used,
      coalesce((select sum(back.amount) from invoice note join invoice_deposit back on back.invoice_id = note.id
        where note.corrects = deposit.invoice_id and back.order_id = deposit.order_id), 0)::bigint as back,
      (select sum(line.net) from invoice_line line
        where line.invoice_id = deposit.invoice_id and line.order_id = deposit.order_id)::bigint as net,
      coalesce((select sum(line.net) from invoice note join invoice_line line on line.invoice_id = note.id
        where note.corrects = deposit.invoice_id and line.order_id = deposit.order_id), 0)::bigint as credited
    from invoice_deposit deposit where deposit.invoice_id = ${invoiceId}`.execute(tx)
  return rows.flatMap(({ orderId, used, back, net, credited }) => {
    const now = goods.get(orderId) ?? 0n
    const amount = net > 0n ? divideHalfUp(used * (credited + now), net) - back : 0n
    return amount > 0n ? [{ orderId, amount }] : []
  })
}

type Taxed = { category: TaxCategory; rate: number; country: string; amount: bigint }

/** Tax by rate, counted on from what earlier notes gave back. */
async function creditTaxes(tx: Tx, invoiceId: string, parts: readonly Taxed[]): Promise<TaxTotal[]> {
  const { rows } = await sql<Omit<TaxTotal, 'taxable' | 'tax'> & { before: bigint }>`
    select tax.category, tax.rate, tax.country, tax.reason, coalesce((select sum(credit.taxable) from invoice note
        join invoice_tax credit on credit.invoice_id = note.id
        where note.corrects = tax.invoice_id and credit.category = tax.category and credit.rate = tax.rate
          and credit.country = tax.country), 0)::bigint as before
    from invoice_tax tax where tax.invoice_id = ${invoiceId}`.execute(tx)
  return rows.flatMap(({ before, ...key }) => {
    const taxable = parts
      .filter(
        ({ category, rate, country }) => category === key.category && rate === key.rate && country === key.country,
      )
      .reduce((sum, { amount }) => sum + amount, 0n)
    return taxable === 0n ? [] : [{ ...key, taxable, tax: creditedTax(key.rate, before, taxable) }]
  })
}
