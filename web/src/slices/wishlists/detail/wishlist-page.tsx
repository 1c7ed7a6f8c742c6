import { useParams } from 'react-router'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { isUnknownFilter, productFilterNames, UnknownFilters, useFilters } from '../../discovery/door.ts'
import { ListView } from './wishlist-view.tsx'
import { useList, useListFacets } from '../model/wishlists.data.ts'

const limit = 24

/** /wishlist-products/:wishlistId and /selection-products/:wishlistId. */
export function ListPage() {
  const { wishlistId = '' } = useParams()
  const filters = useFilters(productFilterNames, limit)
  const facets = useListFacets(wishlistId, filters.query)
  const query = useList(wishlistId, { ...filters.query, page: filters.page, limit })
  if (isUnknownFilter(query.error)) return <UnknownFilters onClear={filters.clear} />
  return (
    <QueryView query={query} skeleton={<TableSkeleton columns={4} />} isPage>
      {(list) => <ListView key={list.id} list={list} facets={facets.data} filters={filters} onPage={filters.turn} />}
    </QueryView>
  )
}
