import { amount } from '@souk/contract/core/money.ts'
import type { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { found } from '../../platform/base/refusal.ts'
import { findCollection, viewerOf } from '../catalog/door.ts'
import { listBrands } from './brands.queries.ts'
import { browse } from './browse.ts'
import { listIds } from './browse.queries.ts'
import { countBrands } from './count-brands.ts'
import { countFacets } from './count-facets.ts'
import { marketViewerOf, requireMarketplace } from './market-viewer.ts'
import { recommend } from './recommend.ts'
import { search } from './search.ts'
import { wordsOf } from './words.queries.ts'

const idsAtMost = 500

/** A term that no listing has. */
const noListing = `'-'`

export const discoveryHandlers: Handlers<typeof discovery> = {
  async brands({ actor, query }, { db, replica }) {
    const viewer = await marketViewerOf(db, actor)
    const { rows, ...page } = await listBrands(replica, viewer, { ...query, userId: actor.userId })
    const brands = rows.map(({ minimumOrderValue: minor, closesAt, collectionsCount, ...row }) => ({
      ...row,
      minimumOrderValue: minor === null ? null : amount({ minor: BigInt(minor), currency: row.currency }),
      collectionsCount: collectionsCount ?? 0,
      closesAt: closesAt?.toISOString() ?? null,
    }))
    return { brands, ...page }
  },
  async brandFilters({ actor, query }, { db, replica }) {
    const viewer = await marketViewerOf(db, actor)
    return countBrands(replica, viewer, query)
  },
  browse: ({ actor, query }, deps) => browse(deps, actor, query),
  async filters({ actor, query }, { db, replica }) {
    const viewer = await viewerOf(db, actor)
    const { brandId, collectionId, ...filters } = query
    if (collectionId) {
      const { segmentId, priceBookIds } = found(await findCollection(db, viewer, collectionId))
      return countFacets(replica, viewer, { collectionId, seen: { segmentId, priceBookIds } }, filters, null)
    }
    if (!brandId) requireMarketplace(viewer)
    const words = await wordsOf(replica, query.q)
    return countFacets(replica, viewer, { brandId }, filters, words === null ? noListing : words.query)
  },
  async productIds({ actor, query }, { db, replica }) {
    const viewer = await viewerOf(db, actor)
    found(await findCollection(db, viewer, query.collectionId))
    return listIds(replica, viewer, query, idsAtMost)
  },
  recommended: ({ actor, query }, deps) => recommend(deps, actor, query.productId),
  search: ({ actor, body }, deps) => search(deps, actor, body.q, body.limit),
}
