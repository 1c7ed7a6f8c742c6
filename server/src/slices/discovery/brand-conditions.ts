import { type RawBuilder, sql } from 'kysely'
import { knownKeys, requireKnownKeys } from '../../platform/base/known-keys.ts'
import { containing } from '../../platform/data/database/like.ts'
import { averageBand, wholeOf } from '../catalog/doors/lists.ts'
import { type CatalogViewer } from '../catalog/door.ts'

type Several = readonly string[] | undefined
export type BrandFilters = {
  list: 'BRANDS' | 'PREMIUMBRANDS'
  q?: string | undefined
  department?: Several
  category?: Several
  country?: Several
  price?: Several
  markUp?: Several
  delivery?: Several
  minimum?: string | undefined
  shipsToMe?: 'true' | 'false' | undefined
}
export type BrandConditions = Partial<Record<keyof BrandFilters, RawBuilder<boolean>>>

/** Whether it ships to where the viewer is; null for those who are nowhere. */
export function shipsTo(viewer: CatalogViewer): RawBuilder<boolean> | null {
  if (viewer.kind !== 'retailer' || viewer.country === null) return null
  return sql`(not (${viewer.country} = any(brand.restricted_countries)))`
}

export const minimumWithin = (whole: string) =>
  sql<boolean>`(coalesce(brand.minimum_order_value, 0) <= ${whole}::bigint * (${wholeOf(sql`brand.currency`)}))`

/** One condition a field, with the aliases `brand` and `shelves`, so that counting a field can leave out its own. */
export function brandConditions(filters: BrandFilters, viewer: CatalogViewer): BrandConditions {
  const { list, q, department, category, country, price, markUp, delivery, minimum, shipsToMe } = filters
  requireKnownKeys(knownKeys.department, department, { field: 'department', isQuery: true })
  requireKnownKeys(knownKeys.category, category, { field: 'category', isQuery: true })
  const ships = shipsTo(viewer)
  return {
    ...(list === 'PREMIUMBRANDS' && { list: sql<boolean>`brand.is_premium` }),
    ...(q && { q: sql<boolean>`(brand.name ilike ${containing(q)})` }),
    ...(department?.length && { department: sql<boolean>`(brand.departments && ${[...department]}::text[])` }),
    ...(category?.length && { category: sql<boolean>`(shelves.categories && ${[...category]}::text[])` }),
    ...(country?.length && { country: sql<boolean>`(brand.country = any(${[...country]}::text[]))` }),
    ...(price?.length && { price: sql<boolean>`(${averageBand.price(viewer)} = any(${[...price]}::text[]))` }),
    ...(markUp?.length && { markUp: sql<boolean>`(${averageBand.markUp(viewer)} = any(${[...markUp]}::text[]))` }),
    ...(delivery?.length && { delivery: sql<boolean>`(shelves.deliveries && ${[...delivery]}::text[])` }),
    ...(minimum !== undefined && { minimum: minimumWithin(minimum) }),
    ...(shipsToMe === 'true' && ships && { shipsToMe: ships }),
  }
}
