import type { ProductFacets } from '@souk/contract/catalog/product-filters.ts'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import {
  facetViews,
  type Filters,
  FiltersLayout,
  type ProductFilter,
  productFilterNames,
  useFilterNames,
} from '../../discovery/door.ts'

const few = 6 // nothing to filter
type Props = { count: number; facets: ProductFacets | undefined; filters: Filters<ProductFilter>; children: ReactNode }

/** A list with its filters beside it, once it is long enough for that. */
export function ListFilters({ count, facets, filters, children }: Props) {
  const t = useT('wishlists')
  const words = useFilterNames({
    of: 'products',
    currency: facets?.currency,
    isWholesale: facets?.markUp !== undefined,
    brands: facets?.brand,
  })
  if (count < few && !filters.isAny) return children
  return (
    <FiltersLayout
      search={{ label: t('searchProducts'), value: filters.q, onSearch: filters.search }}
      facets={facetViews(productFilterNames, facets, filters.chosen, words)}
      isMore={facets?.more ?? false}
      total={facets?.total}
      onChoose={(facet, values) => filters.choose(facet as ProductFilter, values)}
      onClear={filters.isAny ? filters.clear : undefined}
    >
      {children}
    </FiltersLayout>
  )
}
