import { sql } from 'kysely'
import type { Period } from '../model/period.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { named, seen } from './named-retailers.ts'

const steps = ['brand', 'collection', 'product', 'wishlist', 'cart', 'order'] as const
type Step = (typeof steps)[number]

/** How many retailers came how far. */
export async function readFunnel(db: Db, actor: Trader, { from, to }: Period) {
  const { rows } = await sql<{ step: Step; retailers: number; others: number }>`
    select step, count(*) filter (where own.retailer_id is not null)::int as retailers,
      count(*) filter (where own.retailer_id is null)::int as others
    from (
      select split_part(name, '.', 1) as step, entity_id from usage_day
        where brand_id = ${actor.entityId} and day between ${from}::date and ${to}::date group by 1, 2
      union all
      select 'order', retailer_id from sales_figure
        where brand_id = ${actor.entityId} and placed_day between ${from}::date and ${to}::date group by 2
    ) came left join ${named(actor)} own on own.retailer_id = came.entity_id
    group by 1`.execute(db)
  const known = new Map(rows.map((row) => [row.step, row]))
  return steps.map((step) => ({ step, ...seen(known.get(step) ?? { retailers: 0, others: 0 }) }))
}
