import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import type { ProductFacets } from '@souk/contract/catalog/product-filters.ts'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useOwnTitle } from '../../../lib/own-title.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { quietly, useUrlState } from '../../../lib/url/url-state.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { CurrencySwitch } from '../product/currency-switch.tsx'
import type { Filters } from '../filters/filters-url.ts'
import { type ProductFilter, productFilterNames } from '../filters/product-filter-names.ts'
import { ProductList } from './product-list.tsx'
import { ProductPicksBar } from './product-picks-bar.tsx'
import { ShelfOf, shelfText } from '../model/product-shelf.ts'
import { usePicks } from './product-picks.ts'
import { type ProductList as List, readProductIds } from '../product/product.data.ts'
import { ShopLead } from './shop-lead.tsx'
import { shopFields, shopSorts } from './shop-sorts.ts'
import styles from './shop.module.css'
import { ShopTools } from './shop-tools.tsx'

type Props = {
  collection: Collection
  list: List
  facets: ProductFacets | undefined
  filters: Filters<ProductFilter>
}

/** A collection as its buyers walk along it. */
export function Shop({ collection, list, facets, filters }: Props) {
  const t = useT('discovery')
  const isOpen = useCanNavigate()
  const picks = usePicks()
  const [{ sort, density }, change] = useUrlState(shopFields)
  const { id, brandId, brandName, collectionName, status } = collection
  useOwnTitle(collectionName)
  const crumbs = [
    { label: t('explore'), to: '/explore' },
    { label: brandName, to: `/brand/${brandId}` },
  ]
  const total = list.data?.pages[0]?.total
  return (
    <Page
      tour="shop"
      title={collectionName}
      lead={<ShopLead collection={collection} />}
      crumbs={crumbs.filter(({ to }) => to !== '/explore' || isOpen(to))}
      actions={
        <>
          <CurrencySwitch collection={collection} />
          <ShopTools
            sorts={shopSorts}
            sort={sort}
            onSort={(next) => change({ sort: next })}
            density={density}
            onDensity={(next) => change({ density: next }, quietly)}
          />
        </>
      }
    >
      {(status === 'NEW' || status === 'IN_REVIEW') && (
        <div className={styles.preview}>
          <Notice kind="info">{t('preview')}</Notice>
        </div>
      )}
      <ShelfOf value={shelfText({ ...filters.query, sort })}>
        <ProductList
          label={collectionName}
          name={`shop-${id}`}
          list={list}
          facets={facets}
          names={productFilterNames.filter((name) => name !== 'type')}
          filters={filters}
          density={density}
          picks={picks}
          empty={{ title: t('empty'), text: t('empty.text') }}
          bar={
            <ProductPicksBar
              picks={picks}
              total={total ?? 0}
              readAll={() => readProductIds({ collectionId: id, ...filters.query, sort })}
            />
          }
        />
      </ShelfOf>
    </Page>
  )
}
