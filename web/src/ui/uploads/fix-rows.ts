/** A row of a sheet as the server judged it. */
export type JudgedRow = {
  row: number // as the spreadsheet numbers it
  cells: Record<string, string>
  problems: readonly { column: string | null; problem: string; fix: string }[]
}
/** What was typed: the row as the spreadsheet numbers it, then the column. */
export type Drafts = Readonly<Record<number, Readonly<Record<string, string>>>>

export function write(drafts: Drafts, row: JudgedRow, column: string, text: string): Drafts {
  const { [column]: _, ...others } = drafts[row.row] ?? {}
  const cells = text === (row.cells[column] ?? '') ? others : { ...others, [column]: text }
  const { [row.row]: __, ...rest } = drafts
  return Object.keys(cells).length > 0 ? { ...rest, [row.row]: cells } : rest
}

/** The rows as they are to be judged: what the sheet said, with what was typed over it. Columns it did not have stay away. */
export function fixedRows<Column extends string>(
  rows: readonly JudgedRow[],
  drafts: Drafts,
  columns: readonly Column[],
): { row: number; cells: Partial<Record<Column, string>> }[] {
  return rows.map(({ row, cells }) => {
    const given = columns.flatMap((column) => (cells[column] === undefined ? [] : [[column, cells[column]] as const]))
    return { row, cells: { ...Object.fromEntries(given), ...drafts[row] } as Partial<Record<Column, string>> }
  })
}

/** What names a row, and what is wrong in any of them. */
export function columnsToFix<Column extends string>(
  rows: readonly JudgedRow[],
  columns: readonly Column[],
  names: readonly Column[],
): Column[] {
  const wrong = new Set<string | null>(rows.flatMap(({ problems }) => problems.map(({ column }) => column)))
  return columns.filter((column) => names.includes(column) || wrong.has(column))
}
