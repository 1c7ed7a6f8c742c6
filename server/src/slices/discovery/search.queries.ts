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
  const matches = sql`listing.words @@ ${words.query}::tsquery`
  const whose = brandsOf(viewer)
  const ranked = sql`select product_id, ts_rank(words, ${words.query}::tsquery) as fit, score from listing where ${matches} and ${whose}
    order by 2 desc, 3 desc, 1 desc limit ${sql.lit(rankedAtMost + 1)}`
  if (words.about <= rankedAtMost || viewer.kind === 'owner') return hits(db, viewer, ranked, limit)
  // Frequent words are soon met in the order of the listings; where they are not, they seldom stand together.
  const first = sql`select product_id, 1 as fit, score from (
      select * from listing where ${whose} order by score desc, product_id desc limit ${sql.lit(lookedAt)}) listing where ${matches}
    order by 3 desc, 1 desc limit ${sql.lit(limit * 4)}`
  const soon = await hits(db, viewer, first, limit)
  if (soon.length === limit) return soon
  const all = sql`select product_id, 1 as fit, score from listing where ${matches} and ${whose}
    order by 3 desc, 1 desc limit ${sql.lit(rankedAtMost + 1)}`
  return hits(db, viewer, all, limit)
}

/** In the order they were found; the rule is asked only until there are enough. */
function hits(db: Db, viewer: CatalogViewer, found: RawBuilder<unknown>, limit: number) {
  return pricedProducts(db, viewer)
    .select(['product.id', 'product.name', 'product.styleCode', 'product.collectionId'])
    .select(['collection.name as collectionName', 'brand.name as brandName', 'price.wholesale', 'price.retail'])
    .select([sql<string | null>`product.images[1]`.as('image'), shownCurrency.as('currency')])
    .select(mayKnowWholesale(viewer).as('isWholesaleTold'))
    .innerJoin(sql<{ productId: string; fit: number; score: number }>`(${found})`.as('hit'), (join) =>
      join.onRef('hit.productId', '=', 'product.id'),
    )
    .orderBy('hit.fit', 'desc')
    .orderBy('hit.score', 'desc')
    .orderBy('hit.productId', 'desc')
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
