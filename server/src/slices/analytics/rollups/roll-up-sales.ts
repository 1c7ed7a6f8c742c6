import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import { publishLiveToAll } from '../../../platform/data/outbox.ts'
import { computeOrders, sumDays } from './order-figures.queries.ts'

const changesAtOnce = 2_000

/** Computes the figures of every changed order again. Any number of runs, in any order, end with the same rows. */
export async function rollUpSales(db: Db): Promise<number> {
  let orders = 0
  for (;;) {
    const done = await inTransaction(db, rollUpSome)
    orders += done
    if (done === 0) return orders
  }
}

/** One run at a time: two would sum the same day from different states. */
async function rollUpSome(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('analytics.sales'))`.execute(tx)
  const { rows } = await sql<{ orderId: string }>`delete from sales_change where id in (
      select id from sales_change order by id limit ${changesAtOnce}) returning order_id`.execute(tx)
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))]
  if (orderIds.length === 0) return 0
  const days = await computeOrders(tx, orderIds)
  await sumDays(tx, days)
  const { rows: parties } = await sql<{ entityId: string }>`
    select distinct unnest(array[brand_id, retailer_id]) as entity_id from sales_figure where order_id = any(${orderIds}::uuid[])`.execute(
    tx,
  )
  if (days.length > 0) await publishLiveToAll(tx, parties, 'analytics.changed')
  return orderIds.length
}
