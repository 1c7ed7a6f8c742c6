import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { RowTick } from './row-tick.tsx'
import { type Column, directionOf, nextSort } from './data-table-columns.ts'
import type { Ticks } from './use-ticks.ts'
import styles from './data-table.module.css'

type Props<Row> = {
  column: Column<Row>
  sort: string | undefined
  onSort: ((sort: string) => void) | undefined
  children: ReactNode
}

/** A heading; where the server can sort by it, a button that says how it stands. */
export function HeadCell<Row>({ column, sort, onSort, children }: Props<Row>) {
  const { numeric = false, sorts, width } = column
  const direction = directionOf(column, sort)
  const look = { className: numeric ? styles.numeric : undefined, style: { inlineSize: width } }
  if (!sorts || !onSort) {
    return (
      <th scope="col" {...look}>
        {children}
      </th>
    )
  }
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <th scope="col" {...look} aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        data-sorted={direction !== 'none' || undefined}
        onClick={() => onSort(nextSort(column, sort)!)}
      >
        {children}
        <Arrow size={13} stroke={2} aria-hidden />
      </button>
    </th>
  )
}

export function SelectAll({ ticks: { all } }: { ticks: Ticks }) {
  const t = useT('ui')
  return <RowTick label={t('table.selectAll')} isChecked={all.isChecked} isMixed={all.isMixed} onChange={all.toggle} />
}
