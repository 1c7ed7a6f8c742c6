import { type ComponentProps, type ComponentType, Suspense, useState } from 'react'
import type { ListState } from '../../lib/url/use-list.ts'
import { TableSkeleton } from '../feedback/skeletons.tsx'
import { Page } from '../layout/page.tsx'
import type { Column } from '../tables/data-table-columns.ts'
import { DataTable, type TableProps } from '../tables/data-table.tsx'
import { SelectionToolbar } from '../tables/selection-toolbar.tsx'
import { TableViewButton } from '../tables/table-view-button.tsx'
import { type FrameProps, isPaged, ListFrame } from './list-frame.tsx'

export type BulkProps<Row> = { rows: readonly Row[]; onDone: () => void }

type Props<Row extends object, Data extends object> = FrameProps<Row, Data> &
  Pick<TableProps<Row>, 'rowName' | 'rowLink'> & {
    /** What the table is called. */
    label: string
    columns: readonly Column<Row>[]
    rowKey?: (row: Row) => string
    /** What can be done with several rows at once. */
    bulk?: ComponentType<BulkProps<Row>> | undefined
  }

/** A list whose rows are a table. */
export function ListView<Row extends object, Data extends object>(props: Props<Row, Data>) {
  const { name, words, columns, skeleton = <TableSkeleton columns={columns.length} /> } = props
  return (
    <ListFrame {...props} skeleton={skeleton} look={<TableViewButton name={name} words={words} columns={columns} />}>
      {(rows, data) => <ListTable {...props} rows={rows} total={isPaged(data) ? data.total : 0} />}
    </ListFrame>
  )
}

const idOf = (row: object) => String((row as { id?: unknown }).id)

type TableOf<Row extends object> = Pick<
  Props<Row, object>,
  'name' | 'label' | 'words' | 'columns' | 'rowKey' | 'rowName' | 'rowLink' | 'bulk'
> & { state?: ListState | undefined; rows: readonly Row[]; total: number }

/** Some rows of a list, with what can be done with several of them. */
export function ListTable<Row extends object>({
  rows,
  total,
  state,
  bulk: Bulk,
  rowKey = idOf,
  ...props
}: TableOf<Row>) {
  const { name, label, words, columns, rowName, rowLink } = props
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter((row) => selected.has(rowKey(row)))
  const clear = () => setSelected(new Set())
  return (
    <DataTable
      name={name}
      isViewApart={state !== undefined}
      label={label}
      words={words}
      rows={rows}
      columns={columns}
      rowKey={rowKey}
      {...(rowName && { rowName })}
      {...(rowLink && { rowLink })}
      {...(state && { sort: state.values.sort, onSort: (sort: string) => state.change({ sort }) })}
      {...(Bulk && {
        selection: { selected: new Set(chosen.map(rowKey)), onSelect: setSelected },
        toolbar: (
          <SelectionToolbar count={chosen.length} total={total} onClear={clear}>
            <Suspense>
              <Bulk rows={chosen} onDone={clear} />
            </Suspense>
          </SelectionToolbar>
        ),
      })}
    />
  )
}

type PageProps = Pick<ComponentProps<typeof Page>, 'title' | 'lead' | 'crumbs' | 'actions' | 'tour'>

/** A page that is one list. */
export function ListPage<Row extends object, Data extends object>(props: PageProps & Omit<Props<Row, Data>, 'label'>) {
  const { title, lead, crumbs = [], actions, tour, ...list } = props
  return (
    <Page title={title} lead={lead} crumbs={crumbs} actions={actions} {...(tour && { tour })}>
      <ListView {...list} label={title} />
    </Page>
  )
}
