import { sql } from 'kysely'
import { reminderDays, silenceDays } from '@souk/contract/orders/order-moves.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { orderToMail, readersOf } from '../reading/order-readers.queries.ts'
import { reminderMail } from './orders.mails.tsx'

const atOnce = 100
/** Days since the answer became due. */
const waiting = sql`(${silenceDays} - extract(epoch from due_at - now()) / 86400)`
/** The last of the days on which one is reminded; a worker that was away does not catch up on the others. */
const day = sql<number>`(select max(one) from unnest(${[...reminderDays]}::int[]) as days(one) where one <= ${waiting})`
const isWaiting = sql`(due_at > now() and ${waiting} >= ${reminderDays[0]}
  and not exists (select from order_reminder sent where sent.order_id = sales_order.id and sent.due_at = sales_order.due_at and sent.day = ${day}))`

/** On the third and on the seventh day without an answer, the side whose answer is due. */
export async function remindOrders(deps: Deps): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select id from sales_order where ${isWaiting} order by id limit ${atOnce}`.execute(deps.db)
    for (const { id } of rows) await inTransaction(deps.db, (tx) => remind({ ...deps, db: tx }, id))
    if (rows.length < atOnce) return
  }
}

/** The row is the right to send: of any number of workers one gets it. */
async function remind({ db, say, sendMail, config }: Deps, id: string): Promise<void> {
  const days = await claim(db, id)
  const order = days !== undefined && (await orderToMail(db, id))
  if (!order) return
  const side = order.status === 'PENDING_BRAND' ? 'brand' : 'retailer'
  const href = `${config.publicUrl}/order/${id}`
  for (const reader of await readersOf(db, order, 'orders')) {
    if (reader.side !== side) continue
    await sendMail(db, {
      to: reader.email,
      language: reader.language,
      notBefore: reader.notBefore,
      content: reminderMail({ say, reader, href }, order, days),
      isDemo: order.isDemo,
    })
  }
}

/** Checked again: it may have been answered or reminded meanwhile. */
async function claim(db: Db, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ day: number }>`
    insert into order_reminder (order_id, due_at, day)
    select id, due_at, ${day} from sales_order where id = ${id} and ${isWaiting}
    on conflict do nothing returning day`.execute(db)
  return rows[0]?.day
}
