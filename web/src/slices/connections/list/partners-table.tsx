import type { RelationRow } from '@souk/contract/connections/connection-shapes.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Moment } from '../../../ui/values/date.tsx'
import { SelectionToolbar } from '../../../ui/tables/selection-toolbar.tsx'
import { type PartnerOrders, usePartnerOrders } from '../model/connections.data.ts'
import { TradedSums } from '../relation/traded-sums.tsx'
import { PartnerName } from './partner-name.tsx'

/** Fetched by who selects something. */
const BulkTools = lazyDialog(async () => (await import('./partners-bulk.tsx')).PartnersBulk)

type Props = { rows: readonly RelationRow[]; total: number; isBrand: boolean; maySelect: boolean }

/** Partners in lines; a brand's sales leads select some and arrange them together. */
export function PartnersTable({ rows, total, isBrand, maySelect }: Props) {
  const t = useT('connections')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const traded = usePartnerOrders(rows.map(({ counterpart }) => counterpart.id)).data ?? []
  const clear = () => setSelected(new Set())
  return (
    <DataTable
      label={t(isBrand ? 'tabs.retailers' : 'tabs.brands')}
      words="connections"
      rows={rows}
      columns={columnsOf(t, isBrand, new Map(traded.map((one) => [one.id, one])))}
      rowKey={({ id }) => id}
      rowName={({ counterpart }) => counterpart.name}
      rowLink={({ id }) => `/connections/${id}`}
      {...(maySelect && {
        selection: { selected, onSelect: setSelected },
        toolbar: (
          <SelectionToolbar count={selected.size} total={total} onClear={clear}>
            <Suspense>
              <BulkTools ids={[...selected]} onDone={clear} />
            </Suspense>
          </SelectionToolbar>
        ),
      })}
    />
  )
}

function columnsOf(t: T, isBrand: boolean, traded: ReadonlyMap<string, PartnerOrders>): Column<RelationRow>[] {
  const none = <span className="caption">{t('none')}</span>
  return [
    { key: 'partner', isFixed: true, phone: 'title', cell: ({ counterpart }) => <PartnerName partner={counterpart} /> },
    ...(isBrand
      ? [
          {
            key: 'group',
            phone: 'line' as const,
            cell: ({ group }: RelationRow) => (group ? <bdi>{group.name}</bdi> : none),
          },
        ]
      : []),
    {
      key: 'traded',
      numeric: true,
      phone: 'line',
      cell: ({ counterpart }) => <TradedSums sums={traded.get(counterpart.id)?.sums ?? []} />,
    },
    {
      key: 'lastOrder',
      phone: 'hidden',
      cell: ({ counterpart }) => {
        const last = traded.get(counterpart.id)?.lastOrder
        return last ? <Moment value={last.at} /> : none
      },
    },
    {
      key: 'salesRep',
      phone: 'hidden',
      cell: ({ salesRep }) => (salesRep ? <bdi>{salesRep.name}</bdi> : none),
    },
    { key: 'origin', phone: 'hidden', cell: ({ origin }) => t(`origin.${origin}`) },
    {
      key: 'since',
      phone: 'end',
      cell: ({ since, endedAt }) => (endedAt ? <Moment value={endedAt} /> : <Moment value={since} />),
    },
  ]
}
