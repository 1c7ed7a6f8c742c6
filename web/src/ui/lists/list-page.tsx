import { type ComponentProps, type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { SavedViews } from '../../lib/saved-views.tsx'
import type { ListState } from '../../lib/url/use-list.ts'
import { type Empty, type Query, QueryView } from '../feedback/query-view.tsx'
import { TableSkeleton } from '../feedback/skeletons.tsx'
import { Page } from '../layout/page.tsx'
import type { Column } from '../tables/data-table-columns.ts'
import { DataTable, type TableProps } from '../tables/data-table.tsx'
import { Pager } from '../tables/pager.tsx'
import { TableViewButton } from '../tables/table-view-button.tsx'
import { SelectionToolbar } from '../tables/selection-toolbar.tsx'
import type { ListChoices } from './list-choices.ts'
import { ListFilters, type ListSearch } from './list-filters.tsx'
import styles from './list-filters.module.css'
import { chosenOf, isWhole, ListTabs, usualOf } from './list-tabs.tsx'

type Paged = { page: number; limit: number; total: number; more: boolean }
export type BulkProps<Row> = { rows: readonly Row[]; onDone: () => void }

type Props<Row extends object, Data extends object> = Pick<TableProps<Row>, 'rowName' | 'rowLink'> & {
  /** The name under which chosen columns and saved views are remembered. */
  name: string
  /** What the table is called. */
  label: string
  /** The namespace of its words: `search`, `columns.*`, `field.*`, `sort.*`, and those of values, `<filter>.<value>`. */
  words: string
  /** None where the list is neither narrowed nor paged. */
  state?: ListState | undefined
  query: Query<Data>
  rows: (data: Data) => readonly Row[]
  columns?: readonly Column<Row>[] | undefined
  /** Draws the rows otherwise than as a table: as cards, as entries. */
  children?: ((rows: readonly Row[], data: Data) => ReactNode) | undefined
  skeleton?: ReactNode
  rowKey?: (row: Row) => string
  /** The field of the address whose values choose among parts of the list, above its filters. */
  tab?: string
  /** The same where it is more than the values of one field. */
  tabs?: ReactNode
  search?: ListSearch
  choices?: ListChoices
  /** More controls beside the filters. */
  tools?: ReactNode
  /** What stands here while there is nothing yet, for no fault of a filter. */
  none?: Empty
  /** What can be done with several rows at once. */
  bulk?: ComponentType<BulkProps<Row>> | undefined
}

/** A list in all its states: filters, rows, pages, nothing yet, nothing fits, failed. */
export function ListView<Row extends object, Data extends object>(props: Props<Row, Data>) {
  const {
    words,
    state,
    query,
    rows,
    columns = [],
    tab,
    tabs,
    search,
    choices,
    tools,
    none = {},
    children,
    skeleton,
  } = props
  const isNone = query.data !== undefined && rows(query.data).length === 0
  const isBare = isNone && !state?.isAny && !tabs && isWholeShown(state, tab)
  return (
    <>
      {state && !isBare && (
        <div className={styles.narrowing}>
          {(tab || tabs) && (
            <div className={styles.tabs}>{tab ? <ListTabs words={words} state={state} of={tab} /> : tabs}</div>
          )}
          <ListFilters words={words} state={state} search={search} choices={choices} columns={columns}>
            {tools}
            <ViewTools {...props} columns={children ? [] : columns} state={state} />
          </ListFilters>
        </div>
      )}
      <QueryView
        query={query}
        skeleton={skeleton ?? <TableSkeleton {...(children ? { rows: 5, columns: 3 } : { columns: columns.length })} />}
        empty={(data) => rows(data).length === 0 && (state?.isAny ? { onClear: state.reset } : none)}
      >
        {(data) => (
          <>
            {children ? (
              children(rows(data), data)
            ) : (
              <ListTable {...props} columns={columns} rows={rows(data)} total={isPaged(data) ? data.total : 0} />
            )}
            {state && isPaged(data) && <Pager {...data} onPage={(page) => state.change({ page })} />}
          </>
        )}
      </QueryView>
    </>
  )
}

type ViewProps = {
  name: string
  words: string
  state: ListState
  columns: readonly Pick<Column<never>, 'key' | 'heading' | 'isFixed'>[]
}

/** At the end of the bar: how the rows look, and the filters that a person keeps by name. */
function ViewTools({ name, words, state, columns }: ViewProps) {
  const navigate = useNavigate()
  const isNarrowable = Object.values(state.fields).some(({ role }) => role === 'filter')
  return (
    <span className={styles.view}>
      {isNarrowable && state.saved !== null && (
        <SavedViews
          list={name}
          search={state.saved}
          onOpen={(search) => void navigate({ search }, { preventScrollReset: true })}
        />
      )}
      {columns.length > 0 && <TableViewButton name={name} words={words} columns={columns} />}
    </span>
  )
}

const isPaged = (data: object): data is Paged => 'total' in data && 'limit' in data

/** No tab is chosen that could be why a list is empty. */
const isWholeShown = (state: ListState | undefined, tab: string | undefined): boolean =>
  !state || !tab || (isWhole(usualOf(state, tab)) && isWhole(chosenOf(state, tab)))

const idOf = (row: object) => String((row as { id?: unknown }).id)

type TableOf<Row extends object> = Pick<
  Props<Row, object>,
  'name' | 'label' | 'words' | 'rowKey' | 'rowName' | 'rowLink' | 'bulk'
> & { state?: ListState | undefined; columns: readonly Column<Row>[]; rows: readonly Row[]; total: number }

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
