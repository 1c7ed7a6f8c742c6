import { type RawBuilder, sql } from 'kysely'
import type { ProductFilters, ProductSort } from '@souk/contract/catalog/product-filters.ts'
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

type Input = Paging & ProductFilters & { brandId?: string | undefined }

/** Products across brands that a viewer may see, the newest collections first, each with its first products. */
export function browseProducts(db: Db, viewer: CatalogViewer, input: Input, words: string | null) {
  const { page, limit, after, brandId, ...filters } = input
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
    .orderBy('listing.score', 'desc')
    .orderBy('listing.productId', 'desc')
  return paged(db, list, { page, limit }, cheaperToCount() ?? [list])

  /** What the listings know they can count by themselves; most of what only tags are asked of, an index of products alone. */
  function cheaperToCount() {
    if (after || Object.keys(conditions).some((name) => !known.has(name))) return null
    const ofListing = found ?? sql<boolean>`true`
    const isOfTags = words === null && !brandId
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
] as const

const known: ReadonlySet<string> = new Set(tagged.map(([field]) => field))

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
