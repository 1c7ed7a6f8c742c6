import type { Db } from '../../../platform/data/database/db.ts'
import { type CatalogViewer, retailerViewer, viewerOf } from '../../catalog/door.ts'
import type { Trader } from '../../connections/door.ts'
import type { ListRecord } from './wishlists.queries.ts'

/** As whom a list is looked at. A brand sees a selection for a partner exactly as that partner will: `preview`. */
export type WishlistViewer = { kind: 'retailer' | 'brand' | 'preview'; viewer: CatalogViewer; isOwn: boolean }
type List = Pick<ListRecord, 'isOwn' | 'retailerId' | 'isPartner'>

export async function wishlistViewer(
  db: Db,
  actor: Trader,
  { isOwn, retailerId, isPartner }: List,
): Promise<WishlistViewer> {
  if (actor.side === 'brand' && isOwn && retailerId && isPartner) {
    return { kind: 'preview', viewer: await retailerViewer(db, retailerId), isOwn }
  }
  return { kind: actor.side, viewer: await viewerOf(db, actor), isOwn }
}
