import { sql } from 'kysely'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { emit } from '../../../platform/data/outbox.ts'
import { mailMoney } from './mail-money.ts'

/** Days after an invoice was due on which its retailer is reminded. */
const days = [1, 7, 14]
const atOnce = 100
type Due = {
  invoiceId: string
  day: number
  retailerId: string
  number: string
  other: string
  minor: bigint
  currency: string
  dueAt: Date
}

/** The last of the days that passed; a worker that was away does not catch up on the others. */
const day = sql<number>`(select max(one) from unnest(${days}::int[]) as days(one) where receivable.due_at + make_interval(days => one) <= now())`

export async function remindOverdue(deps: Deps): Promise<void> {
  for (;;) {
    const { rows } = await sql<Due>`
      select receivable.invoice_id, ${day} as day, receivable.retailer_id, receivable.number, brand.name as other,
        total - paid - credited as minor, receivable.currency, due_at
      from receivable join entity brand on brand.id = receivable.brand_id
      where paid + credited < total and due_at <= now() - interval '1 day' and due_at > now() - interval '60 days'
        and not exists (select from payment_reminder sent where sent.invoice_id = receivable.invoice_id and sent.day = ${day})
      order by receivable.invoice_id limit ${atOnce}`.execute(deps.db)
    for (const due of rows) await inTransaction(deps.db, (tx) => remind({ ...deps, db: tx }, due))
    if (rows.length < atOnce) return
  }
}

/** The row is the right to send: of any number of workers one gets it. */
async function remind(deps: Deps, { invoiceId, retailerId, day: reminderDay, dueAt, ...facts }: Due): Promise<void> {
  const first = await deps.db
    .insertInto('paymentReminder')
    .values({ invoiceId, day: reminderDay })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  if (!first) return
  await emit(deps.db, 'payments.overdue', { invoiceId, day: reminderDay })
  await mailMoney(deps, {
    key: `overdue ${invoiceId} ${reminderDay}`,
    entityId: retailerId,
    kind: 'overdue',
    path: '/wallet/transactions?isOverdue=true',
    facts: { ...facts, day: dueAt },
  })
}
