import type { ReactNode } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import type { Column, Selection } from './data-table-columns.ts'
import { HeadCell, SelectAll } from './data-table-head.tsx'
import { TableRows } from './data-table-rows.tsx'
import styles from './data-table.module.css'
import { RowCards } from './row-cards.tsx'
import { ScrollFrame } from '../lists/scroll-frame.tsx'
import { narrow, useMedia } from '../browser/use-media.ts'
import { TableViewButton } from './table-view-button.tsx'
import { useTableView } from './use-table-view.ts'
import { useTicks } from './use-ticks.ts'

export type TableProps<Row extends object> = {
  label: string
  /** The namespace whose words `columns.<key>` are the headings. */
  words: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** What a row is called when it is selected. */
  rowName?: (row: Row) => string
  /** Where a row leads. The table makes the link, so the cells have none of their own. */
  rowLink?: (row: Row) => string
  /** One of the orders that columns name in `sorts`, as the server has it. */
  sort?: string
  onSort?: (sort: string) => void
  selection?: Selection
  /** A table with a name lets its columns and its row height be chosen, and remembers them. */
  name?: string
  /** The button for that stands elsewhere, as in the bar of a list. */
  isViewApart?: boolean
  /** What stands above it: filters, what is selected. */
  toolbar?: ReactNode
  empty?: ReactNode
}

/** Rows as a ledger, and below 760 px as a two-line list. */
export function DataTable<Row extends object>(props: TableProps<Row>) {
  const { label, words, rows, columns, rowKey, selection, name, toolbar, empty } = props
  const t = useT(words)
  const say = useT('ui')
  const isNarrow = useMedia(narrow)
  const [view] = useTableView(name)
  const hasButton = name !== undefined && !props.isViewApart
  const shown = columns.filter(({ key, isFixed }) => isFixed || !view.hidden.includes(key))
  const ticks = useTicks(rows.map(rowKey), selection)

  return (
    <div className={styles.block} data-density={view.density}>
      {(toolbar || hasButton) && (
        <div className={styles.toolbar}>
          <div className={styles.tools}>{toolbar}</div>
          {hasButton && <TableViewButton name={name} words={words} columns={columns} />}
        </div>
      )}
      {rows.length === 0 ? (
        <div className={styles.empty}>{empty ?? say('table.empty')}</div>
      ) : isNarrow ? (
        <RowCards {...props} columns={shown} ticks={ticks} />
      ) : (
        <ScrollFrame label={label}>
          <table className={styles.table} aria-label={label}>
            <thead>
              <tr>
                {selection && (
                  <th scope="col" className={styles.tick}>
                    <SelectAll ticks={ticks} />
                  </th>
                )}
                {shown.map((column) => (
                  <HeadCell key={column.key} column={column} sort={props.sort} onSort={props.onSort}>
                    {column.heading ?? t(`columns.${column.key}`)}
                  </HeadCell>
                ))}
              </tr>
            </thead>
            <TableRows {...props} columns={shown} ticks={ticks} />
          </table>
        </ScrollFrame>
      )}
    </div>
  )
}
