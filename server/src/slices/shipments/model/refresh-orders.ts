import { sql } from 'kysely'
import { type OrderPayment, paymentOf } from '@souk/contract/orders/order-axes.ts'
import type { OrderWork } from '@souk/contract/orders/next-step.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { receivables } from '../../wallet/door.ts'

type Row = {
  orderId: string
  invoiceIds: string[]
  isInvoiced: boolean
  before: OrderPayment
  toPack: boolean
  toSend: boolean
  toInvoice: boolean
  toReceive: boolean
  isClaimed: boolean
}

const isLive = sql`shipment.status not in ('RETURNED', 'FAILED', 'CANCELLED')`
const isUnbilled = sql`(not shipment.is_replacement and not exists (
  select from invoice_line where invoice_line.shipment_line_id = line.id and not invoice_line.is_credit))`
const anyLine = (is: ReturnType<typeof sql>) => sql`exists (
  select from shipment_line line join shipment on shipment.id = line.shipment_id where line.order_id = sales_order.id and ${is})`

/** Derives the payment of orders, and what is left to do for them, from their shipments and what the ledger says about their invoices. */
export async function refreshOrders(db: Db, orderIds: readonly string[]): Promise<void> {
  const { rows } = await sql<Row>`
    select sales_order.id as order_id, sales_order.payment as before, left_to_pack.is_any and sales_order.status not in ('REJECTED', 'CANCELLED') as to_pack,
      (select coalesce(array_agg(invoice.id), '{}') from invoice
        where invoice.order_ids @> array[sales_order.id] and invoice.kind <> 'CREDIT_NOTE') as invoice_ids,
      (sales_order.agreed_revision is not null and not left_to_pack.is_any
        and not ${anyLine(sql`${isLive} and ${isUnbilled}`)}) as is_invoiced,
      ${anyLine(sql`shipment.status in ('PENDING', 'PRE_TRANSIT')`)} as to_send,
      ${anyLine(sql`shipment.status in ('PRE_TRANSIT', 'IN_TRANSIT', 'DELIVERED') and ${isUnbilled}`)} as to_invoice,
      ${anyLine(sql`shipment.status = 'IN_TRANSIT'`)} as to_receive,
      ${anyLine(sql`exists (select from claim where claim.shipment_line_id = line.id and claim.status = 'OPEN')`)} as is_claimed
    from sales_order cross join lateral (select exists (
        select from order_line line left join order_progress progress
          on progress.order_id = line.order_id and progress.line_id = line.line_id
        where line.order_id = sales_order.id and line.revision = sales_order.agreed_revision
          and coalesce(progress.packed, 0) < line.quantity) as is_any) left_to_pack
    where sales_order.id = any(${[...orderIds]}::uuid[])`.execute(db)
  const standings = await receivables(db, [...new Set(rows.flatMap(({ invoiceIds }) => invoiceIds))])
  for (const { orderId, invoiceIds, isInvoiced, before, ...row } of rows) {
    const invoices = invoiceIds.flatMap((id) => standings.get(id) ?? [])
    const open = invoices.filter((invoice) => invoice.open > 0n)
    const payment = paymentOf(
      invoices.map(({ status, ...one }) => ({ ...one, isOverdue: status === 'OVERDUE' })),
      { isInvoiced, before },
    )
    const work = workOf(row, open.length > 0)
    const openDue = open.map(({ dueAt }) => dueAt).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
    const openWorth = open.reduce((sum, invoice) => sum + invoice.open, 0n)
    await sql`update sales_order set payment = ${payment}, work = ${work}::text[], open_worth = ${openWorth}, open_due = ${openDue}
      where id = ${orderId} and (payment, work, open_worth, open_due)
        is distinct from (${payment}::text, ${work}::text[], ${openWorth}::bigint, ${openDue}::timestamptz)`.execute(db)
  }
}

function workOf(
  { toPack, toSend, toInvoice, toReceive, isClaimed }: Pick<Row, (`to${string}` & keyof Row) | 'isClaimed'>,
  isOpen: boolean,
) {
  const work: [OrderWork, boolean][] = [
    ['pack', toPack],
    ['send', toSend],
    ['invoice', toInvoice],
    ['receive', toReceive],
    ['claim', isClaimed],
    ['pay', isOpen],
  ]
  return work.flatMap(([one, is]) => (is ? [one] : []))
}
