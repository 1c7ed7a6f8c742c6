import type { Actor } from '@souk/contract/core/abilities.ts'
import { isEditable } from '@souk/contract/catalog/collection-moves.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { staleRefusal } from '../../../platform/data/saved-version.ts'
import { type LockedCollection, lockCollection } from './collections.queries.ts'
import { factsOf } from './present-collection.ts'

/** The brand the actor belongs to. */
export function brandOf({ side, entityId }: Pick<Actor, 'side' | 'entityId'>): string {
  if (side !== 'brand' || entityId === null) throw new Refusal('forbidden')
  return entityId
}

/** One's own collection, locked, in a state in which it may change. */
export async function openForEditing(
  tx: Db,
  actor: Actor,
  id: string,
  version?: number | undefined,
): Promise<LockedCollection> {
  const collection = found(await lockCollection(tx, brandOf(actor), id))
  if (version !== undefined && version !== collection.version) {
    throw await staleRefusal(tx, actor, 'catalog.collectionChanged', id)
  }
  const facts = factsOf(collection)
  if (!isEditable(facts)) throw new Refusal('conflict', facts.isArchived ? 'catalog.archived' : 'catalog.inReview')
  return collection
}

/** Whether the collection may change now; a job asks before it writes. */
export const isOpenForEditing = (collection: LockedCollection): boolean => isEditable(factsOf(collection))
