import { type ComponentProps, type ComponentType, Suspense } from 'react'
import type { ListState } from '../../lib/url/use-list.ts'
import { TableSkeleton } from '../feedback/skeletons.tsx'
import { Page } from '../layout/page.tsx'
import type { Column } from '../tables/data-table-columns.ts'
import { DataTable, type TableProps } from '../tables/data-table.tsx'
import { SelectionToolbar } from '../tables/selection-toolbar.tsx'
import { TableViewButton } from '../tables/table-view-button.tsx'
import { type FrameProps, isPaged, ListFrame } from './list-frame.tsx'
import { type Place, useSelectedRows } from './use-selected-rows.ts'

export type BulkProps<Row> = { rows: readonly Row[]; onDone: () => void }

/** What can be done with several rows at once, of the page or of all that match. */
export type Bulk<Row, Data> = {
  part: ComponentType<BulkProps<Row>>
  /** A page of the list as it is narrowed now; absent where a list has one page. */
  pageAt?: (place: Place) => Promise<Data>
  /** How many at once, where it is not the usual limit. */
  maximum?: number
}

type Props<Row extends object, Data extends object> = FrameProps<Row, Data> &
  Pick<TableProps<Row>, 'rowName' | 'rowLink'> & {
    /** What the table is called. */
    label: string
    columns: readonly Column<Row>[]
    rowKey?: (row: Row) => string
    bulk?: Bulk<Row, Data> | undefined
  }

/** A list whose rows are a table. */
export function ListView<Row extends object, Data extends object>(props: Props<Row, Data>) {
  const { name, words, columns, skeleton = <TableSkeleton columns={columns.length} /> } = props
  return (
    <ListFrame {...props} skeleton={skeleton} look={<TableViewButton name={name} words={words} columns={columns} />}>
      {(rows, data) => <ListTable {...props} rows={rows} rowsOf={props.rows} total={isPaged(data) ? data.total : 0} />}
    </ListFrame>
  )
}

const idOf = (row: object) => String((row as { id?: unknown }).id)

type TableOf<Row extends object, Data extends object> = Pick<
  Props<Row, Data>,
  'name' | 'label' | 'words' | 'columns' | 'rowKey' | 'rowName' | 'rowLink' | 'bulk'
> & { state?: ListState | undefined; rows: readonly Row[]; rowsOf?: (data: Data) => readonly Row[]; total: number }

/** Some rows of a list, with what can be done with several of them. */
export function ListTable<Row extends object, Data extends object>({
  rows,
  rowsOf = () => [],
  total,
  state,
  bulk,
  rowKey = idOf,
  ...props
}: TableOf<Row, Data>) {
  const { name, label, words, columns, rowName, rowLink } = props
  const { part: Part, pageAt, maximum } = bulk ?? {}
  const narrowing = JSON.stringify({ ...state?.values, page: 0, sort: '' })
  const input = { rows, total, rowKey, narrowing, rowsOf, pageAt, maximum }
  const { chosen, selection, clear, all, selectPage } = useSelectedRows(input)
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
      {...(Part && {
        selection,
        toolbar: (
          <SelectionToolbar count={chosen.length} total={total} onClear={clear} all={all} selectPage={selectPage}>
            <Suspense>
              <Part rows={chosen} onDone={clear} />
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
