import { reviewList } from '@souk/contract/catalog/collection-list.ts'
import type { BrandCollectionRow } from '@souk/contract/catalog/collection-shapes.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { countColumn, nameColumn, textColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { AdminFrame } from '../../entities/door.ts'
import { useReviews } from '../model/collections.data.ts'

/** /admin/reviews: collections that wait for a verdict, the longest waiting first. */
export function ReviewQueuePage() {
  const t = useT('reviews')
  const state = useList(reviewList, {})
  const reviews = useReviews(state.query)
  const total = reviews.data?.total
  return (
    <AdminFrame place="reviews" lead={total === undefined ? '' : t('lead', { count: total })}>
      <ListView
        name="reviews"
        label={t('titles.admin-reviews')}
        words="reviews"
        state={state}
        query={reviews}
        rows={({ items }) => items}
        columns={columnsOf(t)}
        rowLink={({ id }) => `/admin/reviews/${id}`}
        none={{ title: t('empty'), text: t('empty.text') }}
      />
    </AdminFrame>
  )
}

const columnsOf = (t: T): Column<BrandCollectionRow>[] => [
  nameColumn('collection', ({ collectionName }) => collectionName, {
    picture: ({ cover, pictures }) => <Picture source={cover ?? pictures[0]} alt="" shape="brand" sizes="44px" />,
  }),
  textColumn('brand', ({ brandName }) => brandName),
  { key: 'type', phone: 'hidden', cell: ({ type }) => t(`type.${type}`) },
  { key: 'waiting', phone: 'end', cell: ({ updatedAt }) => <Ago value={updatedAt} /> },
  countColumn('products', ({ productsCount }) => productsCount),
]
