import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { rollUpSales } from '../server/src/slices/analytics/rollups/roll-up-sales.ts'
import { rollUpUsage } from '../server/src/slices/analytics/rollups/roll-up-usage.ts'
import { entityId } from './entities.ts'
import { idOf } from './random.ts'

const words = [
  'linen dress',
  'wool coat',
  'silk blouse',
  'knitwear',
  'wide trousers',
  'abaya',
  'leather bag',
  'cotton shirt',
]
const notFound = ['swim shorts', 'ski jacket', 'baby blanket']

/** What retailers did in the last ninety days, targets, a budget and saved views; then all figures are computed. */
export async function fillAnalytics(tx: Tx): Promise<void> {
  await fillUsage(tx)
  await fillPlans(tx)
  await rollUpSales(tx)
  await rollUpUsage(tx)
}

/** Every choice is a remainder of a hash, so that each filling is the same. */
async function fillUsage(tx: Tx): Promise<void> {
  await sql`
    with buyer as (
      select distinct on (entity.id) entity.id as entity_id, association.user_id, hashtext(entity.id::text) & 1023 as luck
      from entity join association on association.entity_id = entity.id
      where entity.type = 'retailer' and 'marketplace' = any(entity.access) order by entity.id, association.created_at, association.id
    ), shown as (
      select product.id, product.brand_id, product.collection_id, row_number() over (partition by product.brand_id order by product.collection_id, product.position, product.id) as nth
      from product join collection on collection.id = product.collection_id
      where collection.status = 'LIVE' and product.is_complete and product.archived_at is null
    ), visit as (
      select buyer.*, shown.brand_id, shown.collection_id, shown.id as product_id,
        (hashtext(buyer.entity_id::text || shown.id::text) & 65535) as pick
      from buyer join shown on shown.nth <= 24
    ), step as (
      select *, 'product.viewed' as name, product_id as subject_id, pick % 3 = 0 as has_words from visit where pick % 11 = 0
      union all select *, 'collection.viewed', collection_id, false from visit where pick % 17 = 0
      union all select *, 'brand.viewed', brand_id, false from visit where pick % 19 = 0
      union all select *, 'wishlist.added', product_id, false from visit where pick % 44 = 0
      union all select *, 'cart.added', product_id, false from visit where pick % 66 = 0
    )
    insert into usage_event (at, name, user_id, entity_id, brand_id, subject_id, words)
    select now() - make_interval(days => 1 + pick / 11 % 88, mins => pick % 600), name, user_id, entity_id, brand_id, subject_id,
      case when has_words then (${words}::text[])[1 + pick % ${words.length}] end
    from step`.execute(tx)
  await sql`
    insert into usage_event (at, name, user_id, entity_id, words, found)
    select now() - make_interval(days => 1 + (hashtext(entity.id::text || word) & 63), hours => nth::int), 'search.made', association.user_id, entity.id, word,
      case when word = any(${notFound}::text[]) then 0 else 4 + nth::int end
    from entity join lateral (select user_id from association where entity_id = entity.id order by created_at, id limit 1) association on true
      cross join unnest(${[...words, ...notFound]}::text[]) with ordinality as given (word, nth)
    where entity.type = 'retailer' and 'marketplace' = any(entity.access) and (hashtext(word || entity.id::text) & 3) < 2`.execute(
    tx,
  )
  await sql`insert into usage_change (brand_id, day)
    select distinct event.brand_id, (event.at at time zone coalesce(brand.time_zone, 'UTC'))::date
    from usage_event event left join entity brand on brand.id = event.brand_id
    where event.brand_id is not null or event.name = 'search.made'`.execute(tx)
}

async function fillPlans(tx: Tx): Promise<void> {
  const [orla, kin] = [entityId('maison-orla'), entityId('kin-and-co')]
  await sql`insert into sales_target (brand_id, sales_rep_id, currency, month, amount)
    select ${orla}::uuid, association.id, brand.currency, date_trunc('month', current_date)::date - make_interval(months => back),
      case association.role when 'salesManager' then 2500000 else 1800000 end
    from association join entity brand on brand.id = association.entity_id cross join generate_series(0, 11) back
    where association.entity_id = ${orla} and association.role in ('salesManager', 'salesRepresentative')`.execute(tx)
  await sql`insert into purchase_budget (id, retailer_id, name, currency, amount, first_day, last_day, category)
    select ${idOf('budget', 'kin year')}::uuid, id, 'This year', currency, 12000000, date_trunc('year', current_date)::date,
      (date_trunc('year', current_date) + interval '1 year - 1 day')::date, null from entity where id = ${kin}
    union all
    select ${idOf('budget', 'kin dresses')}::uuid, id, 'Dresses', 'EUR', 4000000, current_date - 180, current_date + 180, 'DRESSES' from entity where id = ${kin}`.execute(
    tx,
  )
  await sql`insert into analytics_view (id, entity_id, created_by, page, name, search)
    select ${idOf('view', 'orla retailers')}::uuid, ${orla}::uuid, ${idOf('user', 'brand@souk.test')}::uuid, 'sales', 'Retailers, year on year', 'by=retailer&compare=year'
    union all select ${idOf('view', 'orla quarter')}::uuid, ${orla}::uuid, ${idOf('user', 'manager@souk.test')}::uuid, 'sales', 'Last quarter by category', 'by=category&days=90'
    union all select ${idOf('view', 'kin months')}::uuid, ${kin}::uuid, ${idOf('user', 'retailer@souk.test')}::uuid, 'purchases', 'By delivery month', 'by=deliveryMonth'`.execute(
    tx,
  )
}
