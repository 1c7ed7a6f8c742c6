import type { ReactTable } from '@tanstack/react-table'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { RowTick } from './row-tick.tsx'
import type { Column, Features, Sort } from './data-table-columns.ts'
import styles from './data-table.module.css'

type Props<Row> = {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  children: ReactNode
}

/** A heading; where the server can sort by it, a button that says how it stands. */
export function HeadCell<Row>({ column, sort, onSort, children }: Props<Row>) {
  const { key, numeric = false, sortable = false, width } = column
  const isSorted = sort?.key === key
  const look = { className: numeric ? styles.numeric : undefined, style: { inlineSize: width } }
  if (!sortable || !onSort) {
    return (
      <th scope="col" {...look}>
        {children}
      </th>
    )
  }
  const Arrow = isSorted && sort.isDescending ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" {...look} aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        className={styles.sort}
        data-sorted={isSorted || undefined}
        onClick={() => onSort({ key, isDescending: isSorted && !sort.isDescending })}
      >
        {children}
        <Arrow size={13} stroke={2} aria-hidden />
      </button>
    </th>
  )
}

export function SelectAll<Row extends object>({ table }: { table: ReactTable<Features, Row> }) {
  const t = useT('ui')
  return (
    <RowTick
      label={t('table.selectAll')}
      isChecked={table.getIsAllRowsSelected()}
      isMixed={!table.getIsAllRowsSelected() && table.getRowModel().rows.some((row) => row.getIsSelected())}
      onChange={table.getToggleAllRowsSelectedHandler()}
    />
  )
}
