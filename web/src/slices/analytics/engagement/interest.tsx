import type { engagement } from '@souk/contract/analytics/engagement.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { Link } from 'react-router'
import { messageLink } from '../../../lib/message-link.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Day } from '../../../ui/values/date.tsx'
import styles from '../model/analytics.module.css'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { useFigures } from '../model/figures.ts'

type Retailers = Reply<typeof engagement.read>['retailers']
type Retailer = Retailers[number]

/** Retailers by interest, each with the next sensible step. */
export function Interest({ retailers, others }: { retailers: Retailers; others: number }) {
  const t = useT('analytics')
  const { count } = useFigures('USD')
  return (
    <TitledCard title={t('interest')} end={<ExportButton table="interest" />}>
      <DataTable
        label={t('interest')}
        words="analytics"
        rows={retailers}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        columns={columnsOf(count)}
        empty={t('empty')}
      />
      <p>
        {others > 0 ? t('interest.others', { count: others }) : t('interest.fewOthers')}{' '}
        <Link className={styles.link} to="/connections?tab=direct">
          {t('next.INVITE')}
        </Link>
      </p>
    </TitledCard>
  )
}

function Next({ row: { id, next, deadline } }: { row: Retailer }) {
  const t = useT('analytics')
  if (next === 'NONE') return '–'
  return (
    <>
      <Link className={styles.link} to={messageLink('brand', id)}>
        {t(`next.${next}`)}
      </Link>
      {next === 'REMINDER' && deadline && (
        <span className={styles.note}>
          {' '}
          <Day value={deadline} look="short" />
        </span>
      )}
    </>
  )
}

function columnsOf(count: (n: number) => string): Column<Retailer>[] {
  return [
    {
      key: 'retailer',
      isFixed: true,
      phone: 'title',
      cell: ({ name, relationId }) => (
        <Link className={styles.link} to={`/connections/${relationId}`}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { key: 'views', numeric: true, phone: 'end', cell: ({ views }) => count(views) },
    { key: 'products', numeric: true, phone: 'hidden', cell: ({ products }) => count(products) },
    { key: 'wishlists', numeric: true, phone: 'hidden', cell: ({ wishlists }) => count(wishlists) },
    { key: 'carts', numeric: true, phone: 'hidden', cell: ({ carts }) => count(carts) },
    {
      key: 'orders',
      numeric: true,
      phone: 'hidden',
      cell: ({ id, orders }) =>
        orders > 0 ? (
          <Link className={styles.link} to={`/orders?counterpartId=${id}`}>
            {count(orders)}
          </Link>
        ) : (
          count(0)
        ),
    },
    { key: 'lastSeen', phone: 'hidden', cell: ({ lastSeen }) => <Day value={lastSeen} /> },
    { key: 'next', phone: 'line', cell: (row) => <Next row={row} /> },
  ]
}
