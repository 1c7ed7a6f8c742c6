import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive, emit } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { lockCollection } from '../model/collections.queries.ts'
import { brandOf } from '../model/own-brand.ts'

type How = { archive?: 'true' | 'false' | undefined; version?: number | undefined }

/** Deleted for good, unless it has orders: then it can only be put away. */
export function removeCollection({ db }: Deps, actor: Actor, id: string, { archive, version }: How, caller: Caller) {
  const brandId = brandOf(actor)
  return inTransaction(db, async (tx) => {
    const collection = found(await lockCollection(tx, brandId, id))
    if (version !== undefined && version !== collection.version) throw new Refusal('stale', 'catalog.stale')
    if (archive === 'true') {
      await tx
        .updateTable('collection')
        .set({ archivedAt: sql`coalesce(archived_at, now())`, version: sql`version + 1`, updatedAt: sql`now()` })
        .where('id', '=', id)
        .execute()
    } else {
      if (collection.hasOrders) throw new Refusal('conflict', 'catalog.hasOrders')
      if (collection.status === 'IN_REVIEW') throw new Refusal('conflict', 'catalog.inReview')
      await tx.deleteFrom('collection').where('id', '=', id).execute()
    }
    const action = archive === 'true' ? 'catalog.collectionArchived' : 'catalog.collectionDeleted'
    await audit(tx, actor, { action, subject: id, details: { name: collection.name }, caller })
    await emit(tx, 'collection.closed', { collectionId: id, brandId })
    await publishLive(tx, { entityId: brandId }, 'catalog.changed', id)
  })
}

export function unarchiveCollection({ db }: Deps, actor: Actor, id: string, caller: Caller): Promise<void> {
  const brandId = brandOf(actor)
  return inTransaction(db, async (tx) => {
    found(await lockCollection(tx, brandId, id))
    await tx
      .updateTable('collection')
      .set({ archivedAt: null, version: sql`version + 1`, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute()
    await audit(tx, actor, { action: 'catalog.collectionUnarchived', subject: id, caller })
    await publishLive(tx, { entityId: brandId }, 'catalog.changed', id)
  })
}
