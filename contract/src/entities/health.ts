import { z } from 'zod/mini'

export const Condition = z.enum(['ok', 'warn', 'bad'])
export type Condition = z.infer<typeof Condition>

/** What the health page shows. `integrations` lists the outside services; a slice that talks to one adds its line. */
export const Health = z.object({
  checkedAt: z.iso.datetime(),
  database: z.object({
    condition: Condition,
    version: z.string(),
    milliseconds: z.number(),
    bytes: z.number(),
    connections: z.int(),
    connectionsMost: z.int(),
    migrations: z.int(),
  }),
  jobs: z.object({
    condition: Condition,
    waiting: z.int(),
    active: z.int(),
    failed: z.int(),
    oldestWaitingSeconds: z.nullable(z.int()),
    outbox: z.int(),
    outboxSeconds: z.nullable(z.int()),
  }),
  mail: z.object({
    condition: Condition,
    transport: z.enum(['smtp', 'local']),
    waiting: z.int(),
    failed: z.int(),
    kept: z.int(), // for want of a mail server: they can be sent or dropped
    problem: z.nullable(z.string()), // what the mail server said when it was asked
    lastSentAt: z.nullable(z.iso.datetime()),
  }),
  files: z.object({
    condition: Condition,
    store: z.enum(['s3', 'folder']),
    problem: z.nullable(z.string()),
    count: z.int(),
    bytes: z.number(),
  }),
  payments: z.object({
    condition: Condition,
    mode: z.enum(['live', 'test', 'builtIn', 'off']),
    lastEventAt: z.nullable(z.iso.datetime()), // of the provider
    unknown: z.int(), // charges whose outcome the provider has not told yet
  }),
  integrations: z.array(
    z.object({
      key: z.string(), // names its words
      mode: z.enum(['external', 'builtIn', 'off']),
      condition: Condition,
      detail: z.nullable(z.string()),
    }),
  ),
})
export type Health = z.infer<typeof Health>

const slowMs = 250
const lateSeconds = 60
const stuckSeconds = 600

export function databaseCondition(of: {
  milliseconds: number
  connections: number
  connectionsMost: number
}): Condition {
  if (of.connections >= of.connectionsMost * 0.95) return 'bad'
  return of.milliseconds > slowMs || of.connections > of.connectionsMost * 0.8 ? 'warn' : 'ok'
}

/** Work that waits too long is worse than work that failed: no worker takes it. */
export function jobsCondition(of: {
  failed: number
  oldestWaitingSeconds: number | null
  outboxSeconds: number | null
}): Condition {
  const wait = Math.max(of.oldestWaitingSeconds ?? 0, of.outboxSeconds ?? 0)
  if (wait > stuckSeconds) return 'bad'
  return wait > lateSeconds || of.failed > 0 ? 'warn' : 'ok'
}

/** A server that refuses, and mails that cannot leave, are worse than mails that wait. */
export function mailCondition(of: {
  failed: number
  waiting: number
  kept: number
  problem: string | null
  canSend: boolean
}): Condition {
  const { failed, waiting, kept: unsent, problem, canSend } = of
  if (!canSend || problem !== null || failed > 50) return 'bad'
  return unsent > 0 || failed > 0 || waiting > 500 ? 'warn' : 'ok'
}
