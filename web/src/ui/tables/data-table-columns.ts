import { rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import type { ReactNode } from 'react'

/** One column as data; its heading is the word `columns.<key>` of the table's namespace. */
export type Column<Row> = {
  key: string
  /** Where no catalogue can know it: a size, a price list. */
  heading?: string
  /** Figures stand under each other at the right, whichever way the page runs. */
  numeric?: boolean
  sortable?: boolean
  width?: number
  /** The table makes no sense without it, so it cannot be put away. */
  isFixed?: boolean
  cell: (row: Row) => ReactNode
  /** A small picture before the cell; on a phone it leads the whole entry. */
  picture?: (row: Row) => ReactNode
  /** Its place in the two-line list below 760 px. */
  phone?: 'title' | 'end' | 'line' | 'hidden'
}

export type Sort = { key: string; isDescending: boolean }

export type Selection = {
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

export const features = tableFeatures({ rowSelectionFeature })
export type Features = typeof features
