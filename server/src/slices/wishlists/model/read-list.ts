import type { Reply } from '@souk/contract/core/endpoint.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { ProductFilters } from '@souk/contract/catalog/product-filters.ts'
import type { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { found } from '../../../platform/base/refusal.ts'
import { viewerOf } from '../../catalog/door.ts'
import { wishlistViewer } from './wishlist-viewer.ts'
import { countUnavailable, pageOfLines, totalsOf } from './lines.queries.ts'
import { liveLinkOf } from './links.queries.ts'
import type { Trader } from '../../connections/door.ts'
import { asCard, asLines, asTotals } from './present-list.ts'
import { sharesOf } from './shares.queries.ts'
import { listsOf, withContents } from './wishlists.queries.ts'

/** One list with a page of its lines, as the reader may see them. */
export async function readList(
  deps: Deps,
  actor: Trader,
  id: string,
  input: Paging & ProductFilters,
): Promise<Reply<typeof wishlists.read>> {
  const { db } = deps
  const lists = withContents(listsOf(db, actor).where('wishlist.id', '=', id), db, await viewerOf(db, actor))
  const list = found(await lists.executeTakeFirst())
  const viewer = await wishlistViewer(db, actor, list)
  const [{ rows, ...page }, totals, unavailableCount, shares, publicLink] = await Promise.all([
    pageOfLines(db, id, viewer, input),
    totalsOf(db, id, viewer),
    list.isOwn ? countUnavailable(db, id, viewer) : 0,
    list.mayManage ? sharesOf(db, list) : [],
    list.mayManage ? liveLinkOf(deps, id) : null,
  ])
  const lines = await asLines(db, rows, viewer, list.isOwn && actor.side === 'brand' ? actor.entityId : null)
  return {
    ...asCard(list),
    totals: asTotals(totals),
    unavailableCount,
    shares,
    publicLink,
    lines,
    products: lines,
    ...page,
  }
}
