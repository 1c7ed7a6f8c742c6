import { type CatalogImport, type ColumnPlaces, imports } from '@souk/contract/catalog/imports.contract.ts'
import { call } from '../../../lib/server/call.ts'
import { inChunks, type FixedRow } from './import-fix-cells.ts'

const maxRows = 500 // rows in one call

type RowFix = { job: CatalogImport; rows: readonly FixedRow[] }
/** Sends what was fixed, five hundred rows at a time, each bound to what the last one left. */
export async function fixRows({ job, rows }: RowFix): Promise<{ good: number; bad: number }> {
  let { version } = job
  let bad = 0
  for (const part of inChunks(rows, maxRows)) {
    const answer = await call(
      imports.fix,
      { params: { importId: job.id }, body: { version, rows: part } },
      { isQuiet: true },
    )
    version = answer.import.version
    bad += answer.rows.filter(({ problems }) => problems.length > 0).length
  }
  return { good: rows.length - bad, bad }
}

/** Rows that are not wanted; without rows all of those come back. */
export const leaveOut = ({ job, rows }: { job: CatalogImport; rows?: number[] }) =>
  call(
    imports.leaveOut,
    { params: { importId: job.id }, body: { version: job.version, ...(rows && { rows }) } },
    { isQuiet: true },
  )

type Choice = { job: CatalogImport; columns: ColumnPlaces }
export const setColumns = ({ job: { id, version }, columns }: Choice) =>
  call(imports.setColumns, { params: { importId: id }, body: { version, columns } }, { isQuiet: true })

export const applyImport = ({ id, version }: CatalogImport) =>
  call(imports.apply, { params: { importId: id }, body: { version } }, { isQuiet: true })

export const cancelImport = ({ id }: { id: string }) => call(imports.cancel, { params: { importId: id } })
