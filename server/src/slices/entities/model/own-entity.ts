import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'

/** The actor's entity; admins of the marketplace and guests have none. */
export function entityOf({ entityId }: Pick<Actor, 'entityId'>): string {
  if (entityId === null) throw new Refusal('forbidden')
  return entityId
}

/** Serializes changes to an entity, its addresses and its team; references to it do not wait. */
export async function lockEntity(tx: Db, id: string) {
  return found(await tx.selectFrom('entity').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst())
}
export type EntityRecord = Awaited<ReturnType<typeof lockEntity>>
