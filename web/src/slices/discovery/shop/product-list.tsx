import type { ProductFacets } from '@souk/contract/catalog/product-filters.ts'
import { type ReactNode, Suspense, useEffect } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useLocation } from 'react-router'
import { idleQueue } from '../../../lib/first-visit/idle-queue.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { CardsSkeleton } from '../../../ui/feedback/skeletons.tsx'
import type { Filters } from '../filters/filters-url.ts'
import { facetViews } from '../filters/filters-facets.ts'
import { FiltersLayout } from '../filters/filters-layout.tsx'
import { useFilterNames } from '../filters/filters-names.ts'
import { UnknownFilters, isUnknownFilter } from '../filters/filters-unknown.tsx'
import type { Density } from '../product/product-card.tsx'
import type { ProductFilter } from '../filters/product-filter-names.ts'
import { ProductGrid } from './product-grid.tsx'
import type { Picks } from './product-picks.ts'
import type { ProductList as List } from '../product/product.data.ts'
import { useLengthBefore } from './shelf-length.ts'
import { useQuickLook } from './use-quick-look.ts'

const loadQuickLook = () => import('./product-quick-look.tsx')
const QuickLook = lazyDialog(async () => (await loadQuickLook()).QuickLook)

type Props = {
  label: string
  name: string
  list: List
  facets: ProductFacets | undefined
  names: readonly ProductFilter[]
  filters: Filters<ProductFilter>
  density: Density
  hasBrand?: boolean
  picks?: Picks
  empty: { title: string; text: string }
  bar?: ReactNode
}

/** Products with their filters beside them: the shelf of one collection, or of the whole market. */
export function ProductList({ label, name, list, facets, names, filters, density, ...rest }: Props) {
  const t = useT('discovery')
  const { search } = useLocation()
  const { product, look, ...looking } = useQuickLook(list)
  const { isShort } = useLengthBefore(`${name}${search}`, list)
  useEffect(
    () => idleQueue(() => void Promise.allSettled([loadQuickLook(), import('../product/product-page.tsx')])),
    [],
  )
  const words = useFilterNames({
    of: 'products',
    currency: facets?.currency,
    isWholesale: facets?.markUp !== undefined,
    brands: facets?.brand,
  })
  return (
    <FiltersLayout
      search={{ label: t('search'), value: filters.q, onSearch: filters.search }}
      facets={facetViews(names, facets, filters.chosen, words)}
      isMore={facets?.more ?? false}
      total={facets?.total}
      onChoose={(facet, values) => filters.choose(facet as ProductFilter, values)}
      onClear={filters.isAny ? filters.clear : undefined}
    >
      {isUnknownFilter(list.error) ? (
        <UnknownFilters onClear={filters.clear} />
      ) : (
        <QueryView
          query={isShort ? { ...list, data: undefined, isPending: true } : list}
          skeleton={<CardsSkeleton cards={12} />}
          empty={({ pages }) =>
            pages[0]?.products.length === 0 && (filters.isAny ? { onClear: filters.clear } : rest.empty)
          }
        >
          {({ pages }) => (
            <ProductGrid
              label={label}
              name={`${name}${search}`}
              products={pages.flatMap((page) => page.products)}
              total={pages[0]?.more ? undefined : pages[0]?.total}
              density={density}
              hasBrand={rest.hasBrand}
              picks={rest.picks}
              onLook={look}
              onEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
            />
          )}
        </QueryView>
      )}
      {rest.bar}
      <Suspense>{product && <QuickLook product={product} {...looking} />}</Suspense>
    </FiltersLayout>
  )
}
