import type { BrandCollectionRow } from '@souk/contract/catalog/collection-shapes.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { Count } from '../../../ui/values/count.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { pageNumber, useUrlState } from '../../../lib/url/url-state.ts'
import { Pager } from '../../../ui/tables/pager.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { AdminFrame } from '../../entities/door.ts'
import { useReviews } from '../model/collections.data.ts'

/** /admin/reviews: collections that wait for a verdict, the longest waiting first. */
export function ReviewQueuePage() {
  const t = useT('reviews')
  const [{ page }, change] = useUrlState({ page: pageNumber() })
  const reviews = useReviews({ page })
  const total = reviews.data?.total
  return (
    <AdminFrame place="reviews" lead={total === undefined ? '' : t('lead', { count: total })}>
      <QueryView
        query={reviews}
        skeleton={<TableSkeleton columns={5} />}
        empty={({ items }) => items.length === 0 && { title: t('empty'), text: t('empty.text') }}
      >
        {({ items, ...paging }) => (
          <>
            <DataTable
              label={t('titles.admin-reviews')}
              words="reviews"
              rows={items}
              columns={columnsOf(t)}
              rowKey={({ id }) => id}
              rowLink={({ id }) => `/admin/reviews/${id}`}
            />
            <Pager {...paging} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
    </AdminFrame>
  )
}

function columnsOf(t: T): Column<BrandCollectionRow>[] {
  return [
    {
      key: 'collection',
      isFixed: true,
      phone: 'title',
      picture: ({ cover, pictures }) => <Picture source={cover ?? pictures[0]} alt="" shape="brand" sizes="44px" />,
      cell: ({ collectionName }) => <bdi>{collectionName}</bdi>,
    },
    { key: 'brand', phone: 'line', cell: ({ brandName }) => <bdi>{brandName}</bdi> },
    { key: 'type', phone: 'hidden', cell: ({ type }) => t(`type.${type}`) },
    { key: 'waiting', phone: 'end', cell: ({ updatedAt }) => <Ago value={updatedAt} /> },
    { key: 'products', numeric: true, phone: 'hidden', cell: ({ productsCount }) => <Count value={productsCount} /> },
  ]
}
