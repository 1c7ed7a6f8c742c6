/** Who looks, and what they may see. */
export { asShopper, type CatalogViewer, inCurrency, retailerViewer, viewerOf } from './visibility/viewer.ts'
export { isBrandOpen, isBrandStocked, isCollectionOpen, mayKnowWholesale } from './visibility/visible.ts'
/** Collections and products as a viewer may see them. */
export { findCollection, findCollections, upcomingDeadlines } from './model/collections.queries.ts'
export { namedProducts, skus, visibleProducts } from './products/product-rows.queries.ts'
export { findProducts } from './products/products.queries.ts'
export { picturesByColour } from './products/pictures-by-colour.ts'
export { presentCard } from './products/present-card.ts'
export { presentPrices, presentProduct } from './products/present-product.ts'
