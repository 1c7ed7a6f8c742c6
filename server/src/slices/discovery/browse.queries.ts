import { type RawBuilder, sql } from 'kysely'
import type { MarketSort, ProductFilters, ProductSort } from '@souk/contract/catalog/product-filters.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { countOf, onPage, pagedBy } from '../../platform/data/database/paged.ts'
import {
  allOf,
  type CardRecord,
  conditionsOf,
  countVisible,
  foundCards,
  orderOf,
  pricedProducts,
  visibleInParts,
  visibleListings,
  visibleOneByOne,
} from '../catalog/doors/lists.ts'
import { type CatalogViewer, visibleProducts } from '../catalog/door.ts'
import { allWords } from './words.queries.ts'

type Input = Paging & ProductFilters & { brandId?: string | undefined; sort?: MarketSort | undefined }

const orders: Record<MarketSort, RawBuilder<unknown> | null> = {
  newest: null, // the score: the newest collections first, each with its first products
  closing: sql`collection.deadline nulls last`,
  delivery: sql`coalesce(product.shipping_start_date, collection.shipping_start_date) nulls first`,
  name: sql`lower(product.name)`,
}
const ordersOfProducts: ReadonlySet<MarketSort> = new Set(['delivery', 'name'])

/** Cards of products across brands that a viewer may see: a page of ids is found first, and only those are read. */
export function browseProducts(db: Db, viewer: CatalogViewer, input: Input, words: string | null) {
  const { page, limit, after, brandId, sort = 'newest', ...filters } = input
  const order = orders[sort]
  const found = foundBy(filters, words, brandId) ?? sql<boolean>`true`
  const conditions = conditionsOf({ ...filters, q: undefined }, viewer)
  const fits = allOf(Object.values(conditions))
  const isOfListings = Object.keys(conditions).every((name) => known.has(name))
  const hits = matching(order ? visibleListings : visibleOneByOne)
    .$if(ordersOfProducts.has(sort) && isOfListings, withProduct)
    .select('listing.productId')
    .$if(!!order, (query) => query.orderBy(order!))
    .orderBy('listing.score', 'desc')
    .orderBy('listing.productId', 'desc')
  return pagedBy<CardRecord>(db, foundCards(db, viewer, onPage(hits, { page, limit })), { page, limit }, counts())

  /** Read from the listings alone where they know enough. */
  function matching(listings: typeof visibleListings) {
    const all = isOfListings ? listings(db, viewer) : listedProducts().where(fits)
    return all.where(found).$if(!!after, (query) =>
      query.where(
        sql<boolean>`(listing.score, listing.product_id) < (select score, product_id from listing
          where product_id = ${after!} and exists (${visibleProducts(db, viewer)
            .select(sql`1`.as('one'))
            .where('product.id', '=', after!)}))`,
      ),
    )
  }

  function listedProducts() {
    const products = 'price' in conditions || 'markUp' in conditions ? pricedProducts : visibleProducts
    const listed = products(db, viewer).innerJoin('listing', 'listing.productId', 'product.id')
    return listed as unknown as Listings
  }

  /** Everything is counted by collection; what only tags are asked of, mostly from an index of products alone. */
  function counts(): RawBuilder<number>[] {
    const isOfTags = words === null && !brandId && !filters.brand && !filters.colour && !filters.size
    if (after || !isOfListings || !isOfTags) return [countOf(matching(visibleListings))]
    const everything = Object.keys(conditions).length === 0 ? countVisible(db, viewer) : null
    const parts = visibleInParts(db, viewer, { ofProduct: fits, ofListing: found })
    return everything ?? (parts ?? [matching(visibleListings)]).map(countOf)
  }
}

type Listings = ReturnType<typeof visibleListings>
const withProduct = (listings: Listings) =>
  listings.innerJoin('product', 'product.id', 'listing.productId') as unknown as Listings

const tagged = [
  ['department', 'd:'],
  ['category', 'c:'],
  ['subCategory', 's:'],
  ['gender', 'g:'],
  ['country', 'o:'],
  ['colour', 'k:'],
  ['size', 'z:'],
] as const

const known: ReadonlySet<string> = new Set([...tagged.map(([field]) => field), 'brand'])

/**
 * The same filters as the listing index knows them: rare ones are found without reading everything.
 * Written as literals, so that PostgreSQL plans each filter by its selectivity.
 */
export function foundBy(filters: ProductFilters, words: string | null, brandId?: string): RawBuilder<boolean> | null {
  const conditions = tagged.flatMap(([field, mark]) => {
    const values = filters[field]
    return values?.length
      ? sql<boolean>`listing.tags && array[${sql.join(values.map((value) => sql.lit(mark + value)))}]`
      : []
  })
  if (words !== null) conditions.push(sql`${allWords} @@ ${sql.lit(words)}::tsquery`)
  if (brandId) conditions.push(sql`listing.brand_id = ${sql.lit(brandId)}`)
  if (filters.brand?.length)
    conditions.push(sql`listing.brand_id in (${sql.join(filters.brand.map((id) => sql`${sql.lit(id)}::uuid`))})`)
  return conditions.length > 0 ? allOf(conditions) : null
}

type Whole = ProductFilters & { collectionId: string; sort: ProductSort }

/** As many ids of a list as can be worked on at once, and whether there are more. */
export async function listIds(
  db: Db,
  viewer: CatalogViewer,
  { collectionId, sort, ...filters }: Whole,
  atMost: number,
) {
  const rows = await pricedProducts(db, viewer)
    .select('product.id')
    .where('product.collectionId', '=', collectionId)
    .where(allOf(Object.values(conditionsOf(filters, viewer))))
    .orderBy(orderOf(sort, viewer))
    .orderBy('product.id')
    .limit(atMost + 1)
    .execute()
  return { productIds: rows.slice(0, atMost).map(({ id }) => id), more: rows.length > atMost }
}
