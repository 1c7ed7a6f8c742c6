import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { containing } from '../../platform/like.ts'
import { type CatalogViewer, mayKnowWholesale, pricedProducts, shownCurrency } from '../catalog/door.ts'
import type { KnownWords } from './words.queries.ts'

/** Up to here every match is ranked by how well it fits; beyond it, the order of the listings decides. */
const rankedAtMost = 2_000
const lookedAt = 2_000

/** The products that fit best among those a viewer may see. */
export async function searchProducts(db: Db, viewer: CatalogViewer, words: KnownWords, limit: number) {
  // Behind a `select` PostgreSQL plans for any words, once, and not for these words, every time.
  const query = sql`(select ${words.query}::tsquery)`
  const listings = sql`select product_id, score, ts_rank(words, ${query}) as fit from listing where words @@ ${query} and ${brandsOf(viewer)}`
  const best: Found = { listings, order: sql`fit desc, score desc, product_id desc` }
  if (words.about <= rankedAtMost || viewer.kind === 'owner') return hits(db, viewer, best, limit)
  // Frequent words are soon met in the order of the listings; where they are not, they seldom stand together.
  const newest = sql`select product_id, score from (
    select product_id, score, words from listing where ${brandsOf(viewer)} order by score desc, product_id desc limit ${sql.lit(lookedAt)}) newest
    where words @@ ${query}`
  const order = sql`score desc, product_id desc`
  const soon = await hits(db, viewer, { listings: newest, order }, limit)
  return soon.length === limit ? soon : hits(db, viewer, { listings, order }, limit)
}

type Found = { listings: RawBuilder<unknown>; order: RawBuilder<unknown> }

/** In the order they were found, one after the other: the rule is asked only until there are enough. */
function hits(db: Db, viewer: CatalogViewer, { listings, order }: Found, limit: number) {
  const shown = pricedProducts(db, viewer)
    .select(['product.id', 'product.name', 'product.styleCode', 'product.collectionId'])
    .select(['collection.name as collectionName', 'brand.name as brandName', 'price.wholesale', 'price.retail'])
    .select([sql<string | null>`product.images[1]`.as('image'), shownCurrency.as('currency')])
    .select(mayKnowWholesale(viewer).as('isWholesaleTold'))
    .where('product.id', '=', sql<string>`hit.product_id`)
    .offset(0) // keeps PostgreSQL from joining all of them at once
  return db
    .selectFrom(sql`(${listings} order by ${order} limit ${sql.lit(rankedAtMost)})`.as('hit'))
    .innerJoinLateral(shown.as('shown'), (join) => join.onTrue())
    .selectAll('shown')
    .orderBy(order)
    .limit(sql.lit(limit)) // written out: PostgreSQL plans for few rows only where it knows that they are few
    .execute()
}

/** Whose products there is any use in looking at; the rule still decides. */
function brandsOf(viewer: CatalogViewer): RawBuilder<boolean> {
  if (viewer.kind === 'owner') return sql`listing.brand_id = ${viewer.brandId}`
  if (viewer.kind === 'retailer' && !viewer.hasMarketplace) {
    return sql`(listing.brand_id = any(${viewer.relationBrandIds}::uuid[]) or listing.collection_id in (
      select collection_id from collection_reader where retailer_id = ${viewer.retailerId}))`
  }
  return sql`true`
}

export type ProductFound = Awaited<ReturnType<typeof hits>>[number]
export type BrandFound = { id: string; name: string; logo: string | null; country: string | null }

/** Live brands whose name has the text in it, or is like it; without the marketplace, those one trades with. */
export async function searchBrands(db: Db, viewer: CatalogViewer, text: string, limit: number): Promise<BrandFound[]> {
  const own =
    viewer.kind === 'retailer' && !viewer.hasMarketplace
      ? sql<boolean>`id = any(${viewer.relationBrandIds}::uuid[])`
      : sql<boolean>`true`
  const { rows } = await sql<BrandFound>`
    select id, name, logo, country from entity
    where type = 'brand' and live_from <= now() and ${own}
      and (plain_name like ${containing(text)} or ${text} <% plain_name)
    order by plain_name like ${containing(text)} desc, word_similarity(${text}, plain_name) desc, name, id
    limit ${sql.lit(limit)}`.execute(db)
  return rows
}
