import { sql } from 'kysely'
import type { ApiKey } from '@souk/contract/integrations/api-keys.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'

function keyRows(db: Db, ownerId: string) {
  return db
    .selectFrom('apiKey')
    .leftJoin('userAccount as author', 'author.id', 'apiKey.createdBy')
    .select([
      'apiKey.id',
      'apiKey.name',
      'apiKey.hint',
      'apiKey.scopes',
      'apiKey.isSandbox',
      'apiKey.callsPerMinute',
      'apiKey.createdAt',
      'apiKey.expiresAt',
      'apiKey.lastUsedAt',
      sql<string | null>`author.first_name || ' ' || author.last_name`.as('createdBy'),
      sql<ApiKey['status']>`case when revoked_at is not null then 'REVOKED'
        when expires_at <= now() then 'EXPIRED' else 'ACTIVE' end`.as('status'),
    ])
    .where('apiKey.ownerId', '=', ownerId)
}
type KeyRecord = Awaited<ReturnType<ReturnType<typeof keyRows>['execute']>>[number]

/** The ones that work first; the ended ones for ninety days. */
export const listKeys = (db: Db, ownerId: string) =>
  keyRows(db, ownerId)
    .where(
      sql<boolean>`(coalesce(revoked_at, expires_at) is null or coalesce(revoked_at, expires_at) > now() - interval '90 days')`,
    )
    .orderBy(sql`(revoked_at is not null or coalesce(expires_at <= now(), false))`)
    .orderBy('apiKey.id', 'desc')
    .limit(200)
    .execute()

export const findKey = (db: Db, ownerId: string, id: string) =>
  keyRows(db, ownerId).where('apiKey.id', '=', id).executeTakeFirst()

export async function countActiveKeys(db: Db, ownerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from api_key
    where owner_id = ${ownerId} and revoked_at is null and (expires_at is null or expires_at > now())`.execute(db)
  return rows[0]!.count
}

export function presentKey({ createdAt, expiresAt, lastUsedAt, ...row }: KeyRecord): ApiKey {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
