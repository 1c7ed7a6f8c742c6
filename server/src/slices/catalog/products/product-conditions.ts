import { type RawBuilder, sql } from 'kysely'
import type { ProductFilters, ProductSort } from '@souk/contract/catalog/product-filters.ts'
import { knownKeys, requireKnownKeys } from '../../../platform/base/known-keys.ts'
import { containing } from '../../../platform/data/database/like.ts'
import { markUpBandFor, priceBandFor } from './band-of.ts'
import type { CatalogViewer } from '../visibility/viewer.ts'
import { mayKnowWholesale } from '../visibility/visible.ts'

/** The fields that are counted. */
export type FacetName = Exclude<keyof ProductFilters, 'q'>
/** A product has several of these; they are tags of its listing. */
export const tagFacets = { colour: 'k:', size: 'z:' } as const
export type TagFacet = keyof typeof tagFacets

const starts = sql`coalesce(product.shipping_start_date, collection.shipping_start_date)`
export const deliveryOf = sql<string>`case when ${starts} is null or ${starts} <= current_date then 'NOW' else to_char(${starts}, 'YYYY-MM') end`

/** What each field is of a product, with the aliases `product`, `collection`, `brand`, `seen` and `price`. */
export function facetColumns(viewer: CatalogViewer): Record<Exclude<FacetName, TagFacet>, RawBuilder<string | null>> {
  return {
    department: sql`product.department`,
    category: sql`product.category`,
    subCategory: sql`product.sub_category`,
    gender: sql`product.gender`,
    country: sql`product.country`,
    status: sql`product.status`,
    type: sql`collection.type`,
    delivery: deliveryOf,
    price: priceBandFor(viewer),
    markUp: markUpBandFor(viewer),
    brand: sql`product.brand_id::text`,
  }
}

export type Conditions = Partial<Record<FacetName | 'q', RawBuilder<boolean>>>

/** One condition a field, so that counting a field can leave out its own. */
export function conditionsOf({ q, ...fields }: ProductFilters, viewer: CatalogViewer): Conditions {
  for (const field of ['department', 'category', 'subCategory', 'gender', 'colour'] as const)
    requireKnownKeys(knownKeys[field], fields[field], { field, isQuery: true })
  const columns = facetColumns(viewer)
  const conditions: Conditions = {}
  for (const name of Object.keys(columns) as (keyof typeof columns)[]) {
    const values = fields[name]
    if (values && values.length > 0) conditions[name] = sql<boolean>`(${columns[name]} = any(${[...values]}::text[]))`
  }
  for (const name of Object.keys(tagFacets) as TagFacet[]) {
    const tags = fields[name]?.map((value) => tagFacets[name] + value)
    if (tags?.length)
      conditions[name] =
        sql<boolean>`exists (select from listing tagged where tagged.product_id = product.id and tagged.tags && ${tags}::text[])`
  }
  if (q) {
    const part = containing(q)
    conditions.q = sql<boolean>`(product.name ilike ${part} or product.style_code ilike ${part} or product.unique_id ilike ${part})`
  }
  return conditions
}

export const allOf = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`

/** Products that follow one of a collection in the order they have in it; none where it is not there. */
export const isAfterIn = (collectionId: string, productId: string) =>
  sql<boolean>`((product.position, product.id) > (select position, id from product
    where id = ${productId} and collection_id = ${collectionId}))`

/** What a list is sorted by, which is never null. */
export function sortKeyOf(sort: ProductSort, viewer: CatalogViewer): { key: RawBuilder<unknown>; isDown?: true } {
  const shown = sql`(case when ${mayKnowWholesale(viewer)} then price.wholesale else price.retail end)`
  return {
    position: { key: sql`product.position` },
    name: { key: sql`lower(product.name)` },
    styleCode: { key: sql`product.style_code` },
    newest: { key: sql`product.created_at`, isDown: true as const },
    priceUp: { key: sql`coalesce(${shown}, ${sql.lit(mostMinor)})` },
    priceDown: { key: sql`coalesce(${shown}, -1)`, isDown: true as const },
    delivery: { key: sql`coalesce(${starts}, '-infinity')` },
  }[sort]
}
const mostMinor = '9223372036854775807'

export function orderOf(sort: ProductSort, viewer: CatalogViewer): RawBuilder<unknown> {
  const { key, isDown } = sortKeyOf(sort, viewer)
  return isDown ? sql`${key} desc` : key
}
