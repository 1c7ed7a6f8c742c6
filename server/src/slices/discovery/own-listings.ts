import { type RawBuilder, sql } from 'kysely'
import { isOneOf } from '../../platform/one-of.ts'
import type { CatalogViewer } from '../catalog/door.ts'

/*
 * A brand finds its own products only, and a retailer without the marketplace those of brands it trades with and of collections
 * it has ordered from. This says whose listings there is any use in looking at; the rule still decides.
 */
type Narrow = Extract<CatalogViewer, { kind: 'owner' | 'retailer' }>

export const isNarrow = (viewer: CatalogViewer): viewer is Narrow =>
  viewer.kind === 'owner' || (viewer.kind === 'retailer' && !viewer.hasMarketplace)

/** As a condition, where the words have found the listings. */
export function isOwnListing(viewer: CatalogViewer): RawBuilder<boolean> {
  if (!isNarrow(viewer)) return sql`true`
  if (viewer.kind === 'owner') return sql`listing.brand_id = ${viewer.brandId}`
  return sql`(${isOneOf('listing.brandId', viewer.relationBrandIds)} or listing.collection_id in (
    select collection_id from collection_reader where retailer_id = ${viewer.retailerId}))`
}

/** The listings themselves, the newest of each brand or collection; where words are frequent there are fewer of these. */
export function ownListings(viewer: Narrow, atMost: number | null): RawBuilder<unknown> {
  const newest = sql`order by score desc, product_id desc ${atMost === null ? sql`` : sql`limit ${sql.lit(atMost)}`}`
  if (viewer.kind === 'owner') return sql`(select * from listing where brand_id = ${viewer.brandId} ${newest})`
  const { retailerId } = viewer
  const partners = sql`(select ${viewer.relationBrandIds}::uuid[])` // seen by PostgreSQL, it would plan anew each time
  return sql`(
    select listing.* from unnest(${partners}) partner (id),
      lateral (select * from listing where brand_id = partner.id ${newest}) listing
    union all
    select listing.* from collection_reader, lateral (select * from listing
      where collection_id = collection_reader.collection_id and brand_id <> all(${partners}::uuid[]) ${newest}) listing
    where collection_reader.retailer_id = ${retailerId})`
}
