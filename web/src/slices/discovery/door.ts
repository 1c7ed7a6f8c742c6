/** A brand as others see it. */
export { useBrand } from './discovery.data.ts'
/** The filters of a list of products, and its cards, for slices that show products. */
export { useFilters } from './filters-address.ts'
export { facetViews } from './filters-facets.ts'
export { FiltersLayout } from './filters-layout.tsx'
export { useFilterNames } from './filters-names.ts'
export { UnknownFilters, isUnknownFilter } from './filters-unknown.tsx'
export { productPath } from './product-card.tsx'
export { type ProductFilter, productFilterNames } from './product-filter-names.ts'
export { PriceLine } from './product-prices.tsx'
export { ProductStatus } from './product-status.tsx'
export { cartonUnits, cartonsLeft, sizesOf, stockOf } from './product-stock.ts'
export { toneOf } from './product-tones.ts'
