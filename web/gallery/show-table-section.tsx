import { useState } from 'react'
import { Button } from '../src/ui/layout/button.tsx'
import { Count } from '../src/ui/values/count.tsx'
import { DataTable } from '../src/ui/tables/data-table.tsx'
import type { Column } from '../src/ui/tables/data-table-columns.ts'
import { Day, Moment } from '../src/ui/values/date.tsx'
import { FilterBar } from '../src/ui/tables/filter-bar.tsx'
import { Money } from '../src/ui/values/money.tsx'
import { Pager } from '../src/ui/tables/pager.tsx'
import { SelectionToolbar } from '../src/ui/tables/selection-toolbar.tsx'
import { Tag, type Tone } from '../src/ui/values/status.tsx'
import { type ShowOrder, showOrders } from './show-data.ts'
import { ShowSection, Specimen } from './show-frame.tsx'
import { Picture } from '../src/ui/pictures/picture.tsx'
import { useWords } from './words.ts'

export const showTones: Record<string, Tone> = {
  PENDING_RETAILER: 'warn',
  PENDING_BRAND: 'info',
  CONFIRMED: 'ok',
  PART_SHIPPED: 'info',
  COMPLETED: 'neutral',
  CANCELLED: 'bad',
}

function useColumns(): Column<ShowOrder>[] {
  const t = useWords()
  const columns: Column<ShowOrder>[] = [
    { key: 'id', isFixed: true, cell: ({ id }) => <bdi className="num">{id}</bdi> },
    {
      key: 'brand',
      sorts: { up: 'name' },
      phone: 'title',
      picture: ({ picture }) => <Picture source={picture} alt="" shape="brand" sizes="36px" />,
      cell: ({ brand }) => t(`brands.${brand}`),
    },
    { key: 'status', phone: 'end', cell: ({ status }) => <Tag tone={showTones[status]!}>{t(`status.${status}`)}</Tag> },
    { key: 'window', phone: 'hidden', cell: ({ from }) => <Day value={from} look="short" /> },
    {
      key: 'placed',
      sorts: { up: 'oldest', down: 'newest' },
      cell: ({ placed }) => <Moment value={placed} look="short" />,
    },
    {
      key: 'units',
      numeric: true,
      sorts: { up: 'unitsUp', down: 'units' },
      phone: 'hidden',
      cell: ({ units }) => <Count value={units} />,
    },
    {
      key: 'total',
      numeric: true,
      sorts: { up: 'totalUp', down: 'total' },
      phone: 'end',
      cell: ({ total }) => (
        <b>
          <Money amount={total} currency="EUR" />
        </b>
      ),
    },
  ]
  return columns.map((column) => ({ ...column, heading: t(`columns.${column.key}`) }))
}

export function ShowTableSection() {
  const t = useWords()
  const columns = useColumns()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['SO-20411', 'SO-20397']))
  const [sort, setSort] = useState('newest')
  const [page, setPage] = useState(1)
  const [search, setSearch] = useState('')
  const [filters, setFilters] = useState(['CONFIRMED', 'CANCELLED'])
  const rows = showOrders(12)
  return (
    <ShowSection>
      <Specimen title={t('table.full')}>
        <DataTable
          name="show-orders"
          label={t('table.label')}
          words="ui"
          rows={rows}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ id }) => id}
          rowLink={({ id }) => `?order=${id}`}
          sort={sort}
          onSort={setSort}
          selection={{ selected, onSelect: setSelected }}
          toolbar={
            <FilterBar
              search={{ label: t('table.search'), value: search, onSearch: setSearch }}
              filters={filters.map((key) => ({
                key,
                label: t(`status.${key}`),
                onRemove: () => setFilters(filters.filter((one) => one !== key)),
              }))}
              onClear={() => setFilters([])}
              selection={
                <SelectionToolbar count={selected.size} total={312} onClear={() => setSelected(new Set())}>
                  <Button>{t('page.export')}</Button>
                </SelectionToolbar>
              }
            />
          }
        />
        <Pager page={page} limit={12} total={10_000} more onPage={setPage} />
      </Specimen>
      <Specimen title={t('table.plain')}>
        <DataTable
          label={t('table.plain')}
          words="ui"
          rows={rows.slice(0, 3)}
          columns={columns}
          rowKey={({ id }) => id}
        />
        <Pager page={1} limit={24} total={3} more={false} label={t('table.plain')} onPage={() => {}} />
      </Specimen>
      <Specimen title={t('table.empty')}>
        <DataTable label={t('table.empty')} words="ui" rows={[]} columns={columns} rowKey={({ id }) => id} />
      </Specimen>
    </ShowSection>
  )
}
