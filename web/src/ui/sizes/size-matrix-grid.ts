import { type NumberProblem, readWhole } from '@souk/contract/core/number-text.ts'

/** Units by colour and size, in the order of the rows and columns. */
export type Grid = readonly (readonly number[])[]
/** What may be ordered of each; `null` is made to order and has no limit, 0 is sold out. */
export type Stocks = readonly (readonly (number | null)[])[]
export type Place = { row: number; column: number }
/** What was typed or pasted into one cell. */
export type Written = Place & { text: string }
/** The grid without what could not be taken, which stays to be fixed; `outside` counts what has no cell. */
export type Change = { grid: Grid; refused: readonly Written[]; outside: number }
export type Judged = { units: number } | { left: number } | { problem: NumberProblem }

export const lowStock = 20
const maxUnits = 99_999 // more of one size is a typing mistake

const isOpen = (stocks: Stocks, { row, column }: Place) =>
  stocks[row]?.[column] !== 0 && stocks[row]?.[column] !== undefined

export const rowUnits = (grid: Grid, row: number) => (grid[row] ?? []).reduce((sum, units) => sum + units, 0)
export const totalUnits = (grid: Grid) => grid.reduce((sum, _, row) => sum + rowUnits(grid, row), 0)
export const emptyGrid = (stocks: Stocks): Grid => stocks.map((row) => row.map(() => 0))

/** The quantity in a cell, or why it cannot be had: it is more than what is left, or no whole number. */
export function judge(text: string, stock: number | null, locale: string): Judged {
  const { value, problem } = readWhole(text, locale)
  if (problem) return problem.reason === 'empty' ? { units: 0 } : { problem }
  const units = Number(value)
  if (stock !== null && units > stock) return { left: stock }
  return units > maxUnits ? { problem: { reason: 'tooLarge' } } : { units }
}

/** Writes quantities into the grid. A cell whose quantity is refused has the one it had before. */
export function write(
  grid: Grid,
  stocks: Stocks,
  requests: readonly Written[],
  locale: string,
  before: Grid = grid,
): Change {
  const next = stocks.map((row, at) => row.map((_, column) => grid[at]?.[column] ?? 0))
  const refused: Written[] = []
  let outside = 0
  for (const { row, column, text } of requests) {
    const stock = stocks[row]?.[column]
    if (stock === undefined) outside += 1
    else {
      const judged = judge(text, stock, locale)
      if (!('units' in judged)) refused.push({ row, column, text })
      next[row]![column] = 'units' in judged ? judged.units : (before[row]?.[column] ?? 0)
    }
  }
  return { grid: next, refused, outside }
}

/** The rows of a clipboard: tabs between the cells as spreadsheets write them, or one line such as `1-2-2-1`. */
export function readBlock(text: string, locale: string): string[][] {
  const lines = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n')
  return lines.map((line) => {
    if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim())
    const whole = line.trim()
    const isOne = readWhole(whole, locale).value !== null || /^\p{Nd}+[.,٫]\p{Nd}*$/u.test(whole)
    return isOne || !/^[\p{Nd}\s,;:/–-]+$/u.test(whole) ? [whole] : whole.split(/[\s,;:/–-]+/)
  })
}

/** Fills across and down from one cell; blank cells of the clipboard change nothing. */
export function pasteBlock(grid: Grid, stocks: Stocks, at: Place, text: string, locale: string): Change {
  const requests = readBlock(text, locale).flatMap((line, down) =>
    line.flatMap((cell, across) =>
      cell === '' ? [] : [{ row: at.row + down, column: at.column + across, text: cell }],
    ),
  )
  return write(grid, stocks, requests, locale)
}

export type Run = { units: readonly number[]; from: number; packs: number; rows: readonly number[] }

/** A size run such as 1-2-2-1, so many times, beginning with one size. Sold-out sizes say so in the grid and are left out. */
export function fillRun(grid: Grid, stocks: Stocks, { units, from, packs, rows }: Run): Change {
  const requests = rows.flatMap((row) =>
    units.map((count, at) => ({ row, column: from + at, text: String(count * packs) })),
  )
  return write(
    grid,
    stocks,
    requests.filter((input) => isOpen(stocks, input)),
    'en',
  )
}

type Press = { key: string; isRtl: boolean; hasShift?: boolean; hasControl?: boolean }

/** Where a key leads: over sold-out cells, mirrored from right to left; `null` when it leads nowhere. */
export function nextPlace(stocks: Stocks, from: Place, { key, isRtl, hasShift, hasControl }: Press): Place | null {
  const columns = stocks[0]?.length ?? 0
  const onward = isRtl ? -1 : 1
  if (key === 'ArrowRight') return seek(stocks, from, 0, onward)
  if (key === 'ArrowLeft') return seek(stocks, from, 0, -onward)
  if (key === 'ArrowDown') return seek(stocks, from, 1, 0)
  if (key === 'ArrowUp') return seek(stocks, from, -1, 0)
  if (key === 'Enter') return seek(stocks, from, hasShift ? -1 : 1, 0) ?? seekColumn(stocks, from, hasShift ? -1 : 1)
  if (key === 'Home') return seek(stocks, { row: hasControl ? firstRow(stocks) : from.row, column: -1 }, 0, 1)
  if (key === 'End') return seek(stocks, { row: hasControl ? lastRow(stocks) : from.row, column: columns }, 0, -1)
  return null
}

function seek(stocks: Stocks, from: Place, down: number, across: number): Place | null {
  const place = { row: from.row + down, column: from.column + across }
  if (stocks[place.row]?.[place.column] === undefined) return null
  return isOpen(stocks, place) ? place : seek(stocks, place, down, across)
}

/** After the last row Enter begins the next column, as a person reads down a list of sizes. */
function seekColumn(stocks: Stocks, { column }: Place, step: 1 | -1): Place | null {
  const next = column + step
  if (stocks[0]?.[next] === undefined) return null
  return (
    seek(stocks, { row: step === 1 ? -1 : stocks.length, column: next }, step, 0) ??
    seekColumn(stocks, { row: 0, column: next }, step)
  )
}

const rowsWithStock = (stocks: Stocks) => stocks.flatMap((row, at) => (row.some((stock) => stock !== 0) ? [at] : []))
const firstRow = (stocks: Stocks) => rowsWithStock(stocks)[0] ?? 0
const lastRow = (stocks: Stocks) => rowsWithStock(stocks).at(-1) ?? 0
