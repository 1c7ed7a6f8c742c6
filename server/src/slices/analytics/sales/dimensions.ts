import { type RawBuilder, sql } from 'kysely'
import { none } from '@souk/contract/analytics/none.ts'
import type { Dimension } from '@souk/contract/analytics/sales-shapes.ts'

type Grouping = {
  key: RawBuilder<string>
  label?: RawBuilder<string>
  image?: RawBuilder<string>
  join?: RawBuilder<unknown>
}

const product = sql`join product on product.id = f.product_id join collection on collection.id = product.collection_id`
const named = (column: RawBuilder<unknown>) => sql<string>`coalesce(nullif(${column}, ''), ${sql.lit(none)})`

/** How each dimension is grouped, over a source with the alias `f`. */
export const groupings: Record<Dimension, Grouping> = {
  day: { key: sql`f.day::text` },
  week: { key: sql`date_trunc('week', f.day)::date::text` },
  month: { key: sql`to_char(f.day, 'YYYY-MM')` },
  season: { key: named(sql`collection.season`), join: product },
  collection: {
    key: sql`collection.id::text`,
    label: sql`collection.name`,
    image: sql`collection.cover`,
    join: product,
  },
  product: { key: sql`product.id::text`, label: sql`product.name`, image: sql`product.images[1]`, join: product },
  category: { key: named(sql`product.category`), join: product },
  colour: { key: named(sql`f.colour`) },
  size: { key: named(sql`f.size`) },
  retailer: {
    key: sql`f.retailer_id::text`,
    label: sql`retailer.name`,
    image: sql`retailer.logo`,
    join: sql`join entity retailer on retailer.id = f.retailer_id`,
  },
  country: { key: sql`coalesce(nullif(f.country, ''), ${sql.lit(none)})` },
  salesRep: {
    key: sql`coalesce(relation.sales_rep_id::text, ${sql.lit(none)})`,
    label: sql`coalesce(person.first_name || ' ' || person.last_name, '')`,
    join: sql`left join relation on relation.brand_id = f.brand_id and relation.retailer_id = f.retailer_id
      left join association on association.id = relation.sales_rep_id left join user_account person on person.id = association.user_id`,
  },
}

export const isTime = (by: string): by is 'day' | 'week' | 'month' => by === 'day' || by === 'week' || by === 'month'
