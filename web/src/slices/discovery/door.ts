import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { loadNamespaces } from '../../lib/language/i18n.ts'

/** What the dashboard of a new retailer shows of brands. */
export const BrandsToStart = lazyPart(async () => {
  const [module] = await Promise.all([import('./brand/brands-to-start.tsx'), loadNamespaces('discovery')])
  return module.BrandsToStart
})
/** A brand as others see it. */
export { useBrand } from './model/discovery.data.ts'
/** The filters of a list of products, and its cards, for slices that show products. */
export { type Filters, useFilters } from './filters/filters-url.ts'
export { facetViews } from './filters/filters-facets.ts'
export { FiltersLayout } from './filters/filters-layout.tsx'
export { useFilterNames } from './filters/filters-names.ts'
export { UnknownFilters, isUnknownFilter } from './filters/filters-unknown.tsx'
export { productPath } from './product/product-card.tsx'
export { type ProductFilter, productFilterNames } from './filters/product-filter-names.ts'
export { PriceLine } from './product/product-prices.tsx'
export { useWholeProduct } from './product/product.data.ts'
export { ProductStatus } from './product/product-status.tsx'
export { cartonUnits, cartonsLeft, sizesOf, stockOf } from './product/product-stock.ts'
export { toneOf } from './product/product-tones.ts'
