import { randomBytes, randomInt } from 'node:crypto'
import { codes } from '@souk/contract/core/limits.ts'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../database/db.ts'
import type { ServerKey } from './server-key.ts'

/** What a token may be used for, and for how many seconds. A token of one purpose is nothing under another. */
export const tokenLifetimes = {
  loginLink: 15 * 60,
  invitationLink: 7 * 86_400,
  magicLink: 10 * 60,
  passwordReset: 30 * 60,
  otp: 10 * 60,
  secondStep: 5 * 60,
  passkeyRegistration: 5 * 60,
  passkeySignIn: 5 * 60,
  registration: 30 * 60,
  emailVerification: 7 * 86_400,
  superUser: 7 * 86_400,
  directInvitation: 7 * 86_400,
  setup: 60 * 60,
  marketplaceInvitation: 7 * 86_400,
} as const
export type TokenPurpose = keyof typeof tokenLifetimes

type Payload = Record<string, string>
type Issue = { purpose: TokenPurpose; subject: string; payload?: Payload }
export type Consumed = { subject: string; payload: Payload }

/** A new link token; the older ones of its purpose and subject end with it. */
export async function issueToken(db: Db, key: ServerKey, issue: Issue): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await replace(db, issue, key.sign(issue.purpose, token), 1)
  return token
}

/** A new six-digit code. Its hash is bound to its subject, because there are only a million codes. */
export async function issueCode(db: Db, key: ServerKey, issue: Issue): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await replace(db, issue, key.sign(issue.purpose, `${issue.subject}\0${code}`), codes.tries)
  return code
}

function replace(db: Db, { purpose, subject, payload = {} }: Issue, hash: Buffer, triesLeft: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    // Two requests at once for one subject queue here, so that exactly one token of a purpose is alive.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${subject}`}, 7))`.execute(tx)
    await endTokens(tx, purpose, subject)
    const expiresAt = sql<Date>`now() + make_interval(secs => ${tokenLifetimes[purpose]})`
    await tx
      .insertInto('oneTimeToken')
      .values({ purpose, subject, hash, payload: JSON.stringify(payload), triesLeft, expiresAt })
      .execute()
  })
}

/** What was promised to a subject is withdrawn. */
export async function endTokens(db: Db, purpose: TokenPurpose, subject: string): Promise<void> {
  await db
    .updateTable('oneTimeToken')
    .set({ consumedAt: sql`now()` })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('consumedAt', 'is', null)
    .execute()
}

/** Reads a live token without using it up. */
export async function peekToken(
  db: Db,
  key: ServerKey,
  purpose: TokenPurpose,
  token: string,
): Promise<Consumed | null> {
  const row = await db
    .selectFrom('oneTimeToken')
    .select(['subject', 'payload'])
    .where('purpose', '=', purpose)
    .where('hash', '=', key.sign(purpose, token))
    .where('consumedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row ? { subject: row.subject, payload: row.payload as Payload } : null
}

/** Uses a token up. Of any number of tries at once, one gets it. */
export async function consumeToken(
  db: Db,
  key: ServerKey,
  purpose: TokenPurpose,
  token: string,
): Promise<Consumed | null> {
  const row = await db
    .updateTable('oneTimeToken')
    .set({ consumedAt: sql`now()`, triesLeft: 0 })
    .where('purpose', '=', purpose)
    .where('hash', '=', key.sign(purpose, token))
    .where('consumedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['subject', 'payload'])
    .executeTakeFirst()
  return row ? { subject: row.subject, payload: row.payload as Payload } : null
}

/** One try at a code: counted whether or not it is right, in the same statement that uses it up. Not for use in a transaction that may roll back. */
export async function tryCode(
  db: Db,
  key: ServerKey,
  purpose: TokenPurpose,
  subject: string,
  code: string,
): Promise<boolean> {
  const hash = key.sign(purpose, `${subject}\0${code}`)
  const { rows } = await sql<{ isRight: boolean }>`
    update one_time_token set tries_left = tries_left - 1, consumed_at = case when hash = ${hash} then now() end
    where purpose = ${purpose} and subject = ${subject} and consumed_at is null and expires_at > now() and tries_left > 0
    returning hash = ${hash} as is_right`.execute(db)
  return rows[0]?.isRight ?? false
}
