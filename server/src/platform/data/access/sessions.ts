import { hash, randomBytes } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Database, Db } from '../database/db.ts'
import type { KeyGrant } from './api-keys.ts'
import type { TokenPurpose } from './one-time-tokens.ts'
import { publishLive } from '../outbox.ts'

/** How long each kind of session lives, in seconds; `idle` ends it earlier when it is unused. */
export const lifetimes = {
  person: { whole: 30 * 86_400, idle: 12 * 3600 },
  guest: { whole: 86_400, idle: 86_400 },
  impersonation: { whole: 3600, idle: 3600 },
} as const

/** The link used instead of a session; exchanging it for a session consumes it. */
export type Link = { purpose: TokenPurpose; token: string }
/** `key` is there when an API key speaks instead of a person. */
export type Session = { id: string | null; actor: Actor; isStrong?: boolean; link?: Link; key?: KeyGrant }
type Holder = Actor & { associationId?: string | null; isStrong?: boolean; reason?: string | null }
type Device = Pick<Insertable<Database['session']>, 'address' | 'agent'>

const hashOf = (token: string) => hash('sha256', token, 'buffer')

function kindOf(actor: Actor): keyof typeof lifetimes {
  if (actor.side === 'guest') return 'guest'
  return actor.impersonatorId ? 'impersonation' : 'person'
}

/** A new opaque token. It has enough entropy to be stored as a plain hash. */
export async function openSession(db: Db, holder: Holder, device: Device, until?: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const {
    side,
    role,
    userId,
    entityId,
    impersonatorId = null,
    associationId = null,
    isStrong = false,
    reason = null,
  } = holder
  await db
    .insertInto('session')
    .values({
      tokenHash: hashOf(token),
      side,
      role,
      userId,
      entityId,
      impersonatorId,
      associationId,
      isStrong,
      reason,
      staffArea: holder.side === 'souk' ? (holder.staffArea ?? null) : null,
      address: device.address ?? null,
      agent: device.agent?.slice(0, 300) ?? null,
      expiresAt: sql`least(now() + make_interval(secs => ${lifetimes[kindOf(holder)].whole}), ${until ?? null}::timestamptz)`,
    })
    .execute()
  return token
}

type Found = Pick<
  Selectable<Database['session']>,
  'id' | 'userId' | 'side' | 'role' | 'entityId' | 'impersonatorId' | 'isStrong' | 'staffArea'
>

/** Who holds this token now, by the database's clock. Being seen is written down once a minute at most. */
export async function findSession(db: Db, token: string): Promise<Session | null> {
  // Every request asks this: built anew each time, it was a sixth of the server's time for a short one.
  const { rows } = await sql<Found & { isStale: boolean }>`
    select id, user_id, side, role, entity_id, impersonator_id, is_strong, staff_area, seen_at < now() - interval '1 minute' as is_stale
    from session
    where token_hash = ${hashOf(token)} and expires_at > now()
      and (side = 'guest' or seen_at > now() - make_interval(secs => ${lifetimes.person.idle}))`.execute(db)
  const [row] = rows
  if (!row) return null
  if (row.isStale)
    await db
      .updateTable('session')
      .set({ seenAt: sql`now()` })
      .where('id', '=', row.id)
      .execute()
  const { userId, side, role, entityId, impersonatorId, staffArea } = row
  return {
    id: row.id,
    isStrong: row.isStrong,
    actor: {
      side,
      role,
      userId,
      entityId,
      ...(impersonatorId && { impersonatorId }),
      ...(staffArea && { staffArea }),
    } as Actor,
  }
}

export async function isSessionOpen(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** The person has just proven a second factor in this session. */
export async function strengthenSession(db: Db, id: string): Promise<void> {
  await db.updateTable('session').set({ isStrong: true }).where('id', '=', id).execute()
}

export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute()
}

/** The same where the mail was confirmed elsewhere; what is left of the session can say so. */
export async function endSessionsByProof(db: Db, userId: string, exceptId: string | null): Promise<void> {
  await db
    .updateTable('session')
    .set({ expiresAt: sql`now()`, endedBy: 'PROOF' })
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .$if(exceptId !== null, (q) => q.where('id', '!=', exceptId!))
    .execute()
  await publishLive(db, { userId }, 'session.ended')
}

export async function wasEndedByProof(db: Db, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('tokenHash', '=', hashOf(token))
    .where('endedBy', '=', 'PROOF')
    .executeTakeFirst()
  return row !== undefined
}

/** Signs a person out everywhere, except where they are now. */
export async function endSessionsOf(db: Db, userId: string, exceptId: string | null = null): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .$if(exceptId !== null, (q) => q.where('id', '!=', exceptId!))
    .executeTakeFirst()
  await publishLive(db, { userId }, 'session.ended')
  return Number(numDeletedRows)
}
