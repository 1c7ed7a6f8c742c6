import { type DirectColumn, directColumns, type DirectSheetRow } from '@souk/contract/connections/direct.contract.ts'

/** What was typed: the row as the spreadsheet numbers it, then the column. */
export type Drafts = Readonly<Record<number, Readonly<Partial<Record<DirectColumn, string>>>>>

export function write(drafts: Drafts, row: DirectSheetRow, column: DirectColumn, text: string): Drafts {
  const { [column]: _, ...others } = drafts[row.row] ?? {}
  const cells = text === (row.cells[column] ?? '') ? others : { ...others, [column]: text }
  const { [row.row]: __, ...rest } = drafts
  return Object.keys(cells).length > 0 ? { ...rest, [row.row]: cells } : rest
}

/** The rows as they are to be judged: what the sheet said, with what was typed over it. Columns it did not have stay away. */
export function fixedRows(rows: readonly DirectSheetRow[], drafts: Drafts) {
  return rows.map(({ row, cells }) => {
    const given = directColumns.flatMap((column) =>
      cells[column] === undefined ? [] : [[column, cells[column]] as const],
    )
    return { row, cells: { ...Object.fromEntries(given), ...drafts[row] } }
  })
}

/** What names a row, and what is wrong in any of them. */
export function columnsToFix(rows: readonly DirectSheetRow[]): DirectColumn[] {
  const wrong = new Set(rows.flatMap(({ problems }) => problems.map(({ column }) => column)))
  return directColumns.filter((column) => column === 'name' || column === 'email' || wrong.has(column))
}
