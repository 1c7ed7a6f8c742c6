import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { sheetColumns } from '@souk/contract/catalog/sheet-columns.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { lockReadyImport } from './lock-ready-import.ts'
import { brandOf } from '../model/own-brand.ts'
import { judgeImport } from './read-import.ts'

type Fixed = { row: number; cells: Record<string, string> }
const columns: ReadonlySet<string> = new Set(sheetColumns)

/** Cells corrected in the browser; every row is checked again, because one row may be wrong because of another. */
export function fixRows(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, rows }: { version: number; rows: Fixed[] },
): Promise<void> {
  const brandId = brandOf(actor)
  return inTransaction(deps.db, async (tx) => {
    await lockReadyImport(tx, brandId, id, version)
    const unknown = rows.flatMap(({ cells }) => Object.keys(cells)).find((column) => !columns.has(column))
    if (unknown) throw new Refusal('invalid', 'invalid.unrecognized_keys', { field: unknown })
    const { rows: written } = await sql<{ rowNumber: number }>`
      update catalog_import_row set cells = catalog_import_row.cells || given.cells
      from unnest(${rows.map(({ row }) => row)}::int[], ${rows.map(({ cells }) => JSON.stringify(trimmed(cells)))}::jsonb[]) as given (row_number, cells)
      where import_id = ${id} and catalog_import_row.row_number = given.row_number and not is_taken and not is_left_out
      returning catalog_import_row.row_number`.execute(tx)
    if (written.length < new Set(rows.map(({ row }) => row)).size) throw new Refusal('not_found')
    await judgeImport({ ...deps, db: tx }, id)
  })
}

const trimmed = (cells: Record<string, string>) =>
  Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, text.trim()]))
