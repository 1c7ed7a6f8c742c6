import type { CellProblem, ImportRow } from '@souk/contract/catalog/imports.contract.ts'
import { productColumns } from '@souk/contract/catalog/sheet-columns.ts'

export type Place = { row: number; column: number } // both counted from 0, in the grid
export type FixedRow = { row: number; cells: Record<string, string> }
/** What was typed: the row as the spreadsheet numbers it, then the column. */
export type Drafts = Readonly<Record<number, Readonly<Record<string, string>>>>
type Press = {
  key: string
  isRtl: boolean
  hasShift?: boolean
  hasControl?: boolean
  hasAlt?: boolean
  isTyping?: boolean
  isListed?: boolean // the cell offers a list, which the arrows walk through while typing
}

export const textAt = (row: ImportRow, column: string, drafts: Drafts) =>
  drafts[row.row]?.[column] ?? row.cells[column] ?? ''

export const problemsAt = (row: ImportRow, column: string): CellProblem[] =>
  row.problems.filter((one) => one.column === column)

/** Keeps what differs from the sheet; a cell that is as it was is no draft. */
export function write(drafts: Drafts, requests: readonly { row: ImportRow; column: string; text: string }[]): Drafts {
  const next: Record<number, Record<string, string>> = Object.fromEntries(
    Object.entries(drafts).map(([row, cells]) => [row, { ...cells }]),
  )
  for (const { row, column, text } of requests) {
    const { [column]: _, ...others } = next[row.row] ?? {}
    const cells = text === (row.cells[column] ?? '') ? others : { ...others, [column]: text }
    if (Object.keys(cells).length > 0) next[row.row] = cells
    else delete next[row.row]
  }
  return next
}

/** What describes a product is the same on all its rows: where they agreed, they go on agreeing. */
export function sistersOf(rows: readonly ImportRow[], row: ImportRow, column: string): ImportRow[] {
  const [uniqueId, text] = [row.cells['uniqueId'], row.cells[column] ?? '']
  if (!uniqueId || !describing.has(column)) return [row]
  return rows.filter(({ cells }) => cells['uniqueId'] === uniqueId && (cells[column] ?? '') === text)
}
const describing: ReadonlySet<string> = new Set(productColumns)

/** A block of a spreadsheet, written from one cell to the right and down; what hangs over is dropped. */
export function pasteBlock(
  { rows, columns, drafts }: { rows: readonly ImportRow[]; columns: readonly string[]; drafts: Drafts },
  at: Place,
  text: string,
): Drafts {
  const lines = text.replace(/\r/g, '').replace(/\n$/, '').split('\n')
  const requests = lines.flatMap((line, down) =>
    line.split('\t').flatMap((cell, across) => {
      const [row, column] = [rows[at.row + down], columns[at.column + across]]
      return row && column ? [{ row, column, text: cell.trim() }] : []
    }),
  )
  return write(drafts, requests)
}

export const isBlock = (text: string) => /[\t\n]/.test(text.replace(/\r?\n$/, ''))

/** Where a key leads; `null` leaves the key to the cell or to the browser. */
export function nextPlace(from: Place, press: Press, size: { rows: number; columns: number }): Place | null {
  const { key, isRtl, hasShift, hasControl, hasAlt, isTyping, isListed } = press
  const on = isRtl ? -1 : 1
  const to = (down: number, across: number) => inside({ row: from.row + down, column: from.column + across }, size)
  if (hasAlt || (isTyping && isListed && key !== 'Enter')) return null
  if (key === 'ArrowDown') return to(1, 0)
  if (key === 'ArrowUp') return to(-1, 0)
  if (key === 'Enter') return to(hasShift ? -1 : 1, 0)
  if (isTyping) return null // the arrows move the caret now
  if (key === 'ArrowRight') return to(0, on)
  if (key === 'ArrowLeft') return to(0, -on)
  if (key === 'Home') return { row: hasControl ? 0 : from.row, column: 0 }
  if (key === 'End') return { row: hasControl ? size.rows - 1 : from.row, column: size.columns - 1 }
  return null
}

const inside = (place: Place, { rows, columns }: { rows: number; columns: number }) =>
  place.row >= 0 && place.row < rows && place.column >= 0 && place.column < columns ? place : null

/** Tab leads from problem to problem; after the last one it leaves the grid. */
export function nextProblem(
  rows: readonly ImportRow[],
  columns: readonly string[],
  from: Place,
  isBack: boolean,
): Place | null {
  const all = rows.flatMap((one, row) =>
    columns.flatMap((name, column) => (problemsAt(one, name).length > 0 ? [{ row, column }] : [])),
  )
  const order = ({ row, column }: Place) => row * columns.length + column
  return (
    (isBack ? all.findLast((place) => order(place) < order(from)) : all.find((place) => order(place) > order(from))) ??
    null
  )
}

/** The rows to send, without those that are no longer there to be fixed. */
export function changedRows(drafts: Drafts): FixedRow[] {
  return Object.entries(drafts).map(([row, cells]) => ({ row: Number(row), cells: { ...cells } }))
}

export function inChunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
}

/** Columns that are needed to fix rows: what names a row, and what is wrong in any of them. */
export function columnsToFix(rows: readonly ImportRow[], all: readonly string[]): string[] {
  const names = ['uniqueId', 'name', 'colour', 'size', 'sku']
  const wrong = new Set(rows.flatMap(({ problems }) => problems.map(({ column }) => column)))
  return all.filter((column) => names.includes(column) || wrong.has(column))
}
