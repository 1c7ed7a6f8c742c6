import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Db } from '../../platform/database/db.ts'
import { found, Refusal } from '../../platform/refusal.ts'

/** The entity somebody acts for; the marketplace's own people and guests have none. */
export function entityOf({ entityId }: Pick<Actor, 'entityId'>): string {
  if (entityId === null) throw new Refusal('forbidden')
  return entityId
}

/** Whoever changes an entity, its addresses or its team queues here; what only refers to it does not wait. */
export async function lockEntity(tx: Db, id: string) {
  return found(await tx.selectFrom('entity').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst())
}
export type EntityRecord = Awaited<ReturnType<typeof lockEntity>>
