/** Parts of a statement, for slices that put lists of products together. */
export { averageBand, wholeOf } from '../products/band-of.ts'
export {
  allOf,
  conditionsOf,
  type FacetName,
  facetColumns,
  isAfterIn,
  orderOf,
  tagFacets,
  type TagFacet,
} from '../products/product-conditions.ts'
export {
  type CardRecord,
  cardRows,
  countVisible,
  foundCards,
  pricedProducts,
  type ProductRecord,
  shownCurrency,
  visibleInParts,
  visibleListings,
  visibleOneByOne,
} from '../products/product-rows.queries.ts'
export { findCards, listCards } from '../products/products.queries.ts'
export type { Seen } from '../visibility/viewer.ts'
