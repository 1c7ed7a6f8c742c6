import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import type { InvoiceParty } from '@souk/contract/shipments/invoice-shapes.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import { event, liveEvent, put } from '../../../platform/data/outbox.ts'
import { nextInvoiceNumber } from '../model/give-number.ts'
import type { LineAmounts, TaxKey, Totals } from './invoice-amounts.ts'

export type InvoiceMethod = 'CARD' | 'BANK_TRANSFER' | 'NET_30' | 'NET_60' | 'ON_SHIPMENT'
export type InvoiceParties = { seller: InvoiceParty; buyer: InvoiceParty; shipTo: OrderAddress | null }
/** What a line is called on paper. */
export type NamedLine = {
  name: string
  styleCode: string
  colour: string
  size: string
  sku: string
  orderNumber: string | null
}
export type NewLine = Omit<TaxKey, 'reason'> &
  LineAmounts & {
    orderId: string | null
    shipmentLineId: string | null
    quantity: number
    units: number
    price: bigint
    kept: NamedLine
  }
export type NewFreight = Omit<TaxKey, 'reason'> & { shipmentId: string; amount: bigint }
export type NewInvoice = {
  kind: 'GOODS' | 'DEPOSIT' | 'CREDIT_NOTE'
  brandId: string
  retailerId: string
  currency: string
  method: InvoiceMethod
  cardId: string | null
  corrects?: string
  depositOf?: string
  reason?: string
  issuedBy: string | null
  issuedOn: string
  dueOn: string
  orderIds: string[]
  parties: InvoiceParties
  lines: NewLine[]
  freights: NewFreight[]
  deposits: { orderId: string; amount: bigint }[]
  totals: Totals
}
export type IssuedInvoice = { id: string; number: string; deposit: bigint; payable: bigint }

const text = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part))

/** Writes an invoice once and for all. Its number is taken last, with everything else computed. */
export async function writeInvoice(tx: Tx, invoice: NewInvoice): Promise<IssuedInvoice> {
  const { kind, lines, freights, deposits, totals, parties, ...values } = invoice
  const { net, freight, tax, total, taxes } = totals
  const deposit = deposits.reduce((sum, { amount }) => sum + amount, 0n)
  const payable = total - deposit
  const id = randomUUID()
  const isCredit = kind === 'CREDIT_NOTE'
  const number = await nextInvoiceNumber(tx, invoice.brandId, isCredit ? 'CN' : 'INV')
  await tx
    .insertInto('invoice')
    .values({
      ...values,
      id,
      number,
      kind,
      net,
      freight,
      tax,
      total,
      deposit,
      payable,
      parties: JSON.stringify(parties),
    })
    .execute()
  await sql`
    insert into invoice_line (id, invoice_id, position, order_id, shipment_line_id, is_credit, quantity, units, price, gross, discount,
      net, category, rate, country, kept)
    select uuidv7(), ${id}, given.position, given."orderId", given."shipmentLineId", ${isCredit}, given.quantity, given.units, given.price,
      given.gross, given.discount, given.net, given.category, given.rate, given.country, given.kept
    from jsonb_to_recordset(${text(lines.map((line, position) => ({ ...line, position })))}::jsonb) as given (position int, "orderId" uuid,
      "shipmentLineId" uuid, quantity int, units int, price bigint, gross bigint, discount bigint, net bigint, category text, rate int,
      country text, kept jsonb)`.execute(tx)
  if (taxes.length > 0)
    await tx
      .insertInto('invoiceTax')
      .values(taxes.map((one) => ({ ...one, invoiceId: id })))
      .execute()
  if (freights.length > 0) {
    await tx
      .insertInto('invoiceFreight')
      .values(freights.map((one) => ({ ...one, invoiceId: id, isCredit })))
      .execute()
  }
  if (deposits.length > 0) {
    await tx
      .insertInto('invoiceDeposit')
      .values(deposits.map((one) => ({ ...one, invoiceId: id, isCredit })))
      .execute()
  }
  const { brandId, retailerId } = invoice
  await put(tx, [
    event('invoice.issued', { invoiceId: id }),
    ...[brandId, retailerId].map((entityId) => liveEvent({ entityId }, 'invoices.changed', id)),
  ])
  return { id, number, deposit, payable }
}
