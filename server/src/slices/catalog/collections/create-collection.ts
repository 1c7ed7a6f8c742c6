import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Collection, CollectionIn } from '@souk/contract/catalog/collection-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive, emit } from '../../../platform/data/outbox.ts'
import { found } from '../../../platform/base/refusal.ts'
import { collectionColumns } from './collection-fields.ts'
import { findCollection } from '../model/collections.queries.ts'
import { compileAccess } from '../visibility/compile-access.ts'
import { brandOf } from '../model/own-brand.ts'
import { presentWholeCollection } from '../model/present-collection.ts'

export function createCollection({ db }: Deps, actor: Actor, input: CollectionIn, caller: Caller): Promise<Collection> {
  const brandId = brandOf(actor)
  return inTransaction(db, async (tx) => {
    const { name, type, currency, currencies, ...columns } = await collectionColumns(tx, brandId, input, null)
    const { id } = await tx
      .insertInto('collection')
      .values({ ...columns, brandId, name: name!, type: type!, currency: currency!, currencies: currencies! })
      .returning('id')
      .executeTakeFirstOrThrow()
    await compileAccess(tx, [id])
    await audit(tx, actor, { action: 'catalog.collectionCreated', subject: id, caller })
    await emit(tx, 'collection.created', { collectionId: id, brandId })
    await publishLive(tx, { entityId: brandId }, 'catalog.changed', id)
    const viewer = { kind: 'owner', brandId } as const
    return presentWholeCollection(found(await findCollection(tx, viewer, id)), viewer)
  })
}
