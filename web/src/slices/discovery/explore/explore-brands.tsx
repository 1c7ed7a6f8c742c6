import { useDeferredValue, useId } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { oneOf, useUrlState } from '../../../lib/url/url-state.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { CardsSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { CompactSelect } from '../../../ui/choices/compact-select.tsx'
import { BrandGrid } from '../brand/brand-grid.tsx'
import { type BrandFacetsQuery, useBrandFacets, useBrands } from '../model/discovery.data.ts'
import styles from './explore-brands.module.css'
import { useFilters } from '../filters/filters-url.ts'
import { facetViews } from '../filters/filters-facets.ts'
import { FiltersLayout } from '../filters/filters-layout.tsx'
import { useFilterNames } from '../filters/filters-names.ts'
import { UnknownFilters, isUnknownFilter } from '../filters/filters-unknown.tsx'

const names = [
  'department',
  'category',
  'country',
  'price',
  'markUp',
  'delivery',
  'minimum',
] as const satisfies readonly (keyof BrandFacetsQuery)[]
type Name = (typeof names)[number]
const single: readonly Name[] = ['minimum'] // the last choice counts alone
const sorts = ['name', 'new', 'closing', 'forYou'] as const

type Props = { list: 'BRANDS' | 'PREMIUMBRANDS'; hasTitle?: boolean }

/** All brands, narrowed down and put in order. */
export function ExploreBrands({ list, hasTitle = false }: Props) {
  const t = useT('discovery')
  const id = useId()
  const { search } = useLocation()
  const isRetailer = useSession().entityType === 'retailer'
  const filters = useFilters(names)
  const [{ sort }, change] = useUrlState({ sort: oneOf(sorts, 'name') })
  const asked = { ...filters.query, list } as BrandFacetsQuery
  const brands = useBrands({ ...asked, sort })
  const drawn = useDeferredValue(brands.data) // in short steps, so that taps are handled meanwhile
  const { data: facets } = useBrandFacets(asked)
  const words = useFilterNames({ of: 'brands', isWholesale: facets?.markUp !== undefined })
  const views = facetViews(names, facets, filters.chosen, words)
  const label = t(list === 'BRANDS' ? 'all.title' : 'premium.title')
  return (
    <section aria-labelledby={hasTitle ? id : undefined} aria-label={hasTitle ? undefined : label}>
      <Row gap={16} isSpread className={styles.head}>
        {hasTitle && <h2 id={id}>{label}</h2>}
        {!hasTitle && (
          <output className={`${styles.found} num`}>{facets && t('all.found', { count: facets.total })}</output>
        )}
        <CompactSelect
          label={t('sort')}
          options={sorts
            .filter((value) => value !== 'forYou' || isRetailer)
            .map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={sort}
          onChange={(next) => change({ sort: next })}
        />
      </Row>
      <FiltersLayout
        search={{ label: t('explore.search'), value: filters.q, onSearch: filters.search }}
        facets={views}
        total={facets?.total}
        onChoose={(name, values) =>
          filters.choose(name as Name, single.includes(name as Name) ? values.slice(-1) : values)
        }
        onClear={filters.isAny ? filters.clear : undefined}
      >
        {isUnknownFilter(brands.error) ? (
          <UnknownFilters onClear={filters.clear} />
        ) : (
          <QueryView
            query={{ ...brands, data: drawn }}
            skeleton={<CardsSkeleton cards={6} shape="brand" />}
            empty={({ pages }) =>
              pages[0]?.brands.length === 0 &&
              (filters.isAny ? { onClear: filters.clear } : { title: t('explore.empty'), text: t('explore.emptyText') })
            }
          >
            {({ pages }) => (
              <BrandGrid
                isBelow={hasTitle}
                label={label}
                name={`${list}${search}`}
                brands={pages.flatMap((page) => page.brands)}
                onEnd={() => brands.hasNextPage && !brands.isFetchingNextPage && void brands.fetchNextPage()}
              />
            )}
          </QueryView>
        )}
      </FiltersLayout>
    </section>
  )
}
