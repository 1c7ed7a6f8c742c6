import { divideHalfUp, nextPart, shareHalfUp } from '@souk/contract/core/rounding.ts'
import { sql } from 'kysely'
import { dueDays } from '@souk/contract/shipments/invoice-rules.ts'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import {
  creditedTax,
  lineAmounts,
  type TaxKey,
  type Totals,
  totalsOf,
} from '../server/src/slices/shipments/invoices/invoice-amounts.ts'
import { bookCreditNote, bookInvoice } from '../server/src/slices/wallet/door.ts'
import { inParts } from './in-parts.ts'
import { idOf } from './random.ts'
import type { AgreedOrder, DemoShipment } from './shipment-plans.ts'

export type Party = { name: string; taxNumber: string; address: object | null; country: string }
export type DemoInvoice = {
  id: string
  kind: 'GOODS' | 'DEPOSIT' | 'CREDIT_NOTE'
  order: AgreedOrder
  at: Date
  corrects: DemoInvoice | null
  reason: string
  totals: Totals
  deposit: bigint
  freight: { shipmentId: string; amount: bigint } | null
  tax: TaxKey
  lines: {
    shipmentLineId: string | null
    quantity: number
    units: number
    price: bigint
    gross: bigint
    kept: object
  }[]
}

const untaxed: TaxKey = {
  category: 'E',
  rate: 0,
  country: '',
  reason: 'Deposit: tax is charged on the invoice for the goods.',
}
const namedOf = (
  order: AgreedOrder,
  snapshot: { name: string; styleCode: string; colour: string; size: string; sku: string },
) => {
  const { name, styleCode, colour, size, sku } = snapshot
  return { name, styleCode, colour, size, sku, orderNumber: order.number }
}
export const lineIdOf = (shipmentId: string, at: number) => idOf('shipment line', shipmentId, String(at))

export function depositOf(order: AgreedOrder): DemoInvoice | null {
  const percent = order.kept.terms.depositPercent ?? 0
  const worth = order.lines.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n)
  const amount = shareHalfUp(worth, percent * 100)
  if (amount === 0n) return null
  const snapshot = { name: `${percent} %`, styleCode: '', colour: '', size: '', sku: '' }
  return {
    id: idOf('deposit', order.id),
    kind: 'DEPOSIT',
    order,
    at: order.confirmedAt,
    corrects: null,
    reason: '',
    totals: totalsOf([{ ...untaxed, amount }], []),
    deposit: 0n,
    freight: null,
    tax: untaxed,
    lines: [
      { shipmentLineId: null, quantity: 1, units: 1, price: amount, gross: amount, kept: namedOf(order, snapshot) },
    ],
  }
}

/** The invoice of a shipment. `left` is what of the deposit can still be deducted, `isLast` whether nothing follows. */
export function invoiceOf(
  shipment: DemoShipment,
  tax: TaxKey,
  deposit: { whole: bigint; left: bigint; isLast: boolean },
): DemoInvoice {
  const { order, lines, id } = shipment
  const priced = lines.map(({ line, quantity }, at) => {
    const price = BigInt(line.price)
    const { gross } = lineAmounts({ quantity, price, discount: 0 })
    const units = Object.values(line.carton ?? {}).reduce((sum, n) => sum + n, 0) || 1
    return { shipmentLineId: lineIdOf(id, at), quantity, units, price, gross, kept: namedOf(order, line.kept) }
  })
  const net = priced.reduce((sum, { gross }) => sum + gross, 0n)
  const worth = order.lines.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n)
  const amount = shareHalfUp(net, shipment.freight)
  const share = deposit.isLast ? deposit.left : (deposit.whole * net) / (worth || 1n)
  const freight = amount > 0n ? { shipmentId: id, amount } : null
  return {
    id: idOf('invoice', id),
    kind: 'GOODS',
    order,
    at: shipment.at.ready,
    corrects: null,
    reason: '',
    totals: totalsOf(
      priced.map(({ gross }) => ({ ...tax, amount: gross })),
      freight ? [{ ...tax, amount }] : [],
    ),
    deposit: share < net ? share : net,
    freight,
    tax,
    lines: priced,
  }
}

