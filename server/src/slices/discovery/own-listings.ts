import { type RawBuilder, sql } from 'kysely'
import { isOneOf } from '../../platform/data/database/one-of.ts'
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

/** Of these at most, however many partners there are. */
const lookedAt = 1_000
const leastOfEach = 50

/** The listings themselves: the newest of each brand or collection, or all of them; where words are frequent there are fewer of these. */
export function ownListings(viewer: Narrow, which: 'newest' | 'all'): RawBuilder<unknown> {
  const newest = (atMost: RawBuilder<unknown>) =>
    sql`order by score desc, product_id desc ${which === 'all' ? sql`` : sql`limit ${atMost}`}`
  // Seen by PostgreSQL, these would be planned for anew each time.
  if (viewer.kind === 'owner') {
    return sql`(select product_id, score, words, said from listing where brand_id = (select ${viewer.brandId}::uuid) ${newest(sql.lit(lookedAt))})`
  }
  const partners = sql`(select ${viewer.relationBrandIds}::uuid[])`
  const reader = sql`(select ${viewer.retailerId}::uuid)`
  const ofEach = newest(
    sql`(select ${Math.max(leastOfEach, Math.ceil(lookedAt / (viewer.relationBrandIds.length || 1)))}::int)`,
  )
  return sql`(
    select listing.* from unnest(${partners}) partner (id),
      lateral (select product_id, score, words, said from listing where brand_id = partner.id ${ofEach}) listing
    union all
    select listing.* from collection_reader, lateral (select product_id, score, words, said from listing
      where collection_id = collection_reader.collection_id and brand_id <> all(${partners}::uuid[]) ${ofEach}) listing
    where collection_reader.retailer_id = ${reader})`
}
