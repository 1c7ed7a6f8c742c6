import { sql } from 'kysely'
import type { Db } from '../server/src/platform/data/database/db.ts'

export const full = { brands: 200, orders: 1_000_000, lines: 10, events: 50_000_000, years: 3 }
const productsOfBrand = 200
const retailersOfBrand = 60
const sizes = 5

/** The same number is always the same id; the version makes it one that the API takes. */
const id = (kind: string, n: string) =>
  sql.raw(`overlay(overlay(md5('${kind} ' || (${n})::text) placing '8' from 13) placing '8' from 17)::uuid`)

/** Grows the world to a scale; foreign keys and triggers are left out, since every row is made to fit. */
export async function fillSales(db: Db, scale: number) {
  const brands = Math.max(1, Math.round(full.brands * scale))
  const orders = Math.round(full.orders * scale)
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`set session_replication_role = replica`.execute(one)
    await sql`insert into entity (id, type, name, currency, time_zone, country, is_analytics_enabled, access)
      select ${id('brand', 'n')}, 'brand', 'Brand ' || n, 'EUR', 'Europe/Paris', 'FR', true, '{}'::text[] from generate_series(1, ${brands}) n
      union all select ${id('retailer', 'n')}, 'retailer', 'Retailer ' || n, 'EUR', 'Europe/Paris', 'FR', false, '{marketplace}'::text[] from generate_series(1, ${brands * retailersOfBrand}) n
      on conflict do nothing`.execute(one)
    await sql`insert into relation (id, brand_id, retailer_id)
      select ${id('relation', 'n')}, ${id('brand', `1 + n % ${brands}`)}, ${id('retailer', 'n')} from generate_series(1, ${brands * retailersOfBrand}) n
      on conflict do nothing`.execute(one)
    await sql`insert into collection (id, brand_id, name, season, type, status, currency, currencies, deadline_day, deadline, live_at)
      select ${id('collection', 'n')}, ${id('brand', '1 + n / 6')}, 'Collection ' || n, 'S' || n % 6, 'PRE_ORDER', 'LIVE', 'EUR', '{EUR}'::text[],
        current_date + 40 - (n % 6) * 180, now() + make_interval(days => 40 - (n % 6) * 180), now() - interval '3 years' from generate_series(0, ${brands * 6 - 1}) n
      on conflict do nothing`.execute(one)
    await sql`insert into product (id, brand_id, collection_id, unique_id, style_code, name, category, is_complete)
      select ${id('product', 'n')}, ${id('brand', `1 + n / ${productsOfBrand}`)}, ${id('collection', `n / ${productsOfBrand} * 6 + n % 6`)}, n::text, 'S' || n, 'Style ' || n,
        (array['DRESSES', 'TOPS', 'KNITWEAR', 'COATS'])[1 + n % 4], true from generate_series(0, ${brands * productsOfBrand - 1}) n on conflict do nothing`.execute(
      one,
    )
    await sql`insert into sku (id, brand_id, collection_id, product_id, sku, colour, size, size_position, on_hand)
      select ${id('sku', `n * ${sizes} + s`)}, ${id('brand', `1 + n / ${productsOfBrand}`)}, ${id('collection', `n / ${productsOfBrand} * 6 + n % 6`)}, ${id('product', 'n')},
        n || '-' || s, (array['Black', 'Sand', 'Olive'])[1 + n % 3], (array['XS', 'S', 'M', 'L', 'XL'])[1 + s], s, 1000
      from generate_series(0, ${brands * productsOfBrand - 1}) n cross join generate_series(0, ${sizes - 1}) s on conflict do nothing`.execute(
      one,
    )
    await sql`insert into sales_order (id, number, brand_id, retailer_id, currency, type, status, written_by, revision, agreed_revision, first_confirmed_at,
        payment_method, kept, units, worth, created_at)
      select ${id('order', 'n')}, 'B-' || n, ${id('brand', `1 + n % ${brands}`)}, ${id('retailer', `n % ${brands} + ${brands} * (n / ${brands} % ${retailersOfBrand}) + case when n % ${brands} = 0 then ${brands} else 0 end`)}, 'EUR', 'PRE_ORDER',
        case n % 20 when 0 then 'CANCELLED' else 'CONFIRMED' end, 'retailer', 1, 1, now() - make_interval(mins => (n::bigint * 7919 % ${full.years * 525_600})::int),
        'NET_30', '{}', 20, 100000, now() - make_interval(mins => (n::bigint * 7919 % ${full.years * 525_600})::int)
      from generate_series(1, ${orders}) n on conflict do nothing`.execute(one)
    await sql`insert into order_revision (order_id, number, author_side) select ${id('order', 'n')}, 1, 'retailer' from generate_series(1, ${orders}) n on conflict do nothing`.execute(
      one,
    )
    await sql`insert into order_line (order_id, revision, line_id, product_id, sku_id, quantity, price, kept, position)
      select ${id('order', 'n')}, 1, ${id('sku', `p * ${sizes} + l % ${sizes}`)}, ${id('product', 'p')}, ${id('sku', `p * ${sizes} + l % ${sizes}`)}, 2, 5000, '{}', l
      from generate_series(1, ${orders}) n cross join generate_series(0, ${full.lines - 1}) l
        cross join lateral (select n % ${brands} * ${productsOfBrand} + (n / ${brands} * 13 + l / ${sizes} * 7) % ${productsOfBrand} as p) which
      on conflict do nothing`.execute(one)
    await sql`set session_replication_role = origin`.execute(one)
    await sql`insert into user_account (id, email, first_name, last_name) values (${id('user', '1')}, 'bench@souk.test', 'Bench', 'Person') on conflict do nothing`.execute(
      one,
    )
    await sql`insert into sales_change (order_id) select ${id('order', 'n')} from generate_series(1, ${orders}) n
      where not exists (select from sales_figure where order_id = ${id('order', 'n')})`.execute(one)
  })
  await sql`analyze`.execute(db)
  const { rows } = await sql<{ brandId: string; userId: string; retailerId: string }>`
    select ${id('brand', '1')} as brand_id, ${id('user', '1')} as user_id, (select retailer_id from sales_order where brand_id = ${id('brand', '1')} limit 1) as retailer_id`.execute(
    db,
  )
  return rows[0]!
}

