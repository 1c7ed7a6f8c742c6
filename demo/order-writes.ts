import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { sumUp } from '../server/src/slices/orders/model/orders.queries.ts'
import { inParts } from './in-parts.ts'
import {
  commentRows,
  type DemoOrder,
  eventRows,
  holdRows,
  lineRows,
  orderRow,
  reminderRows,
  revisionRows,
} from './order-rows.ts'

export async function writeOrders(tx: Tx, orders: readonly DemoOrder[]): Promise<void> {
  const now = new Date()
  await inParts(orders.map(orderRow), (part) => tx.insertInto('salesOrder').values(part).execute())
  await inParts(orders.flatMap(revisionRows), (part) => tx.insertInto('orderRevision').values(part).execute())
  await inParts(orders.flatMap(lineRows), (part) => tx.insertInto('orderLine').values(part).execute())
  await inParts(orders.flatMap(eventRows), (part) => tx.insertInto('orderEvent').values(part).execute())
  await inParts(orders.flatMap(commentRows), (part) => tx.insertInto('orderComment').values(part).execute())
  await inParts(orders.flatMap(holdRows), (part) => tx.insertInto('orderHold').values(part).execute())
  await inParts(
    orders.flatMap((order) => reminderRows(order, now)),
    (part) => tx.insertInto('orderReminder').values(part).execute(),
  )
  for (const { id } of orders) await sumUp(tx, id)
  await countAndMark(tx)
}

/** What orders leave behind elsewhere. As much as they hold came in for them: shelves are as full as before. */
async function countAndMark(tx: Tx): Promise<void> {
  await sql`insert into order_counter (brand_id, last) select brand_id, count(*) from sales_order group by 1`.execute(
    tx,
  )
  await sql`update sku set reserved = held.units, on_hand = on_hand + held.units
    from (select sku_id, sum(quantity)::int as units from order_hold group by 1) held where held.sku_id = sku.id`.execute(
    tx,
  )
  await sql`update product set has_orders = true where id in (select product_id from order_line)`.execute(tx)
  await sql`update collection set has_orders = true where id in (select collection_id from product where has_orders)`.execute(
    tx,
  )
  await sql`update entity set first_order_at = first.at from (
      select party, min(created_at) as at from sales_order, unnest(array[brand_id, retailer_id]) as party group by 1
    ) first where first.party = entity.id`.execute(tx)
}
