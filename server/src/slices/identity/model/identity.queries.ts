import { sql } from 'kysely'
import { endTokens } from '../../../platform/data/access/one-time-tokens.ts'
import { endSessionsByProof } from '../../../platform/data/access/sessions.ts'
import type { Db, Tx } from '../../../platform/data/database/db.ts'
import { nextVersion } from '../../../platform/data/saved-version.ts'
import type { Actor } from '@souk/contract/core/abilities.ts'

export function findUserByEmail(db: Db, email: string) {
  return db.selectFrom('userAccount').selectAll().where('email', '=', email).executeTakeFirst()
}

/** The places a person belongs to, the last used first, those they were only invited to last. */
export function associationsOf(db: Db, userId: string) {
  return db
    .selectFrom('association')
    .innerJoin('userAccount', 'userAccount.id', 'association.userId')
    .leftJoin('entity', 'entity.id', 'association.entityId')
    .select([
      'association.id',
      'association.entityId',
      'association.role',
      'association.staffArea',
      'entity.name as entityName',
      'entity.type',
    ])
    .select((eb) => eb('association.id', '=', eb.ref('userAccount.lastAssociationId')).as('isLast'))
    .where('association.userId', '=', userId)
    .orderBy(
      (eb) => eb.fn.coalesce(eb('association.id', '=', eb.ref('userAccount.lastAssociationId')), eb.lit(false)),
      'desc',
    )
    .orderBy(sql`(association.joined_at is null)`)
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
    .select([
      'entity.name as entityName',
      'entity.access',
      'entity.country',
      'entity.currency',
      'entity.isDemo',
      'entity.isPremium',
      'entity.isAnalyticsEnabled',
      'entity.isLeadAiEnabled',
      'entity.onboardCompletedAt',
      sql<boolean>`coalesce(entity.live_from <= now(), false)`.as('isLive'),
      sql<boolean>`coalesce(entity.approval = 'APPROVED', true)`.as('isApproved'),
    ])
    .where('userAccount.id', '=', actor.userId)
    .executeTakeFirst()
}

/** Sets the last used association and answers whether an invitation to it was accepted with it. */
export async function rememberAssociation(db: Db, userId: string, associationId: string): Promise<boolean> {
  await db.updateTable('userAccount').set({ lastAssociationId: associationId }).where('id', '=', userId).execute()
  const joined = await db
    .updateTable('association')
    .set({ joinedAt: sql`now()` })
    .where('id', '=', associationId)
    .where('joinedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return joined !== undefined
}

/** What stays alive when a mail is proven: a password that was set with the proof, and the session that proved it. */
type Proof = { keepsPassword?: boolean; sessionId?: string | null }

/**
 * A code or a link from a mail proves the address. Earlier sessions, links and a password may belong to a person who
 * only typed the address. Answers whether a password was removed.
 */
export async function markVerified(
  db: Db,
  userId: string,
  { keepsPassword = false, sessionId = null }: Proof = {},
): Promise<boolean> {
  const first = await db
    .updateTable('userAccount')
    .set({
      emailVerifiedAt: sql`now()`,
      ...(!keepsPassword && { passwordHash: null, endedPasswordHash: sql`password_hash` }),
    })
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is', null)
    .returning('endedPasswordHash')
    .executeTakeFirst()
  if (!first) return false
  await endSessionsByProof(db, userId, sessionId)
  await endLinksOf(db, userId)
  return !keepsPassword && first.endedPasswordHash !== null
}

/** Links that sign in or set a password. */
export async function endLinksOf(db: Db, userId: string): Promise<void> {
  await endTokens(db, 'passwordReset', userId)
  await endTokens(db, 'loginLink', userId)
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
      'session.isStrong',
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

/** When admins of the marketplace were in the person's place, and how much they did there. */
export function impersonationsOf(db: Db, userId: string) {
  return db
    .selectFrom('audit as began')
    .leftJoin('userAccount as admin', 'admin.id', 'began.userId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('audit')
          .select((one) => [one.fn.countAll<number>().as('requests'), one.fn.max('audit.at').as('lastAt')])
          .where('audit.action', '=', 'impersonation.request')
          .whereRef('audit.impersonatorId', '=', 'began.userId')
          .where('audit.userId', '=', userId)
          .whereRef('audit.at', '>=', 'began.at')
          .where(sql<boolean>`audit.at < began.at + interval '61 minutes'`)
          .as('done'),
      (join) => join.onTrue(),
    )
    .select(['began.id', 'began.at', 'done.lastAt', 'admin.firstName', 'admin.lastName'])
    .select(sql<string | null>`began.details ->> 'reason'`.as('reason'))
    .select(sql<number>`done.requests::int`.as('requests'))
    .where('began.action', '=', 'impersonation.began')
    .where('began.subject', '=', userId)
    .orderBy('began.id', 'desc')
    .limit(50)
    .execute()
}

type Changes = Partial<Record<'firstName' | 'lastName' | 'language' | 'theme', string | undefined>> & {
  version?: number | undefined
}

export async function changeUser(tx: Tx, actor: Actor, { version, ...changes }: Changes): Promise<void> {
  const { firstName, lastName, language, theme } = changes
  if (!firstName && !lastName && !language && !theme) return
  await nextVersion(tx, actor, { table: 'userAccount', id: actor.userId }, version)
  await tx
    .updateTable('userAccount')
    .set({ firstName, lastName, language, theme })
    .where('id', '=', actor.userId)
    .execute()
}
