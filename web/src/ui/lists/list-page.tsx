import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import type { ListState } from '../../lib/url/use-list.ts'
import { type Empty, type Query, QueryView } from '../feedback/query-view.tsx'
import { TableSkeleton } from '../feedback/skeletons.tsx'
import { Page } from '../layout/page.tsx'
import type { Column } from '../tables/data-table-columns.ts'
import { DataTable, type TableProps } from '../tables/data-table.tsx'
import { Pager } from '../tables/pager.tsx'
import { SelectionToolbar } from '../tables/selection-toolbar.tsx'
import type { ListChoices } from './list-choices.ts'
import { ListFilters } from './list-filters.tsx'
import styles from './list-filters.module.css'

type Paged = { page: number; limit: number; total: number; more: boolean }
export type BulkProps<Row> = { rows: readonly Row[]; onDone: () => void }

type Props<Row extends object, Data extends Paged> = Pick<TableProps<Row>, 'rowName' | 'rowLink'> & {
  /** The name under which chosen columns and saved views are remembered. */
  name: string
  /** What the table is called. */
  label: string
  /** The namespace of its words: `search`, `columns.*`, `field.*`, `sort.*`, and those of values, `<filter>.<value>`. */
  words: string
  state: ListState
  query: Query<Data>
  rows: (data: Data) => readonly Row[]
  columns: readonly Column<Row>[]
  rowKey?: (row: Row) => string
  /** What chooses among parts of the list, above its filters. */
  tabs?: ReactNode
  choices?: ListChoices
  /** More controls beside the filters. */
  tools?: ReactNode
  /** What stands here while there is nothing yet, for no fault of a filter. */
  none: Empty
  /** What can be done with several rows at once. */
  bulk?: ComponentType<BulkProps<Row>> | undefined
}

/** A list in all its states: filters, table, pages, nothing yet, nothing fits, failed. */
export function ListView<Row extends object, Data extends Paged>(props: Props<Row, Data>) {
  const { words, state, query, rows, columns, tabs, choices, tools, none } = props
  const isBare = query.data !== undefined && rows(query.data).length === 0 && !state.isAny && !tabs
  return (
    <>
      {!isBare && (
        <div className={styles.narrowing}>
          {tabs && <div className={styles.tabs}>{tabs}</div>}
          <ListFilters words={words} state={state} choices={choices} columns={columns}>
            {tools}
          </ListFilters>
        </div>
      )}
      <QueryView
        query={query}
        skeleton={<TableSkeleton columns={columns.length} />}
        empty={(data) => rows(data).length === 0 && (state.isAny ? { onClear: state.reset } : none)}
      >
        {(data) => (
          <>
            <ListTable {...props} rows={rows(data)} total={data.total} />
            <Pager {...data} onPage={(page) => state.change({ page })} />
          </>
        )}
      </QueryView>
    </>
  )
}

const idOf = (row: object) => String((row as { id?: unknown }).id)

type TableOf<Row extends object> = Pick<
  Props<Row, Paged>,
  'name' | 'label' | 'words' | 'columns' | 'rowKey' | 'rowName' | 'rowLink' | 'bulk'
> & { state?: ListState; rows: readonly Row[]; total: number }

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

type PageProps = { title: string; lead?: ReactNode; actions?: ReactNode; tour?: string }

/** A page that is one list. */
export function ListPage<Row extends object, Data extends Paged>(props: PageProps & Omit<Props<Row, Data>, 'label'>) {
  const { title, lead, actions, tour, ...list } = props
  return (
    <Page title={title} lead={lead} actions={actions} {...(tour && { tour })}>
      <ListView {...list} label={title} />
    </Page>
  )
}
