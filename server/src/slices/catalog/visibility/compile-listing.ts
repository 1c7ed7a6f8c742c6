import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'

/** Writes products anew as they are found. Called in the transaction of every change to a product, its SKUs, or its collection's place in time. */
export async function compileListing(tx: Db, collectionId: string, productIds?: readonly string[]): Promise<void> {
  const some = productIds ? [...productIds].sort() : null
  const chosen = sql`(${some}::uuid[] is null or product_id = any(${some}::uuid[]))`
  await sql`delete from listing where collection_id = ${collectionId} and ${chosen} and not exists (
    select from product where product.id = product_id and deleted_at is null and archived_at is null)`.execute(tx)
  await sql`
    insert into listing (product_id, collection_id, brand_id, score, tags, words, said)
    select product_id, collection_id, brand_id, score, tags, ${words}, ${descriptionWords}
    from ${facts}, lateral (select ${called} as called) called where collection_id = ${collectionId} and ${chosen}
    order by product_id
    on conflict (product_id) do update set score = excluded.score, tags = excluded.tags, words = excluded.words, said = excluded.said
    where (listing.score, listing.tags, listing.words, listing.said)
      is distinct from (excluded.score, excluded.tags, excluded.words, excluded.said)`.execute(tx)
  await sql`
    insert into shelf (collection_id, brand_id, categories)
    select collection.id, collection.brand_id, coalesce(array_agg(distinct substr(tag, 3)) filter (where tag like 'c:%'), '{}')
    from collection left join listing on listing.collection_id = collection.id left join lateral unnest(tags) tag on true
    where collection.id = ${collectionId} group by 1, 2
    on conflict (collection_id) do update set categories = excluded.categories
    where shelf.categories <> excluded.categories`.execute(tx)
  await sql`
    insert into search_word (word, term)
    select distinct lexeme, lexeme from listing, unnest(words || said) where collection_id = ${collectionId} and ${chosen} and lexeme not like '_:%'
    order by 1 on conflict do nothing`.execute(tx)
}

/** The newest collections come first, each with its first products. */
const facts = sql`(
  select product.id as product_id, product.collection_id, product.brand_id,
    extract(epoch from coalesce(collection.live_at, collection.created_at)) / 86400 - product.position / 4.0 as score,
    array_remove(array['d:' || department, 'c:' || category, 's:' || sub_category, 'g:' || gender, 'o:' || product.country], null)
      || sku_tags(product.id) as tags,
    product.name, brand.name as brand_name, style_code, product.description,
    concat_ws(' ', array_to_string(key_styles, ' '),
      (select string_agg(distinct colour, ' ') from sku where sku.product_id = product.id)) as details
  from product join collection on collection.id = product.collection_id join entity brand on brand.id = product.brand_id
  where product.deleted_at is null and product.archived_at is null) facts`

const weighed = (text: ReturnType<typeof sql>, weight: 'A' | 'B' | 'C' | 'D') =>
  sql`setweight(to_tsvector('simple', plain_words(${text})), ${sql.lit(weight)})`
const ofTags = sql`array_to_tsvector(array(select tag from unnest(tags) tag where tag !~ '^[okz]:'))`
const called = sql`${weighed(sql`name`, 'A')}
  || ${weighed(sql`concat_ws(' ', brand_name, style_code, replace(style_code, '-', ''))`, 'B')}
  || ${weighed(sql`details`, 'C')} || ${ofTags}`

/** What it is called stands in indexes too, which have no room for more: with a hundred colours, what counts there is its name. */
const fits = sql`pg_column_size(called) <= 2000`
const words = sql`case when ${fits} then called else ${weighed(sql`left(plain_words(name), 300)`, 'A')} || ${ofTags} end`
const descriptionWords = sql`case when ${fits} then '' else called end || ${weighed(sql`description`, 'D')}`
