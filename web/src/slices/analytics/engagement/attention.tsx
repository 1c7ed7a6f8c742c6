import type { engagement } from '@souk/contract/analytics/engagement.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { useFigures } from '../model/figures.ts'
import { useSeen } from './seen.tsx'

type Row = Reply<typeof engagement.read>['products'][number]

/** What is looked at, beside what is ordered. */
export function Attention({ rows, of }: { rows: readonly Row[]; of: 'collection' | 'product' }) {
  const t = useT('analytics')
  const seen = useSeen()
  const { count } = useFigures('USD')
  const title = t(of === 'product' ? 'attention.products' : 'attention.collections')
  return (
    <TitledCard title={title} end={<ExportButton table={of === 'product' ? 'products' : 'collections'} />}>
      <DataTable
        label={title}
        words="analytics"
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowLink={({ id, collectionId }) =>
          of === 'product' ? `/product/${id}/c/${collectionId}` : `/collections/edit/${collectionId}`
        }
        columns={columnsOf(seen, count)}
        empty={t('empty')}
      />
    </TitledCard>
  )
}

type Seen = ReturnType<typeof useSeen>

function columnsOf(seen: Seen, count: (n: number) => string): Column<Row>[] {
  return [
    {
      key: 'subject',
      isFixed: true,
      phone: 'title',
      picture: ({ image }) => <Picture source={image} alt="" sizes="40px" />,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    { key: 'viewers', numeric: true, phone: 'line', cell: ({ viewers }) => seen(viewers) },
    { key: 'views', numeric: true, phone: 'hidden', cell: ({ views }) => count(views) },
    { key: 'wishlists', numeric: true, phone: 'hidden', cell: ({ wishlists }) => seen(wishlists) },
    { key: 'carts', numeric: true, phone: 'hidden', cell: ({ carts }) => seen(carts) },
    { key: 'orders', numeric: true, phone: 'end', cell: ({ orders }) => count(orders) },
  ]
}
