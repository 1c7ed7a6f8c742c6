import { randomUUID } from 'node:crypto'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { ColumnPlaces, SheetPreview } from '@souk/contract/catalog/imports.contract.ts'
import type { SheetColumn } from '@souk/contract/catalog/sheet-columns.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { brandOf } from '../model/own-brand.ts'
import { missingIn, plainTitle } from './column-names.ts'
import { lockImport, rememberColumns } from './imports.queries.ts'
import { readImportQueue } from './read-import.ts'

type Input = { version: number; columns: ColumnPlaces }

/** The sheet is read again with these columns, and the brand's next one begins with them. */
export function setColumns(deps: Deps, actor: Actor, importId: string, { version, columns }: Input): Promise<void> {
  const brandId = brandOf(actor)
  return inTransaction(deps.db, async (tx) => {
    const job = found(await lockImport(tx, brandId, importId))
    if (job.status !== 'MAPPING') throw new Refusal('conflict', 'imports.notReady')
    if (job.version !== version) throw new Refusal('stale', 'catalog.stale')
    const { titles } = job.sheet as SheetPreview
    const { currencies } = await tx
      .selectFrom('collection')
      .select('currencies')
      .where('id', '=', job.collectionId)
      .executeTakeFirstOrThrow()
    const [missing] = missingIn(columns, currencies)
    if (missing)
      throw new Refusal('invalid', 'imports.columnMissing', { field: 'columns', params: { column: missing } })
    const pairs = Object.entries(columns) as [SheetColumn, number][]
    if (pairs.some(([, at]) => at >= titles.length))
      throw new Refusal('invalid', 'imports.notReady', { field: 'columns' })
    await rememberColumns(
      tx,
      brandId,
      pairs.map(([column, at]) => ({ column, title: plainTitle(titles[at]!) })).filter(({ title }) => title !== ''),
    )
    await tx
      .updateTable('catalogImport')
      .set({
        status: 'READING',
        columns: JSON.stringify(columns),
        sheet: null,
        version: version + 1,
        updatedAt: new Date(),
      })
      .where('id', '=', importId)
      .execute()
    await deps.enqueue(tx, readImportQueue, { importId }, { id: randomUUID() })
    await publishLive(tx, { entityId: brandId }, 'import.changed', importId)
  })
}
