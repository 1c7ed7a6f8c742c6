import type { Actor } from '@souk/contract/core/abilities.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { waitingRows } from './imports.queries.ts'
import { lockReadyImport } from './lock-ready-import.ts'
import { brandOf } from '../model/own-brand.ts'
import { judgeImport } from './read-import.ts'

/** Rows that are not wanted wait beside the others; without rows all of them come back. With nothing left to take the import is done. */
export function excludeRows(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, rows }: { version: number; rows?: number[] | undefined },
): Promise<void> {
  const brandId = brandOf(actor)
  return inTransaction(deps.db, async (tx) => {
    const { rowsTaken } = await lockReadyImport(tx, brandId, id, version)
    const changed = await tx
      .updateTable('catalogImportRow')
      .set({ isLeftOut: rows !== undefined, problems: '[]', change: null })
      .where('importId', '=', id)
      .where('isTaken', '=', false)
      .where('isLeftOut', '=', rows === undefined)
      .$if(rows !== undefined, (query) => query.where(sql<boolean>`row_number = any(${rows}::int[])`))
      .returning('rowNumber')
      .execute()
    if (rows && changed.length < new Set(rows).size) throw new Refusal('not_found')
    await judgeImport({ ...deps, db: tx }, id)
    if (rowsTaken === 0 || (await waitingRows(tx, id)).length > 0) return
    await tx.updateTable('catalogImport').set({ status: 'DONE' }).where('id', '=', id).execute()
  })
}
