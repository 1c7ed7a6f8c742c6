import type { Db } from '../../platform/db.ts'
import type { Actor } from '@souk/contract/core/abilities.ts'

export function findUserByEmail(db: Db, email: string) {
  return db.selectFrom('userAccount').selectAll().where('email', '=', email).executeTakeFirst()
}

/** The places a person belongs to, the last used first. */
export function associationsOf(db: Db, userId: string) {
  return db
    .selectFrom('association')
    .innerJoin('userAccount', 'userAccount.id', 'association.userId')
    .leftJoin('entity', 'entity.id', 'association.entityId')
    .select(['association.id', 'association.entityId', 'association.role', 'entity.name as entityName', 'entity.type'])
    .select((eb) => eb('association.id', '=', eb.ref('userAccount.lastAssociationId')).as('isLast'))
    .where('association.userId', '=', userId)
    .orderBy(
      (eb) => eb.fn.coalesce(eb('association.id', '=', eb.ref('userAccount.lastAssociationId')), eb.lit(false)),
      'desc',
    )
    .orderBy('association.createdAt')
    .orderBy('association.id')
    .execute()
}
export type AssociationRecord = Awaited<ReturnType<typeof associationsOf>>[number]

/** The person behind a session, with the entity they act for. */
export function findMe(db: Db, actor: Actor) {
  return db
    .selectFrom('userAccount')
    .leftJoin('entity', (join) => join.on('entity.id', '=', actor.entityId))
    .selectAll('userAccount')
    .select(['entity.name as entityName', 'entity.access', 'entity.isDemo'])
    .where('userAccount.id', '=', actor.userId)
    .executeTakeFirst()
}

export async function rememberAssociation(db: Db, userId: string, associationId: string): Promise<void> {
  await db.updateTable('userAccount').set({ lastAssociationId: associationId }).where('id', '=', userId).execute()
}
