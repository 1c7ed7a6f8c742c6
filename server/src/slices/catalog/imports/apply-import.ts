import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../../platform/data/audit.ts'
import { analyse } from '../../../platform/data/database/analyse.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive, emit } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { refreshCompleteness } from '../products/completeness.ts'
import { findImport, loadKnown, lockImport, waitingRows } from './imports.queries.ts'
import { type Judged, judgeRows } from './judge-rows.ts'
import { storePictures } from './store-pictures.ts'
import { brandOf, openForEditing } from '../model/own-brand.ts'
import { judgeImport } from './read-import.ts'
import { writeRows } from './write-rows.ts'

const manyRows = 500

export const applyImportQueue = 'catalog.apply-import'

/** Bound to what was looked at: when the import or the collection changed since, nothing happens and the preview is made anew. */
export async function startApplying(deps: Deps, actor: Actor, id: string, version: number, caller: Caller) {
  const brandId = brandOf(actor)
  const isCurrent = await inTransaction(deps.db, async (tx) => {
    const job = found(await lockImport(tx, brandId, id))
    const collection = await openForEditing(tx, actor, job.collectionId)
    if (job.status !== 'READY') throw new Refusal('conflict', 'imports.notReady')
    if (job.version !== version) throw new Refusal('stale', 'catalog.stale')
    if (job.rowsGood === 0) throw new Refusal('conflict', 'imports.nothingGood')
    if (collection.version !== job.collectionVersion) return false
    await tx
      .updateTable('catalogImport')
      .set({ status: 'APPLYING', updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute()
    await deps.enqueue(tx, applyImportQueue, { importId: id })
    await audit(tx, actor, {
      action: 'catalog.importApplied',
      subject: job.collectionId,
      details: { importId: id, rows: job.rowsGood },
      caller,
    })
    await publishLive(tx, { entityId: brandId }, 'import.changed', id)
    return true
  })
  if (!isCurrent) {
    await judgeImport(deps, id)
    throw new Refusal('stale', 'imports.changedMeanwhile')
  }
  return found(await findImport(deps.db, brandId, id))
}

/** Writes the valid rows in one transaction. Pictures are stored before it, so that no lock is held meanwhile. */
export async function applyImport(deps: Deps, importId: string): Promise<void> {
  const { db } = deps
  const job = await db
    .selectFrom('catalogImport')
    .selectAll()
    .where('id', '=', importId)
    .where('status', '=', 'APPLYING')
    .executeTakeFirst()
  if (!job) return
  const pictures = await storePictures(
    deps,
    job,
    good(judgeRows(await waitingRows(db, importId), await loadKnown(db, job))),
  )
  const taken = await inTransaction(db, async (tx) => {
    const locked = await lockImport(tx, job.brandId, importId)
    if (locked?.status !== 'APPLYING') return 0 // applied meanwhile by another worker
    await sql`select id from collection where id = ${job.collectionId} for no key update`.execute(tx)
    const judged = judgeRows(await waitingRows(tx, importId), await loadKnown(tx, job))
    const rows = good(judged)
    const productIds = await writeRows(tx, job, rows, pictures)
    await settle(tx, importId, rows, judged.length - rows.length)
    if (productIds.length > 0) await refreshCompleteness(tx, job.collectionId, productIds)
    await emit(tx, 'collection.imported', { collectionId: job.collectionId, brandId: job.brandId, rows: rows.length })
    await publishLive(tx, { entityId: job.brandId }, 'catalog.changed', job.collectionId)
    await publishLive(tx, { entityId: job.brandId }, 'import.changed', importId)
    return rows.length
  })
  if (taken >= manyRows) await analyse(db, ['product', 'sku', 'productPrice', 'listing'])
}

const good = (judged: readonly Judged[]) => judged.filter(({ problems }) => problems.length === 0)

/** Written rows leave the staging table; with rows left to fix the import stays open. */
async function settle(tx: Tx, importId: string, rows: readonly Judged[], left: number): Promise<void> {
  await sql`update catalog_import_row set is_taken = true where import_id = ${importId} and row_number = any(${rows.map(({ row }) => row)}::int[])`.execute(
    tx,
  )
  const { version } = await tx
    .selectFrom('catalogImport')
    .innerJoin('collection', 'collection.id', 'catalogImport.collectionId')
    .select('collection.version')
    .where('catalogImport.id', '=', importId)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('catalogImport')
    .set({
      status: left > 0 ? 'READY' : 'DONE',
      rowsTaken: sql`rows_taken + ${rows.length}`,
      rowsGood: 0,
      rowsBad: left,
      collectionVersion: version + 1, // the recount that follows makes it so
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', importId)
    .execute()
}
