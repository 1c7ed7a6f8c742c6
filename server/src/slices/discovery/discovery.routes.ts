import { amount } from '@souk/contract/core/money.ts'
import type { MarketSort, ProductSort } from '@souk/contract/catalog/product-filters.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import type { Db } from '../../platform/data/database/db.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import { type CatalogViewer, findCollection, presentCard, viewerOf } from '../catalog/door.ts'
import { findCards, listCards } from '../catalog/doors/lists.ts'
import { listBrands } from './brands.queries.ts'
import { browseProducts, listIds } from './browse.queries.ts'
import { countBrands } from './count-brands.ts'
import { countFacets } from './count-facets.ts'
import { recommend } from './recommend.ts'
import { search } from './search.ts'
import { searchSimilar } from './similar.queries.ts'
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
    const { collectionId, sort, ...market } = query
    if (collectionId) {
      const { segmentId, priceBookIds } = found(await findCollection(db, viewer, collectionId))
      const input = { ...market, collectionId, sort: (sort ?? 'position') as ProductSort }
      const { rows, ...page } = await listCards(replica, viewer, input, { segmentId, priceBookIds })
      return { products: rows.map(presentCard), ...page }
    }
    if (!query.brandId) requireMarketplace(viewer)
    const words = await wordsOf(replica, query.q)
    const { rows, ...page } = words
      ? await browseProducts(replica, viewer, { ...market, sort: sort as MarketSort | undefined }, words.query)
      : { rows: [], page: query.page, limit: query.limit, total: 0, more: false }
    if (page.total > 0 || !isBarePhrase(query)) return { products: rows.map(presentCard), ...page }
    const alike = await searchSimilar(replica, viewer, query.q!, similarAtMost)
    const similar = await findCards(
      replica,
      viewer,
      alike.map(({ id }) => id),
    )
    const products = similar.map(presentCard)
    return { products, ...page, total: products.length, ...(products.length > 0 && { isSimilar: true }) }
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

const similarAtMost = 24

type Browse = Paging & { q?: string | undefined }
const ofTheList = new Set(['q', 'page', 'after', 'limit', 'sort'])

/** Several words on the first page, without filters: only then products close in meaning help. */
function isBarePhrase(query: Browse): boolean {
  const isFiltered = Object.entries(query).some(([name, value]) => value !== undefined && !ofTheList.has(name))
  return query.page === 1 && !query.after && !isFiltered && /\S\s+\S/.test(query.q?.trim() ?? '')
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
