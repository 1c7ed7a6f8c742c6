import type { z } from 'zod/mini'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { MarketSort, ProductSort } from '@souk/contract/catalog/product-filters.ts'
import type { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { found } from '../../platform/base/refusal.ts'
import { findCollection, presentCard, viewerOf } from '../catalog/door.ts'
import { findCards, listCards } from '../catalog/doors/lists.ts'
import { browseProducts } from './browse.queries.ts'
import { requireMarketplace } from './market-viewer.ts'
import { searchSimilar } from './similar.queries.ts'
import { wordsOf } from './words.queries.ts'

type ProductsQuery = z.output<NonNullable<(typeof discovery.browse)['query']>>

const similarAtMost = 24

/** Products of one collection, one brand or everybody; a phrase that finds nothing goes by its meaning. */
export async function browse({ db, replica }: Pick<Deps, 'db' | 'replica'>, actor: Actor, query: ProductsQuery) {
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
}

const fieldsOfTheList = new Set(['q', 'page', 'after', 'limit', 'sort'])

/** Several words on the first page, without filters: only then products close in meaning help. */
function isBarePhrase(query: ProductsQuery): boolean {
  const isFiltered = Object.entries(query).some(([name, value]) => value !== undefined && !fieldsOfTheList.has(name))
  return query.page === 1 && !query.after && !isFiltered && /\S\s+\S/.test(query.q?.trim() ?? '')
}
