import { sql } from 'kysely'
import type { Client } from 'pg'
import { categories as taxonomy, departments } from '@souk/contract/reference/taxonomy.ts'
import { openDb } from '../server/src/platform/data/database/db.ts'
import { compileListing } from '../server/src/slices/catalog/visibility/compile-listing.ts'
import { refreshWords } from '../server/src/slices/discovery/words.queries.ts'
import { addViewers, type Kind, type Viewer } from './viewers.ts'

export type BenchWorld = {
  viewers: Record<Kind, Viewer>
  brandId: string
  collectionId: string // with five thousand products
  productId: string
}

const large = 5_000
const usual = 500
const adjectives =
  'Quiet Long Short Boxy Slim Wide Cropped Pleated Ribbed Belted Washed Brushed Heavy Light Double Soft'.split(' ')
const fabrics = 'wool linen cotton silk denim cashmere poplin twill jersey merino hemp velvet'.split(' ')
const garments =
  'coat shirt dress trouser skirt sweater cardigan jacket tee blazer tote boot sandal scarf abaya kaftan'.split(' ')
/** One of them, by chance that is the same in every run; each list draws for itself. */
function pick(values: readonly string[]): string {
  const list = values.map((value) => `'${value}'`).join(', ')
  return `(array[${list}])[1 + (h / ${values.length + values[0]!.length} % ${values.length})::int]`
}

/** Grows the catalog to this many products: one collection of five thousand, the others of five hundred, twenty a brand; three go live a day. */
export async function fill(client: Client, url: string, products: number): Promise<BenchWorld> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from product where unique_id like 'bench%'`,
  )
  const there = rows[0]!.n
  if (there === 0) await addCollections(client, 0, 1, large)
  const due = Math.ceil((products - Math.max(there, large)) / usual)
  const { rows: made } = await client.query<{ n: number }>(
    `select count(*)::int as n from collection where name like 'bench%'`,
  )
  for (let at = 0; at < due; at += 100) await addCollections(client, made[0]!.n + at, Math.min(100, due - at), usual)
  await list(url)
  for (const table of [
    'listing',
    'shelf',
    'search_word',
    'entity',
    'collection',
    'product',
    'product_price',
    'sku',
    'catalog_access',
    'session',
  ])
    await client.query(`vacuum analyze ${table}`)
  const { rows: ones } = await client.query<{ brandId: string; collectionId: string; productId: string }>(
    `select collection.brand_id as "brandId", collection.id as "collectionId", product.id as "productId" from collection join product on product.collection_id = collection.id
     where collection.name = 'bench 0' order by product.position limit 1`,
  )
  const one = ones[0]!
  return { viewers: await addViewers(client, one.brandId), ...one }
}

async function addCollections(client: Client, from: number, count: number, each: number): Promise<void> {
  await client.query(
    `with numbers as (select generate_series($1::int, $1::int + $2::int - 1) as n),
      brands as (insert into entity (type, name, live_from, currency, about)
        select 'brand', 'bench brand ' || n, now() - interval '1 day', 'EUR', 'Wool and linen.' from numbers where n % 20 = 0 or n = $1 returning id, name)
    insert into collection (brand_id, name, type, status, currency, currencies, products_count, complete_count, live_at, created_at)
    select (select id from brands order by abs(substring(name from '\\d+')::int - n) limit 1), 'bench ' || n, 'IN_STOCK', 'LIVE', 'EUR', '{EUR}', $3, $3, born, born
    from numbers, lateral (select now() - make_interval(hours => 8 * n) as born) live`,
    [from, count, each],
  )
  await client.query(
    `insert into catalog_access (collection_id, viewer, level) select id, '*', 4 from collection where name like 'bench%' on conflict do nothing`,
  )
  await client.query(
    `insert into product (brand_id, collection_id, unique_id, style_code, name, description, department, category, gender, images, position, is_complete)
     select collection.brand_id, collection.id, 'bench' || n, 'B-' || n,
       ${pick(adjectives)} || ' ' || ${pick(fabrics)} || ' ' || ${pick(garments)}, 'Made of ' || ${pick(fabrics)} || ' for the ' || ${pick(adjectives)} || ' days.',
       ${pick(departments)}, ${pick(categories)}, ${pick(['FEMALE', 'MALE', 'UNISEX'])}, array['/files/pictures/none.webp'], n, true
     from collection cross join generate_series(1, $3::int) n cross join lateral (select abs(hashtext(collection.id::text || n)::bigint) as h) chance
     where collection.name = any(select 'bench ' || i from generate_series($1::int, $1::int + $2::int - 1) i)
       and not exists (select from product where collection_id = collection.id)`,
    [from, count, each],
  )
  await client.query(
    `insert into product_price (product_id, currency, wholesale, retail)
     select product.id, 'EUR', 5000 + product.position, 12500 + product.position from product join collection on collection.id = product.collection_id
     where collection.name = any(select 'bench ' || i from generate_series($1::int, $1::int + $2::int - 1) i) on conflict do nothing`,
    [from, count],
  )
  await client.query(
    `insert into sku (brand_id, collection_id, product_id, sku, colour, size, size_position, on_hand)
     select product.brand_id, product.collection_id, product.id, product.unique_id || size, 'Sage', size, place, 24
     from product join collection on collection.id = product.collection_id cross join unnest(array['S', 'M', 'L']) with ordinality as its (size, place)
     where collection.name = any(select 'bench ' || i from generate_series($1::int, $1::int + $2::int - 1) i) on conflict do nothing`,
    [from, count],
  )
}

const categories = taxonomy.map(({ key }) => key)

/** As the writers of products do it. */
async function list(url: string): Promise<void> {
  const db = openDb(url, 2, { statementSeconds: 0 })
  const { rows } = await sql<{ id: string }>`
    select id from collection where not exists (select from shelf where collection_id = collection.id)`.execute(db)
  for (const { id } of rows) await compileListing(db, id)
  await refreshWords(db)
  await db.destroy()
}
