import type { BrandCollectionRow } from '@souk/contract/catalog/collection-shapes.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { Count } from '../../../ui/values/count.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Countdown, DeadlineDay } from '../../../ui/values/date.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { CollectionMenu } from './collection-menu.tsx'
import { CollectionStatus } from './collection-status.tsx'
import styles from './collection-list-table.module.css'

export function CollectionsTable({ label, rows }: { label: string; rows: readonly BrandCollectionRow[] }) {
  const t = useT('catalog')
  return (
    <DataTable
      name="collections"
      label={label}
      words="catalog"
      rows={rows}
      columns={columnsOf(t)}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/collections/edit/${id}`}
    />
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
    {
      key: 'status',
      phone: 'end',
      cell: ({ status, isArchived }) => <CollectionStatus status={status} isArchived={isArchived} />,
    },
    { key: 'season', phone: 'line', cell: ({ season }) => <bdi>{season}</bdi> },
    { key: 'type', phone: 'hidden', cell: ({ type }) => t(`type.${type}`) },
    {
      key: 'deadline',
      phone: 'line',
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
    { key: 'products', numeric: true, phone: 'hidden', cell: ({ productsCount }) => <Count value={productsCount} /> },
    { key: 'actions', isFixed: true, cell: (row) => <CollectionMenu collection={row} /> },
  ]
}
