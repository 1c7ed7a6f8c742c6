import type { BrandCollectionRow } from '@souk/contract/catalog/collection-shapes.ts'
import type { T } from '../../../lib/language/use-t.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { countColumn, nameColumn, statusColumn, textColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Countdown, DeadlineDay } from '../../../ui/values/date.tsx'
import styles from './collection-list-table.module.css'
import { CollectionMenu } from './collection-menu.tsx'
import { CollectionStatus } from './collection-status.tsx'

export const collectionColumns = (t: T): Column<BrandCollectionRow>[] => [
  nameColumn('collection', ({ collectionName }) => collectionName, {
    sorts: { up: 'name' },
    picture: ({ cover, pictures }) => <Picture source={cover ?? pictures[0]} alt="" shape="brand" sizes="44px" />,
  }),
  statusColumn(({ status, isArchived }) => <CollectionStatus status={status} isArchived={isArchived} />),
  textColumn('season', ({ season }) => season),
  { key: 'type', phone: 'hidden', cell: ({ type }) => t(`type.${type}`) },
  {
    key: 'deadline',
    sorts: { up: 'deadline' },
    cell: ({ deadlineAt, timeZone, status }) =>
      deadlineAt ? (
        <span className={styles.deadline}>
          <DeadlineDay at={deadlineAt} timeZone={timeZone} />
          {status !== 'EXPIRED' && (
            <span className="caption">
              <Countdown to={deadlineAt} />
            </span>
          )}
        </span>
      ) : (
        t('ongoing')
      ),
  },
  {
    key: 'complete',
    phone: 'hidden',
    cell: ({ completeCount = 0, productsCount }) =>
      productsCount > 0 && (
        <span className="num">{t('completeOf', { done: completeCount, total: productsCount })}</span>
      ),
  },
  countColumn('products', ({ productsCount }) => productsCount, { sorts: { down: 'products' } }),
  { key: 'actions', isFixed: true, cell: (row) => <CollectionMenu collection={row} /> },
]
