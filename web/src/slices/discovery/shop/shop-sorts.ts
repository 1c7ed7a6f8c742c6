/** The brand's own order first; it is the usual one. */
export const shopSorts = ['position', 'newest', 'name', 'priceUp', 'priceDown', 'delivery'] as const
export type ShopSort = (typeof shopSorts)[number]
export const densities = ['comfortable', 'compact'] as const
