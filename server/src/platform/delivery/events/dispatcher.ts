import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Db, Tx } from '../../data/database/db.ts'
import type { AnyJob, Enqueue } from './jobs.ts'
import { liveChannel } from './live-events.ts'
import type { Listener } from './listener.ts'
import { outboxChannel } from '../../data/outbox.ts'

/** Who reacts to an event: a name for the queue, and what to do. `id` is the same when an event is delivered again. */
// oxlint-disable-next-line typescript/no-explicit-any -- each reaction knows its own event
export type Reactions = Record<string, (payload: any, id: string) => Promise<void>>
export type Subscribers = Record<string, Reactions>

const queueOf = (topic: string, reaction: string) => `on.${topic}.${reaction}`
const leadership = 7_260_002
const batch = 200
const silentSeconds = 10 // a leader that is frozen or cut off for longer is replaced

/** Each reaction is a job of its own, so that one that fails is tried again without the others. */
export function jobsOf(subscribers: Subscribers): AnyJob[] {
  return Object.entries(subscribers).flatMap(([topic, reactions]) =>
    Object.entries(reactions).map(([name, run]) => ({ name: queueOf(topic, name), run })),
  )
}

type Tools = { db: Db; enqueue: Enqueue; subscribers: Subscribers; listener: Listener; log: FastifyBaseLogger }

/** Empties the outbox after commit. Any number of processes may run it; one at a time leads. */
export class Dispatcher {
  readonly #tools: Tools
  #wake: () => void = () => undefined
  #isStopped = false
  #ended: Promise<void> = Promise.resolve()

  constructor(tools: Tools) {
    this.#tools = tools
  }

  start(): void {
    this.#tools.listener.on(outboxChannel, () => this.#wake())
    this.#ended = this.#lead()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#wake()
    await this.#ended
  }

  async #lead(): Promise<void> {
    while (!this.#isStopped) {
      try {
        // Work happens on the connection that holds the lock: a dispatcher that loses it cannot go on writing.
        await this.#tools.db.connection().execute((connection) => this.#drainWhileLeading(connection))
      } catch (error) {
        if (!this.#isStopped) this.#tools.log.warn({ err: error }, 'the dispatcher lost its connection')
      }
      if (!this.#isStopped) await this.#rest(1000)
    }
  }

  async #drainWhileLeading(connection: Db): Promise<void> {
    const { rows } = await sql<{ leads: boolean }>`select pg_try_advisory_lock(${leadership}) as leads`.execute(
      connection,
    )
    if (!rows[0]?.leads) return
    try {
      await this.#limitSilence(connection, silentSeconds)
      while (!this.#isStopped) {
        const moved = await connection.transaction().execute((tx) => dispatchBatch(tx, this.#tools))
        if (moved < batch && !this.#isStopped) await this.#rest(1000)
      }
    } finally {
      await sql`select pg_advisory_unlock(${leadership})`.execute(connection).catch(() => undefined)
      await this.#limitSilence(connection, 0).catch(() => undefined)
    }
  }

  /** PostgreSQL ends the session, and with it the lock, when its process asks nothing for so long. */
  async #limitSilence(connection: Db, seconds: number): Promise<void> {
    await sql`select set_config('idle_session_timeout', ${`${seconds}s`}, false)`.execute(connection)
  }

  /** Until something is emitted, a second at the most. */
  async #rest(milliseconds: number): Promise<void> {
    const woken = new Promise<void>((done) => (this.#wake = done))
    await Promise.race([woken, sleep(milliseconds, undefined, { ref: false })])
  }
}

/** Takes the oldest events out of the outbox and turns them into jobs and numbered live events, all or none. */
export async function dispatchBatch(
  tx: Tx,
  { enqueue, subscribers }: Pick<Tools, 'enqueue' | 'subscribers'>,
): Promise<number> {
  const events = await tx.selectFrom('outbox').selectAll().orderBy('id').limit(batch).forUpdate().execute()
  if (events.length === 0) return 0
  for (const { id, topic, payload } of events) {
    for (const reaction of Object.keys(subscribers[topic] ?? {})) {
      await enqueue(tx, queueOf(topic, reaction), payload as object, { id: jobId(id, reaction) })
    }
  }
  const live = events.filter(({ topic }) => topic === 'live').map(({ payload }) => payload as LivePayload)
  if (live.length > 0) {
    const rows = live.map(({ topic, id, userId = null, entityId = null }) => ({ topic, ref: id, userId, entityId }))
    await tx.insertInto('liveEvent').values(rows).execute()
    await sql`select pg_notify(${liveChannel}, '')`.execute(tx)
  }
  await tx
    .deleteFrom('outbox')
    .where(
      'id',
      'in',
      events.map(({ id }) => id),
    )
    .execute()
  return events.length
}

type LivePayload = { topic: string; id: string; userId?: string; entityId?: string }

/** The same event and reaction always make the same job. */
function jobId(event: bigint, reaction: string): string {
  const hex = createHash('sha256').update(`${event} ${reaction}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
