import { shareHalfUp } from '@souk/contract/core/rounding.ts'
import { sql } from 'kysely'
import type { OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { bookInvoice } from '../../wallet/door.ts'
import { refreshOrders } from '../model/refresh-orders.ts'
import { depositsFor } from './deposits.queries.ts'
import { creditInvoice } from './credit-invoice.ts'
import { totalsOf } from './invoice-amounts.ts'
import { invoiceSides } from './invoice-parties.ts'
import { endOf } from './issue-invoices.ts'
import { type InvoiceMethod, writeInvoice } from './write-invoice.ts'

/** Tax is charged with the goods, so a deposit carries none; only a seller with a tax number can be exempt from it. */
const untaxed = (taxNumber: string) =>
  ({
    category: taxNumber === '' ? 'O' : 'E',
    rate: 0,
    country: '',
    reason: 'Deposit: tax is charged on the invoice for the goods.',
  }) as const

type Row = {
  brandId: string
  retailerId: string
  number: string
  currency: string
  method: InvoiceMethod
  cardId: string | null
  percent: number | null
  worth: bigint
  billTo: OrderAddress | null
  shipTo: OrderAddress | null
}

/** Invoices the deposit that the terms of an order ask for, at its first confirmation and never again. */
export function issueDeposit(db: Db, orderId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    // Locked by a statement of its own: what is read next sees what others have committed meanwhile.
    await sql`select from sales_order where id = ${orderId} for no key update`.execute(tx)
    const { rows } = await sql<Row>`
      select brand_id, retailer_id, number, currency, payment_method as method, card_id, worth,
        (kept -> 'terms' ->> 'depositPercent')::int as percent, kept -> 'billTo' as bill_to, kept -> 'shipTo' as ship_to
      from sales_order where id = ${orderId} and status = 'CONFIRMED' and not exists (
        select from invoice where invoice.deposit_of = sales_order.id)
        and not exists (select from invoice_line where invoice_line.order_id = sales_order.id)`.execute(tx)
    const order = rows[0]
    const amount = order ? shareHalfUp(order.worth, (order.percent ?? 0) * 100) : 0n
    if (!order || amount === 0n) return
    const { brandId, retailerId, number: orderNumber, currency, method, cardId, billTo, shipTo } = order
    const { today, ...sides } = await invoiceSides(tx, { brandId, retailerId }, billTo)
    const base = { kind: 'DEPOSIT' as const, brandId, retailerId, currency, method, orderIds: [orderId] }
    const taxed = untaxed(sides.seller.taxNumber)
    const { reason: _, ...tax } = taxed
    const invoice = await writeInvoice(tx, {
      ...base,
      cardId,
      depositOf: orderId,
      issuedBy: null,
      issuedOn: today,
      dueOn: today,
      parties: { ...sides, shipTo },
      lines: [
        {
          ...tax,
          orderId,
          shipmentLineId: null,
          quantity: 1,
          units: 1,
          price: amount,
          gross: amount,
          discount: 0n,
          net: amount,
          kept: { name: `${order.percent} %`, styleCode: '', colour: '', size: '', sku: '', orderNumber },
        },
      ],
      freights: [],
      deposits: [],
      totals: totalsOf([{ ...taxed, amount }], []),
    })
    await bookInvoice(tx, {
      ...base,
      invoiceId: invoice.id,
      number: invoice.number,
      goods: amount,
      tax: 0n,
      freight: 0n,
      depositUsed: 0n,
      total: amount,
      issuedAt: new Date(),
      dueAt: endOf(today),
      goodsByOrder: [{ orderId, goods: amount }],
    })
    await refreshOrders(tx, [orderId])
  })
}

/** An order that ended gives back what of its deposit was not used. */
export function creditUnusedDeposit(db: Db, orderId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql`select from sales_order where id = ${orderId}
      and status in ('COMPLETED', 'CANCELLED', 'REJECTED') for no key update`.execute(tx)
    const [deposit] = rows.length > 0 ? await depositsFor(tx, [orderId]) : []
    const left = deposit ? deposit.deposit - deposit.used : 0n
    if (!deposit || left <= 0n) return
    await creditInvoice(tx, deposit.invoiceId, { amount: left }, { reason: 'DEPOSIT_UNUSED', issuedBy: null })
    await refreshOrders(tx, [orderId])
  })
}
