import { oneOf } from '../../../lib/url/url-state.ts'

/** The brand's own order first; it is the usual one. */
export const shopSorts = ['position', 'newest', 'name', 'priceUp', 'priceDown', 'delivery'] as const
export type ShopSort = (typeof shopSorts)[number]
/** Across brands; prices in several currencies cannot be compared. */
export const marketSorts = ['newest', 'closing', 'delivery', 'name'] as const
export type MarketSort = (typeof marketSorts)[number]
export const densities = ['comfortable', 'compact'] as const

export const shopFields = { sort: oneOf(shopSorts, 'position'), density: oneOf(densities, 'comfortable') }
export const marketFields = { sort: oneOf(marketSorts, 'newest'), density: oneOf(densities, 'comfortable') }
