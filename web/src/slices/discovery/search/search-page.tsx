import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { forgetSearches, recentSearches, rememberSearch } from '../../../lib/recent-searches.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { useFilters } from '../filters/filters-url.ts'
import { useBrowse, useProductFacets } from '../product/product.data.ts'
import { productFilterNames } from '../filters/product-filter-names.ts'
import { ProductList } from '../shop/product-list.tsx'
import { ProductPicksBar } from '../shop/product-picks-bar.tsx'
import { usePicks } from '../shop/product-picks.ts'
import { FoundBrands } from './found-brands.tsx'
import { FoundCollections } from './found-collections.tsx'
import styles from './search-page.module.css'

/** /search?q=: brands, collections and products in one place; the filters narrow the products. */
export function SearchPage() {
  const t = useT('discovery')
  const filters = useFilters(productFilterNames)
  const picks = usePicks()
  const { q } = filters
  const list = useBrowse(filters.query)
  const { data: facets } = useProductFacets(filters.query)
  const isSimilar = list.data?.pages[0]?.isSimilar ?? false
  useEffect(() => rememberSearch(q), [q])
  return (
    <Page
      title={q ? t('results.title', { q: `\u2068${q}\u2069` }) : t('titles.search')}
      lead={
        facets && q && !isSimilar ? t(facets.more ? 'discover.leadMore' : 'discover.lead', { count: facets.total }) : ''
      }
    >
      <Stack gap={40} className={styles.sections}>
        {q ? (
          <>
            <FoundBrands q={q} />
            <FoundCollections q={q} />
          </>
        ) : (
          <RecentSearches />
        )}
        <section aria-label={t('results.products')}>
          {q && <h2>{t(isSimilar ? 'results.similar' : 'results.products')}</h2>}
          {isSimilar && <p className={styles.similar}>{t('results.similar.text', { q: `\u2068${q}\u2069` })}</p>}
          <ProductList
            label={t('results.products')}
            name="search"
            list={list}
            facets={facets}
            names={productFilterNames}
            filters={filters}
            density="comfortable"
            hasBrand
            picks={picks}
            bar={<ProductPicksBar picks={picks} total={facets?.total ?? 0} />}
            empty={{ title: q ? t('results.none', { q }) : t('discover.empty'), text: t('results.none.text') }}
          />
        </section>
      </Stack>
    </Page>
  )
}

function RecentSearches() {
  const t = useT('discovery')
  const [recent, setRecent] = useState(recentSearches)
  if (recent.length === 0) return null
  return (
    <section aria-label={t('results.recent')} className={styles.recent}>
      <h2>{t('results.recent')}</h2>
      <Row as="ul" className={styles.searches}>
        {recent.map((text) => (
          <li key={text}>
            <Link to={`/search?q=${encodeURIComponent(text)}`}>
              <bdi>{text}</bdi>
            </Link>
          </li>
        ))}
      </Row>
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          forgetSearches()
          setRecent([])
        }}
      >
        {t('results.recent.clear')}
      </Button>
    </section>
  )
}