/** A credit note over the whole invoice, or over units of one line. */
export function creditOf(
  invoice: DemoInvoice,
  at: Date,
  reason: string,
  units?: { line: number; quantity: number },
): DemoInvoice {
  const lines = units
    ? [invoice.lines[units.line]!].map((line) => ({
        ...line,
        quantity: units.quantity,
        gross: nextPart(line.gross, line.quantity, 0, units.quantity),
      }))
    : invoice.lines
  const net = lines.reduce((sum, { gross }) => sum + gross, 0n)
  const freight = units ? null : invoice.freight
  const taxable = net + (freight?.amount ?? 0n)
  const tax = creditedTax(invoice.tax.rate, 0n, taxable)
  const totals = {
    net,
    freight: freight?.amount ?? 0n,
    tax,
    total: taxable + tax,
    taxes: [{ ...invoice.tax, taxable, tax }],
  }
  const deposit = units ? divideHalfUp(invoice.deposit * net, invoice.totals.net) : invoice.deposit
  return {
    ...invoice,
    id: idOf('credit', invoice.id),
    kind: 'CREDIT_NOTE',
    at,
    corrects: invoice,
    reason,
    lines,
    freight,
    totals,
    deposit,
  }
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
export const dueOf = ({ kind, at, order }: DemoInvoice) =>
  kind === 'GOODS' ? new Date(at.getTime() + dueDays[order.paymentMethod as keyof typeof dueDays] * 86_400_000) : at

type Numbered = DemoInvoice & { number: string }

/** Writes invoices in the order of their numbers and books each. */
export async function writeInvoices(
  tx: Tx,
  invoices: readonly Numbered[],
  partyOf: (id: string) => Party & Record<string, unknown>,
) {
  const rows = invoices.map(({ id, number, kind, order, at, corrects, reason, totals, deposit, ...invoice }) => {
    const { net, freight, tax, total } = totals
    const { country: _, ...seller } = partyOf(order.brandId)
    const { country: __, ...buyer } = partyOf(order.retailerId)
    const parties = {
      seller,
      buyer: { ...buyer, address: order.kept.billTo ?? buyer.address },
      shipTo: order.kept.shipTo,
    }
    return {
      id,
      number,
      kind,
      brandId: order.brandId,
      retailerId: order.retailerId,
      currency: order.currency,
      method: order.paymentMethod,
      corrects: corrects?.id ?? null,
      depositOf: kind === 'DEPOSIT' ? order.id : null,
      reason,
      net,
      freight,
      tax,
      total,
      deposit,
      payable: total - deposit,
      parties: JSON.stringify(parties),
      orderIds: [order.id],
      issuedOn: dayOf(at),
      dueOn: dayOf(dueOf({ id, kind, order, at, corrects, reason, totals, deposit, ...invoice })),
      issuedAt: at,
    }
  })
  await inParts(rows, (part) => tx.insertInto('invoice').values(part).execute())
  const lines = invoices.flatMap((invoice) =>
    invoice.lines.map(({ kept: snapshot, gross, ...line }, position) => ({
      ...line,
      id: idOf('invoice line', invoice.id, String(position)),
      invoiceId: invoice.id,
      position,
      orderId: invoice.order.id,
      isCredit: invoice.kind === 'CREDIT_NOTE',
      gross,
      discount: 0n,
      net: gross,
      category: invoice.tax.category,
      rate: invoice.tax.rate,
      country: invoice.tax.country,
      kept: JSON.stringify(snapshot),
    })),
  )
  await inParts(lines, (part) => tx.insertInto('invoiceLine').values(part).execute())
  const taxes = invoices.flatMap(({ id, totals }) => totals.taxes.map((tax) => ({ ...tax, invoiceId: id })))
  await inParts(taxes, (part) => tx.insertInto('invoiceTax').values(part).execute())
  const freights = invoices.flatMap(({ id, kind, freight, tax: { category, rate, country } }) =>
    freight ? [{ ...freight, invoiceId: id, isCredit: kind === 'CREDIT_NOTE', category, rate, country }] : [],
  )
  await inParts(freights, (part) => tx.insertInto('invoiceFreight').values(part).execute())
  const deposits = invoices.flatMap(({ id, kind, order, deposit }) =>
    deposit > 0n ? [{ invoiceId: id, orderId: order.id, isCredit: kind === 'CREDIT_NOTE', amount: deposit }] : [],
  )
  await inParts(deposits, (part) => tx.insertInto('invoiceDeposit').values(part).execute())
  await sql`insert into invoice_counter (brand_id, series, last)
    select brand_id, case when kind = 'CREDIT_NOTE' then 'CN' else 'INV' end, count(*) from invoice group by 1, 2`.execute(
    tx,
  )
  for (const invoice of invoices) await book(tx, invoice)
}

async function book(tx: Tx, invoice: Numbered): Promise<void> {
  const { id, number, kind, order, at, corrects, totals, deposit } = invoice
  const { net: goods, tax, freight, total } = totals
  const goodsByOrder = [{ orderId: order.id, goods }]
  const method = order.paymentMethod as keyof typeof dueDays
  if (kind === 'CREDIT_NOTE') {
    const note = { creditNoteId: id, number, invoiceId: corrects!.id, goods, tax, freight, total: total - deposit }
    await bookCreditNote(tx, { ...note, refundTo: method === 'CARD' ? 'CARD' : 'CREDIT', goodsByOrder, issuedAt: at })
    return
  }
  const { brandId, retailerId, currency } = order
  await bookInvoice(tx, {
    invoiceId: id,
    number,
    brandId,
    retailerId,
    currency,
    orderIds: [order.id],
    kind,
    goods,
    tax,
    freight,
    depositUsed: deposit,
    total: total - deposit,
    method,
    issuedAt: at,
    dueAt: new Date(`${dayOf(dueOf(invoice))}T23:59:59.999Z`),
    goodsByOrder,
  })
}