/** Events of the last thirteen months, spread over brands, retailers, products and days. */
export async function fillUsage(db: Db, scale: number): Promise<void> {
  const brands = Math.max(1, Math.round(full.brands * scale))
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from usage_event`.execute(db)
  const events = Math.round(full.events * scale)
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`insert into usage_event (at, name, user_id, entity_id, brand_id, subject_id, words, found)
      select now() - make_interval(mins => (n::bigint * 7907 % 518400)::int), kind, ${id('user', '1')}, ${id('retailer', `1 + n * 31 % ${brands * retailersOfBrand}`)},
        case when kind <> 'search.made' then ${id('brand', `1 + n % ${brands}`)} end,
        case when kind <> 'search.made' then ${id('product', `n % ${brands} * ${productsOfBrand} + n / ${brands} % ${productsOfBrand}`)} end,
        case when n % 9 = 0 then 'words ' || n % 500 end, case when n % 18 = 0 then 0 else 3 end
      from generate_series(${rows[0]!.n + 1}::int, ${events}::int) n
        cross join lateral (select (array['product.viewed', 'product.viewed', 'product.viewed', 'cart.added', 'wishlist.added', 'product.viewed', 'product.viewed', 'product.viewed', 'search.made'])[1 + n % 9] as kind) k`.execute(
      one,
    )
    await sql`insert into usage_change (brand_id, day)
      select ${id('brand', 'b')}, current_date - d from generate_series(1, ${brands}) b cross join generate_series(0, 361) d
      union all select null, current_date - d from generate_series(0, 361) d`.execute(one)
  })
  await sql`analyze usage_event`.execute(db)
}
