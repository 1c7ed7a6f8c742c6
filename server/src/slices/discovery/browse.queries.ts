import { type RawBuilder, sql } from 'kysely'
import type { MarketSort, ProductFilters, ProductSort } from '@souk/contract/catalog/product-filters.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../platform/database/db.ts'
import { paged } from '../../platform/database/paged.ts'
import {
  allOf,
  type CatalogViewer,
  conditionsOf,
  orderOf,
  pricedProducts,
  productRows,
  visibleInParts,
  visibleListings,
  visibleProducts,
} from '../catalog/door.ts'
import { allWords } from './words.queries.ts'

type Input = Paging & ProductFilters & { brandId?: string | undefined; sort?: MarketSort }

const orders: Record<MarketSort, RawBuilder<unknown> | null> = {
  newest: null, // the score: the newest collections first, each with its first products
  closing: sql`collection.deadline nulls last`,
  delivery: sql`coalesce(product.shipping_start_date, collection.shipping_start_date) nulls first`,
  name: sql`lower(product.name)`,
}

/** Products across brands that a viewer may see. */
export function browseProducts(db: Db, viewer: CatalogViewer, input: Input, words: string | null) {
  const { page, limit, after, brandId, sort = 'newest', ...filters } = input
  const order = orders[sort]
  const found = foundBy(filters, words, brandId)
  const conditions = conditionsOf({ ...filters, q: undefined }, viewer)
  const fits = allOf(Object.values(conditions))
  const list = productRows(db, viewer)
    .innerJoin('listing', 'listing.productId', 'product.id')
    .where(found ?? sql<boolean>`true`)
    .where(fits)
    .$if(!!after, (query) =>
      query.where(
        sql<boolean>`(listing.score, listing.product_id) < (select score, product_id from listing
          where product_id = ${after!} and exists (${visibleProducts(db, viewer)
            .select(sql`1`.as('one'))
            .where('product.id', '=', after!)}))`,
      ),
    )
    .$if(!!order, (query) => query.orderBy(order!))
    .orderBy('listing.score', 'desc')
    .orderBy('listing.productId', 'desc')
  return paged(db, list, { page, limit }, cheaperToCount() ?? [list])

  /** What the listings know they can count by themselves; most of what only tags are asked of, an index of products alone. */
  function cheaperToCount() {
    if (after || Object.keys(conditions).some((name) => !known.has(name))) return null
    const ofListing = found ?? sql<boolean>`true`
    const isOfTags = words === null && !brandId && !filters.brand && !filters.colour && !filters.size
    const parts = isOfTags ? visibleInParts(db, viewer, { ofProduct: fits, ofListing }) : null
    return parts ?? [visibleListings(db, viewer).where(ofListing)]
  }
}

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
