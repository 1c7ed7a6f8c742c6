import { useParams } from 'react-router'
import { type Prefetch, prefetchQuery } from '../../../lib/first-visit/prefetch.ts'
import { queryClient } from '../../../lib/server/query-client.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { quietly, useUrlState } from '../../../lib/url/url-state.ts'
import { useTrack } from '../../../lib/usage/track.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { fetchPicture } from '../../../ui/pictures/preload-picture.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { CardsSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { oneCollection, useCollection } from '../../catalog/door.ts'
import { useFilters } from '../filters/filters-url.ts'
import { firstPicture } from '../model/first-picture.ts'
import { productFilterNames } from '../filters/product-filter-names.ts'
import { ProductList } from './product-list.tsx'
import { ProductPicksBar } from './product-picks-bar.tsx'
import { usePicks } from './product-picks.ts'
import { shopProducts, useBrowse, useProductFacets, useShopProducts } from '../product/product.data.ts'
import { marketFields, marketSorts, shopFields, shopSorts } from './shop-sorts.ts'
import { ShopTools } from './shop-tools.tsx'
import { Shop } from './shop.tsx'

/** With filters in the address the page itself asks. */
export const prefetchShop: Prefetch = ({ params, url }) => {
  const collectionId = params['collectionId'] ?? ''
  return Promise.all([prefetchQuery(oneCollection(collectionId)), url.search === '' && firstProducts(collectionId)])
}

async function firstProducts(collectionId: string): Promise<void> {
  const list = shopProducts({ collectionId, sort: shopSorts[0] })
  await queryClient.prefetchInfiniteQuery(list)
  const [first] = queryClient.getQueryData(list.queryKey)?.pages ?? []
  if (first) fetchPicture(firstPicture(first))
}

/** /products/:collectionId. The collection and its products are asked for together. */
export function ShopPage() {
  const { collectionId = '' } = useParams()
  const filters = useFilters(productFilterNames)
  const [{ sort }] = useUrlState(shopFields)
  const list = useShopProducts({ collectionId, ...filters.query, sort })
  const facets = useProductFacets({ collectionId, ...filters.query })
  const opened = useCollection(collectionId)
  useTrack('collection.viewed', opened.data?.id)
  return (
    <QueryView query={opened} skeleton={<CardsSkeleton cards={8} />} isPage>
      {(collection) => (
        <Shop key={collection.id} collection={collection} list={list} facets={facets.data} filters={filters} />
      )}
    </QueryView>
  )
}

/** /discover-products: what all brands show, with the name of the brand on every card. */
export function DiscoverPage() {
  const t = useT('discovery')
  const filters = useFilters(productFilterNames)
  const [{ sort, density }, change] = useUrlState(marketFields)
  const picks = usePicks()
  const list = useBrowse({ ...filters.query, sort })
  const { data: facets } = useProductFacets(filters.query)
  return (
    <Page
      title={t('titles.discover-products')}
      lead={facets ? t(facets.more ? 'discover.leadMore' : 'discover.lead', { count: facets.total }) : ''}
      actions={
        <ShopTools
          sorts={marketSorts}
          sort={sort}
          onSort={(next) => change({ sort: next })}
          density={density}
          onDensity={(next) => change({ density: next }, quietly)}
        />
      }
    >
      <ProductList
        label={t('titles.discover-products')}
        name="discover"
        list={list}
        facets={facets}
        names={productFilterNames}
        filters={filters}
        density={density}
        hasBrand
        picks={picks}
        bar={<ProductPicksBar picks={picks} total={facets?.total ?? 0} />}
        empty={{ title: t('discover.empty'), text: t('discover.empty.text') }}
      />
    </Page>
  )
}
