import { amount } from '@souk/contract/core/money.ts'
import type { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import { found, Refusal } from '../../platform/refusal.ts'
import { type CatalogViewer, findCollection, presentProduct, viewerOf } from '../catalog/door.ts'
import { listBrands } from './brands.queries.ts'
import { browseProducts, listIds } from './browse.queries.ts'
import { countBrands } from './count-brands.ts'
import { countFacets } from './count-facets.ts'
import { recommend } from './recommend.ts'
import { search } from './search.ts'
import { knownWords } from './words.queries.ts'

const idsAtMost = 500

export const discoveryHandlers: Handlers<typeof discovery> = {
  async brands({ actor, query }, { db, replica }) {
    const viewer = await viewerOf(db, actor)
    requireMarketplace(viewer)
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
    const viewer = await viewerOf(db, actor)
    requireMarketplace(viewer)
    return countBrands(replica, viewer, query)
  },
  async browse({ actor, query }, { db, replica }) {
    const viewer = await viewerOf(db, actor)
    if (!query.brandId) requireMarketplace(viewer)
    const words = await wordsOf(replica, query.q)
    if (words === null) return { products: [], page: query.page, limit: query.limit, total: 0, more: false }
    const { rows, ...page } = await browseProducts(replica, viewer, query, words.query)
    return { products: rows.map((row) => presentProduct(row, viewer)), ...page }
  },
  async filters({ actor, query }, { db, replica }) {
    const viewer = await viewerOf(db, actor)
    const { brandId, collectionId, ...filters } = query
    if (collectionId) {
      const { segmentId, priceBookIds } = found(await findCollection(db, viewer, collectionId))
      return countFacets(replica, viewer, { collectionId, seen: { segmentId, priceBookIds } }, filters, null)
    }
    if (!brandId) requireMarketplace(viewer)
    const words = await wordsOf(replica, query.q)
    return countFacets(replica, viewer, { brandId }, filters, words === null ? nothing : words.query)
  },
  async productIds({ actor, query }, { db, replica }) {
    const viewer = await viewerOf(db, actor)
    found(await findCollection(db, viewer, query.collectionId))
    return listIds(replica, viewer, query, idsAtMost)
  },
  recommended: ({ actor, query }, deps) => recommend(deps, actor, query.productId),
  search: ({ actor, body }, deps) => search(deps, actor, body.q, body.limit),
}

/** A term no listing has. */
const nothing = `'-'`

/** Null when a word is unknown; without words, everything. */
async function wordsOf(db: Db, q: string | undefined): Promise<{ query: string | null } | null> {
  return q ? knownWords(db, q) : { query: null }
}

/** A retailer looks around only with the marketplace entitlement; everybody else may. */
function requireMarketplace(viewer: CatalogViewer): void {
  if (viewer.kind === 'retailer' && !viewer.hasMarketplace) throw new Refusal('forbidden', 'discovery.noMarketplace')
}
