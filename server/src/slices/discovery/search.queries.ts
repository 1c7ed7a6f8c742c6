import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/data/database/db.ts'
import { containing } from '../../platform/data/database/like.ts'
import { type CatalogViewer, isBrandStocked, mayKnowWholesale } from '../catalog/door.ts'
import { pricedProducts, shownCurrency } from '../catalog/doors/lists.ts'
import { isNarrow, isOwnListing, ownListings } from './own-listings.ts'
import { type KnownWords, allWords } from './words.queries.ts'

/** Up to here every match is ranked by how well it fits; beyond it, the order of the listings decides. */
const rankedAtMost = 2_000
const lookedAt = 2_000

/** The products that fit best among those a viewer may see. */
export async function searchProducts(db: Db, viewer: CatalogViewer, words: KnownWords, limit: number) {
  const ways = words.about <= rankedAtMost ? [byWords(viewer, words)] : byListings(viewer, words)
  let found: ProductFound[] = []
  for (const way of ways) {
    found = await hits(db, viewer, way, limit)
    if (found.length === limit) break
  }
  return found
}

// Behind a `select` PostgreSQL plans for any words, once, and not for these words, every time.
const queryOf = (words: KnownWords) => sql`(select ${words.query}::tsquery)`
const matching = (words: KnownWords, text: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`select product_id, score, ts_rank(${text}, ${queryOf(words)}) as fit from ${from} listing where ${text} @@ ${queryOf(words)}`
const called = sql`listing.words` // the indexes that give the order have these: no listing is read for them
const best = sql`fit desc, score desc, product_id desc`
const newest = sql`score desc, product_id desc`

/** Rare words: the index of words has all of them. */
function byWords(viewer: CatalogViewer, words: KnownWords): Found {
  return { listings: sql`${matching(words, allWords, sql`listing`)} and ${isOwnListing(viewer)}`, order: best }
}

/**
 * Frequent words are soon met in the order of the listings: in what the newest are called, or else in what is said about them.
 * Where they are not, they seldom stand together.
 */
function byListings(viewer: CatalogViewer, words: KnownWords): Found[] {
  if (isNarrow(viewer)) {
    const own = ownListings(viewer, 'newest')
    return [
      { listings: matching(words, called, own), order: best },
      { listings: matching(words, allWords, own), order: best },
      { listings: matching(words, allWords, ownListings(viewer, 'all')), order: best },
    ]
  }
  const first = sql`(select product_id, score, words, said from listing order by ${newest} limit ${sql.lit(lookedAt)})`
  return [
    { listings: matching(words, called, first), order: newest },
    { listings: matching(words, allWords, first), order: newest },
    { listings: matching(words, allWords, sql`listing`), order: newest },
  ]
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

export type ProductFound = Awaited<ReturnType<typeof hits>>[number]
export type BrandFound = { id: string; name: string; logo: string | null; country: string | null }

/** One letter too many or too few in a short name is still alike: "orlla" and "orla" are 0.57. */
const alike = 0.5

/** Brands with something to show whose name has the text in it, or is like it; without the marketplace, those one trades with, also in a sandbox. */
export async function searchBrands(db: Db, viewer: CatalogViewer, text: string, limit: number): Promise<BrandFound[]> {
  const { rows } = await sql<BrandFound>`
    select id, name, logo, country from entity brand
    where type = 'brand' and ${isBrandStocked(viewer)}
      and (plain_name like ${containing(text)} or word_similarity(${text}, plain_name) >= ${sql.lit(alike)})
    order by plain_name like ${containing(text)} desc, word_similarity(${text}, plain_name) desc, name, id
    limit ${sql.lit(limit)}`.execute(db)
  return rows
}
