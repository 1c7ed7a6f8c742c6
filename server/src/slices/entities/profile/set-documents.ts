import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Documents } from '@souk/contract/entities/entities.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import {
  addDocuments,
  documentsOf,
  type Expiry,
  type NewDocument,
  removeDocumentsExcept,
  setExpiries,
} from '../model/documents.queries.ts'
import { entityOf, lockEntity } from '../model/own-entity.ts'
import { uploadedDocuments } from '../model/uploads.queries.ts'

/** The whole set at once, as the screen shows it. */
export function setDocuments({ db }: Deps, actor: Actor, { documents }: Documents, caller: Caller): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { id: entityId } = await lockEntity(tx, entityOf(actor))
    const own = new Set((await documentsOf(tx, entityId)).map(({ id }) => id))
    const remaining = documents.flatMap(({ id, expiresOn }): Expiry[] => (id ? [{ id, expiresOn }] : []))
    if (remaining.some(({ id }) => !own.has(id))) throw new Refusal('not_found')
    const added = await newOnes(tx, entityId, documents)
    await removeDocumentsExcept(
      tx,
      entityId,
      remaining.map(({ id }) => id),
    )
    await setExpiries(tx, entityId, remaining)
    await addDocuments(tx, entityId, added)
    const details = { added: added.length, kept: remaining.length, before: own.size }
    await audit(tx, actor, { action: 'entities.documentsChanged', subject: entityId, details, caller })
    await publishLive(tx, { entityId }, 'entity.changed', entityId)
  })
}

/** A new document is a file that the entity's own people uploaded as one. */
async function newOnes(tx: Tx, entityId: string, documents: Documents['documents']): Promise<NewDocument[]> {
  const locations = documents.flatMap(({ id, location }) => (id || !location ? [] : [location]))
  const files = new Map((await uploadedDocuments(tx, entityId, locations)).map((file) => [file.location, file]))
  return documents.flatMap(({ id, kind, location, expiresOn }, index) => {
    if (id) return []
    const field = `documents.${index}.location`
    if (!location) throw new Refusal('invalid', 'entities.documentNeedsFile', { field })
    const file = files.get(location)
    if (!file) throw new Refusal('invalid', 'entities.noSuchFile', { field })
    return [{ ...file, kind, expiresOn }]
  })
}
