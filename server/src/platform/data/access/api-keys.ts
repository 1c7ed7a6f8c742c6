import { hash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Db } from '../database/db.ts'
import type { Session } from './sessions.ts'

/** What a call is checked against when a key makes it. */
export type KeyGrant = { id: string; scopes: readonly string[]; callsPerMinute: number; isSandbox: boolean }

const prefixes = { live: 'souk_live_', sandbox: 'souk_test_' } as const
export const isApiKey = (token: string): boolean => Object.values(prefixes).some((prefix) => token.startsWith(prefix))
export const hashOfKey = (token: string): Buffer => hash('sha256', token, 'buffer')

/** A new secret. It has enough entropy to be stored as a plain hash. */
export function newApiKey(isSandbox: boolean): { token: string; secretHash: Buffer; hint: string } {
  const token = `${isSandbox ? prefixes.sandbox : prefixes.live}${randomBytes(30).toString('base64url')}`
  return { token, secretHash: hashOfKey(token), hint: token.slice(-4) }
}

type Found = {
  id: string
  userId: string
  entityId: string
  side: 'brand' | 'retailer'
  scopes: string[]
  callsPerMinute: number
  isSandbox: boolean
  isStale: boolean
}

/** Whom this key speaks for now: a service member of its entity. Its use is recorded once a minute at most. */
export async function findApiKey(db: Db, token: string): Promise<Session | null> {
  const { rows } = await sql<Found>`
    select api_key.id, api_key.user_id, api_key.entity_id, entity.type as side, scopes, calls_per_minute, api_key.is_sandbox,
      last_used_at is null or last_used_at < now() - interval '1 minute' as is_stale
    from api_key join entity on entity.id = api_key.entity_id
    where secret_hash = ${hashOfKey(token)} and revoked_at is null and (expires_at is null or expires_at > now())`.execute(
    db,
  )
  const [row] = rows
  if (!row) return null
  if (row.isStale) await sql`update api_key set last_used_at = now() where id = ${row.id}`.execute(db)
  const { id, side, userId, entityId, scopes, callsPerMinute, isSandbox } = row
  const actor = { side, role: 'entityAdmin', userId, entityId } as Actor
  return { id: null, actor, key: { id, scopes, callsPerMinute, isSandbox } }
}

type Made = { keyId: string; entityId: string; method: string; path: string; status: number; ms: number }

export async function recordApiCall(db: Db, { keyId, entityId, method, path, status, ms }: Made): Promise<void> {
  await db
    .insertInto('apiCall')
    .values({ keyId, entityId, method, path, status, ms: Math.round(ms) })
    .execute()
}
