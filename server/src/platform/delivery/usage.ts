import type { FastifyBaseLogger } from 'fastify'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Db } from '../data/database/db.ts'
import { limitedFetch } from '../base/limited-fetch.ts'

type Attributes = Record<string, string | number | boolean>
type Event = { name: string; properties: Attributes; traceId?: string | undefined }
export type RecordUsage = (db: Db, actor: Actor, event: Event) => Promise<void>

/** Into the table, and to an OpenTelemetry collector when one is set. Guests leave no trace; impersonation is marked. */
export function usageRecorder(telemetryUrl: string | null, log: FastifyBaseLogger): RecordUsage {
  const send = telemetryUrl ? telemetryQueue(telemetryUrl, log) : null
  return async (db, actor, { name, properties, traceId }) => {
    if (actor.side === 'guest') return
    const isAdmin = actor.impersonatorId !== undefined
    const { userId, entityId } = actor
    const row = { name, userId, entityId, isAdmin, traceId: traceId ?? null, properties: JSON.stringify(properties) }
    await db.insertInto('usageEvent').values(row).execute()
    send?.(name, { ...properties, 'user.id': userId, 'entity.id': entityId ?? '', isAdmin })
  }
}

const maxQueued = 2_000
const maxInBatch = 200
const ask = limitedFetch(64 * 1024)

/** Requests do not wait for the collector: records are queued and sent in batches; a full queue drops them. */
function telemetryQueue(url: string, log: FastifyBaseLogger) {
  const queue: object[] = []
  let isSending = false
  async function drain(): Promise<void> {
    if (isSending) return
    isSending = true
    while (queue.length > 0) {
      await sendBatch(url, queue.splice(0, maxInBatch)).catch((error: unknown) => log.warn({ err: error }, 'telemetry'))
    }
    isSending = false
  }
  return (name: string, attributes: Attributes): void => {
    if (queue.length >= maxQueued) return
    queue.push(recordOf(name, attributes))
    void drain()
  }
}

/** One log record in OTLP's JSON form. */
function recordOf(name: string, attributes: Attributes): object {
  const value = (v: string | number | boolean) =>
    typeof v === 'boolean' ? { boolValue: v } : typeof v === 'number' ? { doubleValue: v } : { stringValue: v }
  const pairs = Object.entries(attributes).map(([key, v]) => ({ key, value: value(v) }))
  return { timeUnixNano: `${Date.now()}000000`, body: { stringValue: name }, attributes: pairs }
}

async function sendBatch(url: string, logRecords: readonly object[]): Promise<void> {
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'souk' } }] }
  const answer = await ask(`${url.replace(/\/+$/, '')}/v1/logs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ scope: { name: 'souk' }, logRecords }] }] }),
    signal: AbortSignal.timeout(5000),
  })
  await answer.arrayBuffer()
}
