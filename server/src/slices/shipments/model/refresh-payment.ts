import { sql } from 'kysely'
import { type OrderPayment, paymentOf } from '@souk/contract/orders/order-axes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { receivables } from '../../wallet/door.ts'

type Row = { orderId: string; invoiceIds: string[]; isInvoiced: boolean; before: OrderPayment }

/** Derives the payment of orders from what the ledger says about their invoices. */
export async function refreshPayment(db: Db, orderIds: readonly string[]): Promise<void> {
  const { rows } = await sql<Row>`
    select sales_order.id as order_id, sales_order.payment as before,
      (select coalesce(array_agg(invoice.id), '{}') from invoice
        where invoice.order_ids @> array[sales_order.id] and invoice.kind <> 'CREDIT_NOTE') as invoice_ids,
      (sales_order.agreed_revision is not null and not exists (select from order_line line
          left join order_progress progress on progress.order_id = line.order_id and progress.line_id = line.line_id
          where line.order_id = sales_order.id and line.revision = sales_order.agreed_revision
            and coalesce(progress.packed, 0) < line.quantity)
        and not exists (select from shipment_line line join shipment on shipment.id = line.shipment_id
          where line.order_id = sales_order.id and not shipment.is_replacement
            and shipment.status not in ('RETURNED', 'FAILED', 'CANCELLED')
            and not exists (select from invoice_line where invoice_line.shipment_line_id = line.id and not invoice_line.is_credit))
      ) as is_invoiced
    from sales_order where sales_order.id = any(${[...orderIds]}::uuid[])`.execute(db)
  const standings = await receivables(db, [...new Set(rows.flatMap(({ invoiceIds }) => invoiceIds))])
  for (const { orderId, invoiceIds, isInvoiced, before } of rows) {
    const ownStandings = invoiceIds.flatMap((id) => standings.get(id) ?? [])
    const payment = paymentOf(
      ownStandings.map(({ status, ...one }) => ({ ...one, isOverdue: status === 'OVERDUE' })),
      { isInvoiced, before },
    )
    await db
      .updateTable('salesOrder')
      .set({ payment })
      .where('id', '=', orderId)
      .where('payment', '<>', payment)
      .execute()
  }
}
