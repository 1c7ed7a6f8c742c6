/** What `subscribers.ts` needs to have a submitted collection reviewed and a renamed brand found. */
export { autoReviewQueue, autoReviewSeconds, relistBrandQueue } from './catalog.jobs.ts'
/** The one rule as SQL, for slices that show products. */
export { averageBand, wholeOf } from './products/band-of.ts'
export { picturesByColour } from './products/pictures-by-colour.ts'
export { presentCard } from './products/present-card.ts'
export { presentPrices, presentProduct } from './products/present-product.ts'
export {
  allOf,
  conditionsOf,
  type FacetName,
  facetColumns,
  isAfterIn,
  orderOf,
  tagFacets,
  type TagFacet,
} from './products/product-conditions.ts'
export {
  type CardRecord,
  cardRows,
  countVisible,
  foundCards,
  namedProducts,
  pricedProducts,
  type ProductRecord,
  type Seen,
  shownCurrency,
  skus,
  visibleInParts,
  visibleListings,
  visibleOneByOne,
  visibleProducts,
} from './products/product-rows.queries.ts'
export { findCollection, findCollections, upcomingDeadlines } from './collections/collections.queries.ts'
export { findCards, findProducts, listCards } from './products/products.queries.ts'
export { type CatalogViewer, inCurrency, retailerViewer, viewerOf } from './visibility/viewer.ts'
export { isBrandOpen, isCollectionOpen, mayKnowWholesale } from './visibility/visible.ts'
/** Documents of styles, for slices that have lists of them. */
export { brandLook, brandTerms } from './exports/brand-look.ts'
export { formColumn } from './exports/sheet-words.ts'
export { type Style, type StyleList, styleOf } from './exports/style.ts'
export { styleContent, stylePreview } from './exports/style-documents.ts'
export { styleFormats } from './exports/style-facts.ts'
/** The rules of an import, for slices that fill collections from elsewhere. */
export { cellsOf, judgeAgainst, loadSheet, type Sheet, type SheetRow, writeSheetRows } from './imports/sheet-rows.ts'
export { lockCollection } from './collections/collections.queries.ts'
export { isOpenForEditing } from './visibility/own-brand.ts'
export { recompileProducts } from './products/completeness.ts'
export { compileAccess } from './visibility/compile-access.ts'
