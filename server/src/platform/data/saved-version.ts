import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { SavedBy } from '@souk/contract/core/saved-version.ts'
import type { Database, Db, Tx } from './database/db.ts'
import { Refusal } from '../base/refusal.ts'

/** Tables whose rows count their versions. */
type Versioned = {
  [T in keyof Database]: Database[T] extends { id: unknown; version: unknown } ? T : never
}[keyof Database]
type Saved = { table: Versioned; id: string; action?: `${string}.${string}`; subject?: string }

/** The row is one version further. Over another version than the seen one nothing is written. */
export async function nextVersion(tx: Tx, actor: Actor, saved: Saved, seen: number | undefined): Promise<number> {
  const { table, id, action, subject = id } = saved
  const isSeen = seen === undefined ? sql`true` : sql`version = ${seen}`
  const { rows } = await sql<{ version: number }>`update ${sql.table(table)} set version = version + 1
    where id = ${id} and ${isSeen} returning version`.execute(tx)
  if (!rows[0]) throw await staleRefusal(tx, actor, action, subject)
  return rows[0].version
}

/** Says who saved the other version and when, where the audit log of the actor's own entity knows it. */
export async function staleRefusal(db: Db, actor: Actor, action?: string, subject?: string): Promise<Refusal> {
  const by = action !== undefined && subject !== undefined ? await lastSaver(db, actor, action, subject) : undefined
  if (!by) return new Refusal('stale')
  const details = { items: [by], params: { name: by.name } }
  return new Refusal('stale', by.isYou ? 'errors.staleOwn' : 'errors.staleBy', details)
}

const recent = 1000 // entries: what another person saved meanwhile is among the newest

async function lastSaver(db: Db, actor: Actor, action: string, subject: string): Promise<SavedBy | undefined> {
  const { rows } = await sql<{ name: string; isYou: boolean; at: Date }>`
    select trim(first_name || ' ' || last_name) as name, user_account.id = ${actor.userId} as is_you, entry.at
    from (select * from audit where entity_id is not distinct from ${actor.entityId} order by id desc limit ${recent}) entry
      join user_account on user_account.id = entry.user_id
    where entry.action = ${action} and entry.subject = ${subject} order by entry.id desc limit 1`.execute(db)
  const [row] = rows
  return row && { ...row, at: row.at.toISOString() }
}
