import type { Db } from '../../../platform/data/database/db.ts'

/** Those of an entity who have joined it. */
export function peopleOf(db: Db, entityId: string) {
  return db
    .selectFrom('association')
    .innerJoin('userAccount', 'userAccount.id', 'association.userId')
    .select(['userAccount.id as userId', 'association.role'])
    .select(['userAccount.email', 'userAccount.language', 'userAccount.firstName'])
    .where('association.entityId', '=', entityId)
    .where('association.joinedAt', 'is not', null)
    .orderBy('association.createdAt')
    .orderBy('association.id')
    .execute()
}
