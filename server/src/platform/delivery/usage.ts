import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Db } from '../data/database/db.ts'

type Attributes = Record<string, string | number | boolean>
type Event = { name: string; properties: Attributes; traceId?: string | undefined }
export type SendUsage = (name: string, attributes: Attributes) => void
export type RecordUsage = (db: Db, actor: Actor, event: Event) => Promise<void>

/** Into the table, and to an OpenTelemetry collector when one is set. Guests leave no trace; impersonation is marked. */
export function usageRecorder(send?: SendUsage): RecordUsage {
  return async (db, actor, { name, properties, traceId }) => {
    if (actor.side === 'guest') return
    const isAdmin = actor.impersonatorId !== undefined
    const { userId, entityId } = actor
    const row = { name, userId, entityId, isAdmin, traceId: traceId ?? null, properties: JSON.stringify(properties) }
    await db.insertInto('usageEvent').values(row).execute()
    send?.(name, { ...properties, 'user.id': userId, 'entity.id': entityId ?? '', isAdmin })
  }
}
