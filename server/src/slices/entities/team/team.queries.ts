import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Teammate, TeamRole } from '@souk/contract/entities/team.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'

/** Until the invitation is accepted the inviter sees what they typed, not whether the address has an account. */
const memberName = (column: 'first_name' | 'last_name') => sql<string>`case when association.joined_at is null
  then coalesce(association.${sql.ref(`invited_${column}`)}, user_account.${sql.ref(column)})
  else user_account.${sql.ref(column)} end`

type Only = { userId?: string; role?: TeamRole; isOwn?: boolean }

/** The team of an entity, as one of its people reads it: whom they may change stands on each. */
export async function teammatesOf(
  db: Db,
  entityId: string,
  reader: Actor,
  { userId, role, isOwn = false }: Only = {},
): Promise<Teammate[]> {
  const rows = await db
    .selectFrom('association')
    .innerJoin('userAccount', 'userAccount.id', 'association.userId')
    .leftJoin('association as above', 'above.id', 'association.managerId')
    .leftJoin('userAccount as manager', 'manager.id', 'above.userId')
    .select([
      'association.userId',
      'association.role',
      'association.joinedAt',
      'association.version',
      'above.userId as managerId',
    ])
    .select([memberName('first_name').as('firstName'), memberName('last_name').as('lastName'), 'userAccount.email'])
    .select(['manager.firstName as managerFirst', 'manager.lastName as managerLast'])
    .select((eb) => [
      eb
        .selectFrom('session')
        .select((one) => one.fn.max('session.seenAt').as('at'))
        .whereRef('session.associationId', '=', 'association.id')
        .where('session.impersonatorId', 'is', null)
        .as('lastSeenAt'),
      eb
        .exists(
          eb
            .selectFrom('oneTimeToken')
            .select('oneTimeToken.id')
            .where('purpose', '=', 'superUser')
            .where('subject', '=', entityId)
            .where('consumedAt', 'is', null)
            .where('expiresAt', '>', sql<Date>`now()`)
            .where(sql<boolean>`payload ->> 'toUserId' = association.user_id::text`),
        )
        .as('isHandover'),
    ])
    .where('association.entityId', '=', entityId)
    .$if(userId !== undefined, (query) => query.where('association.userId', '=', userId!))
    .$if(role !== undefined, (query) => query.where('association.role', '=', role!))
    .$if(isOwn, (query) => query.where('above.userId', '=', reader.userId))
    .orderBy('association.createdAt')
    .orderBy('association.id')
    .execute()
  return rows.map((row) => ({
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    role: row.role as TeamRole,
    managerId: row.managerId,
    managerName: row.managerId === null ? null : `${row.managerFirst} ${row.managerLast}`,
    isYou: row.userId === reader.userId,
    isPending: row.joinedAt === null,
    isHandover: Boolean(row.isHandover),
    mayChange: mayChange(reader, row),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    version: row.version,
  }))
}

/** An admin may change everyone else, a manager their own representatives; an impersonator no one. */
function mayChange(reader: Actor, { userId, managerId }: { userId: string; managerId: string | null }): boolean {
  if (reader.impersonatorId || userId === reader.userId) return false
  return reader.role === 'entityAdmin' || (reader.role === 'salesManager' && managerId === reader.userId)
}

/** A person's association with an entity. */
export async function findAssociation(db: Db, entityId: string, userId: string) {
  return db
    .selectFrom('association')
    .select(['id', 'userId', 'role', 'managerId', 'joinedAt'])
    .where('entityId', '=', entityId)
    .where('userId', '=', userId)
    .executeTakeFirst()
}
export type Place = NonNullable<Awaited<ReturnType<typeof findAssociation>>>

/** A person who can sign in, not one who was only invited. */
export async function hasAnotherAdmin(db: Db, entityId: string, exceptUserId: string): Promise<boolean> {
  const row = await db
    .selectFrom('association')
    .select('id')
    .where('entityId', '=', entityId)
    .where('role', '=', 'entityAdmin')
    .where('userId', '!=', exceptUserId)
    .where('joinedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type Invited = { email: string; firstName: string; lastName: string; language: string; timeZone: string }

/** A person with an account keeps their own name; a new one is shown how to get started. */
export async function findOrAddUser(db: Db, { email, firstName, lastName, language, timeZone }: Invited) {
  await db
    .insertInto('userAccount')
    .values({ email, firstName, lastName, language, digestTimeZone: timeZone, shouldDisplayToolkit: true })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  return db
    .selectFrom('userAccount')
    .select(['id', 'email', 'firstName', 'language'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
}

type NewAssociation = {
  userId: string
  entityId: string
  role: TeamRole
  managerId: string | null
  invitedBy: string
  invitedFirstName: string
  invitedLastName: string
}

/** Undefined when they are in the team already. */
export async function addAssociation(db: Db, place: NewAssociation): Promise<string | undefined> {
  const row = await db
    .insertInto('association')
    .values({ ...place, joinedAt: null })
    .onConflict((conflict) => conflict.columns(['userId', 'entityId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** A role counts at once: open sessions have it in the same transaction. */
export async function setRole(db: Db, { id }: Place, role: string, managerId: string | null): Promise<void> {
  await db.updateTable('association').set({ role, managerId }).where('id', '=', id).execute()
  await db.updateTable('session').set({ role }).where('associationId', '=', id).execute()
}

/** Those who worked under one manager work under another, or under none. */
export async function moveRepresentatives(db: Db, from: Place, to: Place | null): Promise<void> {
  await db
    .updateTable('association')
    .set({ managerId: to?.id ?? null, version: sql`version + 1` })
    .where('managerId', '=', from.id)
    .execute()
}

/** Its sessions end, and its representatives have no manager. */
export async function deleteAssociation(db: Db, { id }: Place): Promise<void> {
  await db.deleteFrom('association').where('id', '=', id).execute()
}

/** An offer to hand over ends when its sender or receiver leaves. */
export async function endOffersOf(db: Db, entityId: string, userId: string): Promise<void> {
  await db
    .updateTable('oneTimeToken')
    .set({ consumedAt: sql`now()` })
    .where('purpose', '=', 'superUser')
    .where('subject', '=', entityId)
    .where('consumedAt', 'is', null)
    .where(sql<boolean>`(payload ->> 'toUserId' = ${userId} or payload ->> 'fromUserId' = ${userId})`)
    .execute()
}
