import { sql } from 'kysely'
import { hideSmall } from '../model/hide-small.ts'
import { nextStep } from '../model/next-step.ts'
import { daysBetween, type Period } from '../model/period.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { named } from './named-retailers.ts'

type Row = {
  id: string
  name: string
  relationId: string
  views: number
  products: number
  wishlists: number
  carts: number
  orders: number
  lastSeen: string
  deadline: string | null
}
const maxRows = 200

/** Retailers by interest, with what to do next; strangers are only counted. */
export async function readInterest(db: Db, actor: Trader, { from, to }: Period, today: string) {
  const { rows } = await sql<Row>`
    with acts as (
      select entity_id, own.relation_id, name, subject_id, sum(events) as events, max(day) as day
      from usage_day join ${named(actor)} own on own.retailer_id = usage_day.entity_id
      where brand_id = ${actor.entityId} and day between ${from}::date and ${to}::date group by 1, 2, 3, 4
    ), counted as (
      select acts.entity_id as id, acts.relation_id, coalesce(sum(events) filter (where acts.name like '%.viewed'), 0)::int as views,
        count(*) filter (where acts.name = 'product.viewed')::int as products,
        coalesce(sum(events) filter (where acts.name = 'wishlist.added'), 0)::int as wishlists,
        coalesce(sum(events) filter (where acts.name = 'cart.added'), 0)::int as carts, max(acts.day) as last_seen,
        min(collection.deadline_day) filter (where collection.deadline_day >= ${today}::date and collection.status = 'LIVE') as deadline
      from acts left join product on product.id = acts.subject_id
        left join collection on collection.id = coalesce(product.collection_id, acts.subject_id)
      group by 1, 2
    )
    select counted.*, retailer.name, (select count(*)::int from sales_figure figure where figure.brand_id = ${actor.entityId}
        and figure.retailer_id = counted.id and figure.placed_day between ${from}::date and ${to}::date) as orders
    from counted join entity retailer on retailer.id = counted.id
    order by carts * 8 + wishlists * 4 + views desc, last_seen desc, counted.id limit ${maxRows + 1}`.execute(db)
  const { rows: strangers } = await sql<{ others: number }>`
    select count(distinct entity_id)::int as others from usage_day
    where brand_id = ${actor.entityId} and day between ${from}::date and ${to}::date
      and entity_id not in (select retailer_id from ${named(actor)} own)`.execute(db)
  return {
    more: rows.length > maxRows,
    others: hideSmall(strangers[0]!.others),
    retailers: rows.slice(0, maxRows).map((row) => ({
      ...row,
      next: nextStep({ ...row, daysToDeadline: row.deadline === null ? null : daysBetween(today, row.deadline) }),
    })),
  }
}
