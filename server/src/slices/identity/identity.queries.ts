import { sql } from 'kysely'
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

export function findUser(db: Db, id: string) {
  return db.selectFrom('userAccount').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A person of the demo: their mail stays in the house. */
export async function isDemoUser(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('association')
    .innerJoin('entity', 'entity.id', 'association.entityId')
    .select('entity.id')
    .where('association.userId', '=', userId)
    .where('entity.isDemo', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Where the person is signed in, the latest first. */
export function sessionsOf(db: Db, userId: string) {
  return db
    .selectFrom('session')
    .leftJoin('entity', 'entity.id', 'session.entityId')
    .select([
      'session.id',
      'session.agent',
      'session.address',
      'session.createdAt',
      'session.seenAt',
      'session.impersonatorId',
    ])
    .select('entity.name as entityName')
    .where('session.userId', '=', userId)
    .where('session.expiresAt', '>', sql<Date>`now()`)
    .orderBy('session.seenAt', 'desc')
    .limit(100)
    .execute()
}

export async function endOwnSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Changes = Partial<Record<'firstName' | 'lastName' | 'language' | 'theme', string | undefined>>

export async function changeUser(db: Db, id: string, changes: Changes): Promise<void> {
  const { firstName, lastName, language, theme } = changes
  if (!firstName && !lastName && !language && !theme) return
  await db.updateTable('userAccount').set({ firstName, lastName, language, theme }).where('id', '=', id).execute()
}
