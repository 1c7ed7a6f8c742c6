import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { isOwnOrder } from '../model/order-scope.ts'

const readAtMost = 500

/** Products of the newest orders, each once, the newest first. */
export async function orderedProducts(db: Db, actor: Trader): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    select line.product_id from (
      select id, revision, created_at from sales_order where ${isOwnOrder(actor)} order by created_at desc, id desc limit 100) sales_order
    join order_line line on line.order_id = sales_order.id and line.revision = sales_order.revision
    group by line.product_id order by max(sales_order.created_at) desc, line.product_id limit ${readAtMost}`.execute(db)
  return rows.map(({ productId }) => productId)
}
