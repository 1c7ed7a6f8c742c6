import type { FastifyBaseLogger } from 'fastify'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Db } from './database/db.ts'

type Event = { name: string; properties: Record<string, string | number | boolean>; traceId?: string | undefined }
export type RecordUsage = (db: Db, actor: Actor, event: Event) => Promise<void>

/** Into the table, and to an OpenTelemetry collector when one is set. Guests leave no trace; impersonation is marked. */
export function usageRecorder(telemetryUrl: string | null, log: FastifyBaseLogger): RecordUsage {
  return async (db, actor, { name, properties, traceId }) => {
    if (actor.side === 'guest') return
    const isAdmin = actor.impersonatorId !== undefined
    const { userId, entityId } = actor
    const row = { name, userId, entityId, isAdmin, traceId: traceId ?? null, properties: JSON.stringify(properties) }
    await db.insertInto('usageEvent').values(row).execute()
    if (!telemetryUrl) return
    const attributes = { ...properties, 'user.id': userId, 'entity.id': entityId ?? '', isAdmin }
    await sendLog(telemetryUrl, name, attributes).catch((error: unknown) => log.warn({ err: error }, 'telemetry'))
  }
}

/** One log record in OTLP's JSON form. */
async function sendLog(
  url: string,
  name: string,
  attributes: Record<string, string | number | boolean>,
): Promise<void> {
  const value = (v: string | number | boolean) =>
    typeof v === 'boolean' ? { boolValue: v } : typeof v === 'number' ? { doubleValue: v } : { stringValue: v }
  const pairs = Object.entries(attributes).map(([key, v]) => ({ key, value: value(v) }))
  const record = { timeUnixNano: `${Date.now()}000000`, body: { stringValue: name }, attributes: pairs }
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'souk' } }] }
  await fetch(`${url.replace(/\/+$/, '')}/v1/logs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      resourceLogs: [{ resource, scopeLogs: [{ scope: { name: 'souk' }, logRecords: [record] }] }],
    }),
    signal: AbortSignal.timeout(5000),
  })
}
