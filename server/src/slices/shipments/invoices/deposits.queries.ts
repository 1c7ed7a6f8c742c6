import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'

export type DepositOf = {
  orderId: string
  invoiceId: string
  deposit: bigint
  used: bigint // deducted or credited
  goods: bigint // of the whole order, as agreed
  isLast: boolean // with what is being invoiced, nothing of the order is left
}

/** The deposits of orders with what is used of them. The caller has locked the orders. */
export async function depositsFor(
  db: Db,
  orderIds: readonly string[],
  invoicing: readonly string[] = [], // shipment lines that are about to be invoiced
): Promise<DepositOf[]> {
  const { rows } = await sql<DepositOf>`
    select invoice.deposit_of as order_id, invoice.id as invoice_id, invoice.total as deposit,
      (coalesce((select sum(case when is_credit then -amount else amount end) from invoice_deposit where invoice_deposit.order_id = invoice.deposit_of), 0)
        + coalesce((select sum(note.total) from invoice note where note.corrects = invoice.id), 0))::bigint as used,
      (select sum(line.quantity * line.price)::bigint from sales_order join order_line line on line.order_id = sales_order.id
        and line.revision = sales_order.agreed_revision where sales_order.id = invoice.deposit_of) as goods,
      (not exists (select from sales_order join order_line line on line.order_id = sales_order.id
            and line.revision = sales_order.agreed_revision
          left join order_progress progress on progress.order_id = line.order_id and progress.line_id = line.line_id
          where sales_order.id = invoice.deposit_of and coalesce(progress.packed, 0) < line.quantity)
        and not exists (select from shipment_line line join shipment on shipment.id = line.shipment_id
          where line.order_id = invoice.deposit_of and not shipment.is_replacement
            and shipment.status not in ('RETURNED', 'FAILED', 'CANCELLED') and line.id <> all(${[...invoicing]}::uuid[])
            and not exists (select from invoice_line where invoice_line.shipment_line_id = line.id and not invoice_line.is_credit))
      ) as is_last
    from invoice where invoice.kind = 'DEPOSIT' and invoice.deposit_of = any(${[...orderIds]}::uuid[])
    order by invoice.deposit_of`.execute(db)
  return rows
}
