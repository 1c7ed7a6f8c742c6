import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { takeUpload } from '../../../platform/data/files/take-upload.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { lockCollection } from '../model/collections.queries.ts'
import { findImport } from './imports.queries.ts'
import { brandOf, openForEditing } from '../model/own-brand.ts'
import { readImportQueue } from './read-import.ts'

/** The file is kept, the row and the job that reads it are written together. One import of a collection at a time. */
export async function startImport(deps: Deps, actor: Actor, collectionId: string, caller: Caller) {
  const brandId = brandOf(actor)
  found(await inTransaction(deps.db, (tx) => lockCollection(tx, brandId, collectionId)))
  const part = await caller.file()
  const { location } = await takeUpload({ db: deps.db, store: deps.files, actor }, 'catalog', part)
  return inTransaction(deps.db, async (tx) => {
    await openForEditing(tx, actor, collectionId)
    const values = {
      brandId,
      collectionId,
      userId: actor.userId,
      fileLocation: location,
      fileName: part!.filename.slice(0, 200),
      fileHash: location,
      language: caller.language,
    }
    const row = await tx
      .insertInto('catalogImport')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new Refusal('conflict', 'imports.oneAtATime')
    await deps.enqueue(tx, readImportQueue, { importId: row.id }, { id: row.id })
    await audit(tx, actor, {
      action: 'catalog.importStarted',
      subject: collectionId,
      details: { file: values.fileName },
      caller,
    })
    await publishLive(tx, { entityId: brandId }, 'import.changed', row.id)
    return found(await findImport(tx, brandId, row.id))
  })
}

/** What was taken stays; what waits is forgotten. */
export function cancelImport({ db }: Deps, actor: Actor, id: string, caller: Caller): Promise<void> {
  const brandId = brandOf(actor)
  return inTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('catalogImport')
      .set({ status: 'CANCELLED' })
      .where('id', '=', id)
      .where('brandId', '=', brandId)
      .where('status', 'in', ['READING', 'MAPPING', 'READY'])
      .returning('collectionId')
      .executeTakeFirst()
    if (!row)
      throw (await findImport(tx, brandId, id)) ? new Refusal('conflict', 'imports.notReady') : new Refusal('not_found')
    await tx.deleteFrom('catalogImportRow').where('importId', '=', id).where('isTaken', '=', false).execute()
    await audit(tx, actor, { action: 'catalog.importCancelled', subject: row.collectionId, caller })
    await publishLive(tx, { entityId: brandId }, 'import.changed', id)
  })
}
