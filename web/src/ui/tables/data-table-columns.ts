import type { ReactNode } from 'react'

/** One column as data; its heading is the word `columns.<key>` of the table's namespace. */
export type Column<Row> = {
  key: string
  /** Where no catalogue can know it: a size, a price list. */
  heading?: string
  /** Figures stand under each other at the right, whichever way the page runs. */
  numeric?: boolean
  /** The orders of the list that are by this column: from the lowest, from the highest, or one of them alone. */
  sorts?: ColumnSorts
  width?: number
  /** An address or a list breaks where the table is narrow, so that the last column stays on the screen. */
  wraps?: true
  /** The table makes no sense without it, so it cannot be put away. */
  isFixed?: boolean
  cell: (row: Row) => ReactNode
  /** Where the cell itself leads, in a table; on a phone the whole entry is one link. */
  link?: ((row: Row) => string | undefined) | undefined
  /** A small picture before the cell; on a phone it leads the whole entry. */
  picture?: (row: Row) => ReactNode
  /** Its place in the two-line list below 760 px. */
  phone?: 'title' | 'end' | 'line' | 'hidden'
}

export type ColumnSorts = { up?: string; down?: string }

export type Selection = {
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

/** How a column stands in an order of the list. */
export function directionOf({ sorts }: Pick<Column<never>, 'sorts'>, sort: string | undefined) {
  if (sort === undefined || !sorts) return 'none'
  return sort === sorts.up ? 'ascending' : sort === sorts.down ? 'descending' : 'none'
}

/** The order that a press on the heading asks for: figures from the highest, all else from the lowest, then the other way. */
export function nextSort({ sorts = {}, numeric }: Pick<Column<never>, 'sorts' | 'numeric'>, sort: string | undefined) {
  const { up, down } = sorts
  if (sort !== undefined && sort === up) return down ?? up
  if (sort !== undefined && sort === down) return up ?? down
  return numeric ? (down ?? up) : (up ?? down)
}
