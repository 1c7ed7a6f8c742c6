import { type RawBuilder, sql } from 'kysely'
import type { Unavailable } from '@souk/contract/wishlists/wishlist-shapes.ts'
import type { CatalogViewer } from '../../catalog/door.ts'
import type { WishlistViewer } from './wishlist-viewer.ts'

/**
 * Why a line cannot be had, beside `shown`, `thing` (the product), `shelf` (its collection) and `seller`; null when it can.
 * The rule decides whether it is shown; this only says why. A retailer only learns that the deadline passed.
 */
export function whyNot(kind: WishlistViewer['kind'], viewer: CatalogViewer): RawBuilder<Unavailable | null> {
  if (kind === 'retailer') {
    return sql`case when shown.id is not null then null
      when shelf.deadline <= now() then 'deadlinePassed' else 'notOffered' end`
  }
  const forAll = sql`when thing.deleted_at is not null or thing.archived_at is not null then 'removed'
    when seller.live_from is null or seller.live_from > now() then 'brandNotLive'
    when shelf.archived_at is not null or shelf.status <> 'LIVE' then 'collectionClosed'
    when shelf.deadline <= now() then 'deadlinePassed'`
  if (kind === 'brand') return sql`case ${forAll} end`
  const country = viewer.kind === 'retailer' ? viewer.country : null
  return sql`case when shown.id is not null then null ${forAll}
    when ${country}::text = any(seller.restricted_countries) then 'restrictedCountry' else 'notInSegment' end`
}
