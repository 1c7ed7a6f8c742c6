import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { SavedViews } from '../../lib/saved-views.tsx'
import type { ListState } from '../../lib/url/use-list.ts'
import { type Empty, type Query, QueryView } from '../feedback/query-view.tsx'
import { TableSkeleton } from '../feedback/skeletons.tsx'
import type { Column } from '../tables/data-table-columns.ts'
import { Pager } from '../tables/pager.tsx'
import type { ListChoices } from './list-choices.ts'
import { ListFilters, type ListSearch } from './list-filters.tsx'
import styles from './list-filters.module.css'
import { Row } from '../layout/stack.tsx'
import { chosenOf, isWhole, ListTabs, usualOf } from './list-tabs.tsx'

type Paged = { page: number; limit: number; total: number; more: boolean }

export type FrameProps<Row extends object, Data extends object> = {
  /** The name under which saved views, and the columns of a table, are remembered. */
  name: string
  /** The namespace of its words: `search`, `columns.*`, `field.*`, `sort.*`, and those of values, `<filter>.<value>`. */
  words: string
  /** None where the list is neither narrowed nor paged. */
  state?: ListState | undefined
  query: Query<Data>
  rows: (data: Data) => readonly Row[]
  skeleton?: ReactNode
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
}

type Props<Row extends object, Data extends object> = FrameProps<Row, Data> & {
  /** The orders that are chosen by the head of a column. */
  columns?: readonly Pick<Column<never>, 'sorts'>[]
  /** How the rows look, at the end of the bar. */
  look?: ReactNode
  children: (rows: readonly Row[], data: Data) => ReactNode
}

/** A list in all its states: filters, pages, nothing yet, nothing fits, failed. How its rows are drawn is the caller's. */
export function ListFrame<Row extends object, Data extends object>(props: Props<Row, Data>) {
  const { name, words, state, query, rows, tab, tabs, search, choices, tools, look, none = {}, children } = props
  const { columns = [], skeleton = <TableSkeleton rows={5} columns={3} /> } = props
  const isNone = query.data !== undefined && rows(query.data).length === 0
  const isBare = isNone && !state?.isAny && !tabs && isWholeShown(state, tab)
  const isKept = state !== undefined && state.saved !== null && isNarrowable(state)
  return (
    <>
      {state && !isBare && (
        <div className={styles.narrowing}>
          {(tab || tabs) && (
            <div className={styles.tabs}>
              {tab ? <ListTabs words={words} state={state} of={tab} choices={choices} /> : tabs}
            </div>
          )}
          <ListFilters words={words} state={state} search={search} choices={choices} columns={columns}>
            {(tools || look || isKept) && (
              <>
                {tools}
                <Row as="span" className={styles.view}>
                  {isKept && <KeptViews name={name} search={state.saved ?? ''} />}
                  {look}
                </Row>
              </>
            )}
          </ListFilters>
        </div>
      )}
      <QueryView
        query={query}
        skeleton={skeleton}
        empty={(data) => rows(data).length === 0 && (state?.isAny ? { onClear: state.reset } : none)}
      >
        {(data) => (
          <>
            {children(rows(data), data)}
            {state && isPaged(data) && <Pager {...data} onPage={(page) => state.change({ page })} />}
          </>
        )}
      </QueryView>
    </>
  )
}

/** The filters that a person keeps by name. */
function KeptViews({ name, search }: { name: string; search: string }) {
  const navigate = useNavigate()
  const open = (search: string) => void navigate({ search }, { preventScrollReset: true })
  return <SavedViews list={name} search={search} onOpen={open} />
}

const isNarrowable = ({ fields }: ListState) => Object.values(fields).some(({ role }) => role === 'filter')

export const isPaged = (data: object): data is Paged => 'total' in data && 'limit' in data

/** No tab is chosen that could be why a list is empty. */
const isWholeShown = (state: ListState | undefined, tab: string | undefined): boolean =>
  !state || !tab || (isWhole(usualOf(state, tab)) && isWhole(chosenOf(state, tab)))
