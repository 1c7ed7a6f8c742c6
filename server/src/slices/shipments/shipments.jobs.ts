import { sql } from 'kysely'
import type { Db } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { resumeCharges } from './moving/charge-shipment.ts'
import { mailShipment, mailShipmentQueue } from './mails/mail-shipment.ts'
import { refreshOrders } from './model/refresh-orders.ts'

export function shipmentsJobs(deps: Deps): AnyJob[] {
  return [
    { name: 'shipments.mark-overdue', every: '*/15 * * * *', seconds: 600, run: () => markOverdue(deps.db) },
    { name: 'shipments.derive-work', every: '*/15 * * * *', seconds: 600, run: () => deriveWork(deps.db) },
    { name: 'shipments.resume-charges', every: '* * * * *', seconds: 300, run: () => resumeCharges(deps) },
    { name: mailShipmentQueue, run: (about: { eventId: string }) => mailShipment(deps, about) },
  ]
}

const atOnce = 200

/** An order becomes overdue by the clock: orders with an invoice past its day are derived again, for a month in case a run was missed. */
export async function markOverdue(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct sales_order.id from invoice join sales_order on sales_order.id = any(invoice.order_ids)
    where invoice.kind <> 'CREDIT_NOTE' and invoice.due_on between (now() at time zone 'UTC')::date - 31 and (now() at time zone 'UTC')::date - 1
      and sales_order.payment in ('UNPAID', 'PARTIALLY_PAID') order by 1`.execute(db)
  for (let at = 0; at < rows.length; at += atOnce) {
    await refreshOrders(
      db,
      rows.slice(at, at + atOnce).map(({ id }) => id),
    )
  }
}

/** Orders of the release before know nothing of what is left to do; each run derives some of them. */
export async function deriveWork(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from sales_order where work is null and agreed_revision is not null order by id limit 2000`.execute(db)
  for (let at = 0; at < rows.length; at += atOnce) {
    await refreshOrders(
      db,
      rows.slice(at, at + atOnce).map(({ id }) => id),
    )
  }
}
