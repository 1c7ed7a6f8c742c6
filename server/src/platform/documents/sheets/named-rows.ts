import { fileLimits } from '@souk/contract/core/limits.ts'
import { collect, type Part } from '../../data/files/take-upload.ts'
import { Refusal } from '../../base/refusal.ts'
import { readCsv } from './read-csv.ts'
import { readSheet, type SheetLimits } from './read-sheet.ts'

export type NamedRow = { row: number; cells: Readonly<Record<string, string>> }
type How = { columnName?: (title: string) => string; takesCsv?: boolean }

/** The rows of the uploaded sheet by the names in its first one, which the caller looks at before anything else is read. */
export async function readNamedRows(
  caller: { file: () => Promise<Part | undefined> },
  limits: SheetLimits,
  check: (names: readonly string[]) => void,
  { columnName = (title) => title, takesCsv = false }: How = {},
): Promise<NamedRow[]> {
  const part = await caller.file()
  if (!part) throw new Refusal('invalid', 'uploads.missing', { field: 'file' })
  const bytes = await collect(part.file, fileLimits.fileBytes)
  const isWorkbook = !takesCsv || bytes.subarray(0, 2).toString('latin1') === 'PK'
  let names: string[] | null = null
  const rows: NamedRow[] = []
  for await (const { row, cells } of isWorkbook ? readSheet(bytes, limits) : readCsv(bytes, limits)) {
    if (names) rows.push({ row, cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) })
    else check((names = cells.map(columnName)))
  }
  if (rows.length === 0) throw new Refusal('invalid', 'sheets.empty', { field: 'file' })
  return rows
}

/** Refuses a sheet without these columns. */
export const needs = (columns: readonly string[]) => (names: readonly string[]) => {
  const column = columns.find((one) => !names.includes(one))
  if (column) throw new Refusal('invalid', 'sheets.missingColumn', { field: 'file', params: { column } })
}
