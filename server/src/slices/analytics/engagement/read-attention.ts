import { sql } from 'kysely'
import type { Period } from '../model/period.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { named, seen } from './named-retailers.ts'

type Row = {
  id: string
  name: string
  collectionId: string
  image: string | null
  views: number
  viewers: number
  otherViewers: number
  wishlists: number
  otherWishlists: number
  carts: number
  otherCarts: number
  orders: number
}
const maxRows = 100

/** Attention against orders. A row that only a few strangers looked at is left out. */
export async function readAttention(db: Db, actor: Trader, { from, to }: Period, of: 'collection' | 'product') {
  const isProduct = of === 'product'
  const subject = isProduct ? sql`act.subject_id` : sql`coalesce(product.collection_id, act.subject_id)`
  const kinds = isProduct
    ? ['product.viewed', 'wishlist.added', 'cart.added']
    : ['collection.viewed', 'product.viewed', 'wishlist.added', 'cart.added']
  const distinct = (name: string, isOwn: boolean) =>
    sql`count(*) filter (where kind = ${name} and own.retailer_id is ${isOwn ? sql`not null` : sql`null`})::int`
  const { rows } = await sql<Row>`
    with acts as (
      select ${subject} as id, kind, entity_id, sum(events) as events from (
        select subject_id, entity_id, case when name like '%.viewed' then 'viewed' else split_part(name, '.', 1) end as kind, sum(events) as events
        from usage_day where brand_id = ${actor.entityId} and day between ${from}::date and ${to}::date and name = any(${kinds}::text[])
        group by 1, 2, 3
      ) act ${isProduct ? sql`` : sql`left join product on product.id = act.subject_id`} group by 1, 2, 3
    ), counted as (
      select id, coalesce(sum(events) filter (where kind = 'viewed' and own.retailer_id is not null), 0)::int as views,
        ${distinct('viewed', true)} as viewers, ${distinct('viewed', false)} as other_viewers,
        ${distinct('wishlist', true)} as wishlists, ${distinct('wishlist', false)} as other_wishlists,
        ${distinct('cart', true)} as carts, ${distinct('cart', false)} as other_carts
      from acts left join ${named(actor)} own on own.retailer_id = acts.entity_id group by 1
    ), ordered as (
      select ${isProduct ? sql`f.product_id` : sql`product.collection_id`} as id, count(distinct f.order_id)::int as orders
      from sales_fact f join product on product.id = f.product_id
      where f.brand_id = ${actor.entityId} and f.measure = 'booked' and f.day between ${from}::date and ${to}::date
        ${actor.role === 'entityAdmin' ? sql`` : sql`and f.retailer_id in (select retailer_id from ${named(actor)} own)`}
      group by 1
    )
    select counted.*, coalesce(ordered.orders, 0) as orders,
      ${isProduct ? sql`product.name, product.collection_id, product.images[1] as image` : sql`collection.name, collection.id as collection_id, collection.cover as image`}
    from counted left join ordered using (id)
      join ${isProduct ? sql`product on product.id = counted.id` : sql`collection on collection.id = counted.id`}
    where viewers + wishlists + carts > 0 or greatest(other_viewers, other_wishlists, other_carts) >= 5
    order by viewers + (other_viewers / 5) * 5 desc, views desc, counted.id limit ${maxRows + 1}`.execute(db)
  return {
    more: rows.length > maxRows,
    rows: rows.slice(0, maxRows).map((row) => ({
      id: row.id,
      name: row.name,
      collectionId: row.collectionId,
      image: row.image,
      views: row.views,
      viewers: seen({ retailers: row.viewers, others: row.otherViewers }),
      wishlists: seen({ retailers: row.wishlists, others: row.otherWishlists }),
      carts: seen({ retailers: row.carts, others: row.otherCarts }),
      orders: row.orders,
    })),
  }
}
