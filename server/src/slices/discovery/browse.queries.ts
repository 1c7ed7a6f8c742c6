import { type RawBuilder, sql } from 'kysely'
import type { ProductFilters, ProductSort } from '@souk/contract/catalog/product-filters.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../platform/db.ts'
import { paged } from '../../platform/paged.ts'
import { allOf, type CatalogViewer, conditionsOf, orderOf, pricedProducts, productRows } from '../catalog/door.ts'

type Wish = Paging & ProductFilters & { brandId?: string | undefined }

/** Products across brands that a viewer may see, the newest collections first, each with its first products. */
export function browseProducts(db: Db, viewer: CatalogViewer, wish: Wish, words: string | null) {
  const { page, limit, after, brandId, ...filters } = wish
  const found = foundBy(filters, words, brandId)
  const fits = allOf(Object.values(conditionsOf({ ...filters, q: undefined }, viewer)))
  const list = productRows(db, viewer)
    .innerJoin('listing', 'listing.productId', 'product.id')
    .where(found ?? sql<boolean>`true`)
    .where(fits)
    .$if(!!after, (query) =>
      query.where(
        sql<boolean>`(listing.score, listing.product_id) < (select score, product_id from listing where product_id = ${after!})`,
      ),
    )
    .orderBy('listing.score', 'desc')
    .orderBy('listing.productId', 'desc')
  // With nothing to find, there is nothing to look up in the listings for counting.
  if (found || after) return paged(db, list, { page, limit })
  return paged(db, list, { page, limit }, pricedProducts(db, viewer).where(fits))
}

const tagged = [
  ['department', 'd:'],
  ['category', 'c:'],
  ['subCategory', 's:'],
  ['gender', 'g:'],
  ['country', 'o:'],
] as const

/** The same wish as the index of listings knows it: what is rare is found without reading everything. */
export function foundBy(filters: ProductFilters, words: string | null, brandId?: string): RawBuilder<boolean> | null {
  const conditions = tagged.flatMap(([field, mark]) => {
    const values = filters[field]
    return values?.length ? sql<boolean>`listing.tags && ${values.map((value) => mark + value)}::text[]` : []
  })
  if (words !== null) conditions.push(sql`listing.words @@ ${words}::tsquery`)
  if (brandId) conditions.push(sql`listing.brand_id = ${brandId}`)
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
