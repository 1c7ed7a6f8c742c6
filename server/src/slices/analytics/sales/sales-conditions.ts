import { type RawBuilder, sql } from 'kysely'
import type { Period } from '../model/period.ts'
import { none } from '@souk/contract/analytics/none.ts'
import type { Dimension, Measure } from '@souk/contract/analytics/sales-shapes.ts'
import { isOwnRelation, type Trader } from '../../connections/door.ts'

export type SalesFilters = {
  [
    name in
      | 'collectionId'
      | 'productId'
      | 'retailerId'
      | 'salesRepId'
      | 'category'
      | 'season'
      | 'colour'
      | 'size'
      | 'country'
  ]?: readonly string[] | undefined
}
type Which = Period & { currency: string; measure: Measure }
export type SalesSource = 'sales_retailer_day' | 'sales_product_day' | 'sales_fact'

const ofProduct: readonly (keyof SalesFilters)[] = ['collectionId', 'productId', 'category', 'season', 'colour', 'size']
const ofRetailer: readonly (keyof SalesFilters)[] = ['retailerId', 'salesRepId', 'country']

/** The smallest table that has all that is asked for. */
export function sourceOf(actor: Trader, filters: SalesFilters, by?: Dimension): SalesSource {
  const has = (names: readonly (keyof SalesFilters)[]) => names.some((name) => filters[name] !== undefined)
  const isByProduct = by && ['season', 'collection', 'product', 'category', 'colour', 'size'].includes(by)
  const isByRetailer = by && ['retailer', 'country', 'salesRep'].includes(by)
  const needsProduct = isByProduct || has(ofProduct)
  const needsRetailer = isByRetailer || has(ofRetailer) || actor.role !== 'entityAdmin'
  if (needsProduct && needsRetailer) return 'sales_fact'
  return needsProduct ? 'sales_product_day' : 'sales_retailer_day'
}

/** The brand's rows of a source with the alias `f`: only those of the viewer's own retailers, and what the filters leave. */
export function salesConditions(actor: Trader, { from, to, currency, measure }: Which, filters: SalesFilters) {
  return sql<boolean>`(${sql.join(
    [
      sql`f.brand_id = ${actor.entityId}`,
      sql`f.measure = ${measure}`,
      sql`f.currency = ${currency}`,
      sql`f.day between ${from}::date and ${to}::date`,
      retailerConditions(actor, filters),
      productConditions(actor, filters),
    ],
    sql` and `,
  )})`
}

/** For any table with the alias `f` that names a brand, a retailer and a country. */
export function retailerConditions(actor: Trader, filters: SalesFilters): RawBuilder<boolean> {
  const { retailerId, salesRepId, country } = filters
  const parts = [
    sql`true`,
    ...(actor.role === 'entityAdmin'
      ? []
      : [sql`f.retailer_id in (select relation.retailer_id from relation where ${isOwnRelation(actor)})`]),
    ...(retailerId ? [sql`f.retailer_id = any(${[...retailerId]}::uuid[])`] : []),
    ...(country ? [sql`f.country = any(${[...country]}::text[])`] : []),
    ...(salesRepId ? [ofReps(actor, salesRepId)] : []),
  ]
  return sql`(${sql.join(parts, sql` and `)})`
}

function ofReps({ entityId }: Trader, reps: readonly string[]): RawBuilder<boolean> {
  const ids = reps.filter((one) => one !== none)
  const named = sql`f.retailer_id in (select retailer_id from relation where brand_id = ${entityId} and sales_rep_id = any(${ids}::uuid[]))`
  if (!reps.includes(none)) return sql`(${named})`
  return sql`(${named} or f.retailer_id not in (
    select retailer_id from relation where brand_id = ${entityId} and sales_rep_id is not null))`
}

export function productConditions({ entityId }: Trader, filters: SalesFilters): RawBuilder<boolean> {
  const { collectionId, productId, category, season, colour, size } = filters
  const ofProducts = [
    ...(collectionId ? [sql`product.collection_id = any(${[...collectionId]}::uuid[])`] : []),
    ...(category ? [sql`coalesce(nullif(product.category, ''), ${none}) = any(${[...category]}::text[])`] : []),
    ...(season ? [sql`coalesce(nullif(collection.season, ''), ${none}) = any(${[...season]}::text[])`] : []),
  ]
  const parts = [
    sql`true`,
    ...(productId ? [sql`f.product_id = any(${[...productId]}::uuid[])`] : []),
    ...(colour ? [sql`coalesce(nullif(f.colour, ''), ${none}) = any(${[...colour]}::text[])`] : []),
    ...(size ? [sql`coalesce(nullif(f.size, ''), ${none}) = any(${[...size]}::text[])`] : []),
    ...(ofProducts.length > 0
      ? [
          sql`f.product_id in (select product.id from product join collection on collection.id = product.collection_id
            where product.brand_id = ${entityId} and ${sql.join(ofProducts, sql` and `)})`,
        ]
      : []),
  ]
  return sql`(${sql.join(parts, sql` and `)})`
}
