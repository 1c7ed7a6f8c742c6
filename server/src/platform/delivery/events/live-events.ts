import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Db } from '../../data/database/db.ts'
import { isSessionOpen } from '../../data/access/sessions.ts'
import type { Listener } from './listener.ts'

export const liveChannel = 'souk_live'
const keptHours = 24
const maxEvents = 5000

type LiveEvent = { seq: bigint; topic: string; ref: string; userId: string | null; entityId: string | null }

/** Fans numbered events out to the open streams of this process. */
export class LiveEvents {
  readonly #db: Db
  readonly #streams = new Set<Stream>()
  #last = 0n
  #reading: Promise<void> | null = null
  #isAskedAgain = false

  readonly #ping: number

  constructor(db: Db, listener: Listener, pingMilliseconds = 25_000) {
    this.#db = db
    this.#ping = pingMilliseconds
    listener.on(liveChannel, () => this.#readNew())
  }

  async start(): Promise<void> {
    this.#last = await newest(this.#db)
  }

  /** The events of one person from now on, after what was missed since `lastEventId`. */
  async *stream(
    actor: Actor,
    lastEventId: string | undefined,
    signal: AbortSignal,
    sessionId: string | null = null,
  ): AsyncGenerator<string> {
    const stream = new Stream(
      actor,
      this.#ping,
      async () => sessionId === null || (await isSessionOpen(this.#db, sessionId).catch(() => true)),
    )
    const end = () => stream.end()
    signal.addEventListener('abort', end)
    this.#streams.add(stream)
    try {
      yield* this.#missed(stream, lastEventId)
      yield* stream.read()
    } finally {
      signal.removeEventListener('abort', end)
      this.#streams.delete(stream)
    }
  }

  /** Ends every stream, so that a stopping server does not wait for browsers. */
  stop(): void {
    for (const stream of this.#streams) stream.end()
  }

  async *#missed(stream: Stream, lastEventId: string | undefined): AsyncGenerator<string> {
    const now = await newest(this.#db)
    if (lastEventId === undefined || !/^\d{1,18}$/.test(lastEventId)) {
      stream.after = now
      return yield `id: ${now}\nevent: ready\ndata: {}\n\n`
    }
    const since = BigInt(lastEventId)
    const isReplayable = since === now || (since < now && (await isKept(this.#db, since)))
    const events = isReplayable ? await eventsAfter(this.#db, since, stream.actor) : null
    if (!events || events.length === maxEvents) {
      stream.after = now
      return yield `id: ${now}\nevent: reset\ndata: {}\n\n`
    }
    for (const event of events) yield written(event)
    stream.after = events.at(-1)?.seq ?? since
  }

  /** A notice that arrives while events are being read asks for one more reading. */
  #readNew(): void {
    if (this.#reading) {
      this.#isAskedAgain = true
      return
    }
    this.#reading = this.#fanOut().finally(() => {
      this.#reading = null
      if (this.#isAskedAgain) {
        this.#isAskedAgain = false
        this.#readNew()
      }
    })
  }

  async #fanOut(): Promise<void> {
    let events: LiveEvent[]
    do {
      events = await eventsAfter(this.#db, this.#last).catch(() => []) // the next notice brings them
      for (const event of events) for (const stream of this.#streams) stream.offer(event)
      this.#last = events.at(-1)?.seq ?? this.#last
    } while (events.length === maxEvents)
  }
}

/** One browser: a queue that a slow reader fills and an ended one closes. */
class Stream {
  readonly actor: Actor
  after: bigint | null = null // nothing is sent twice: what was missed is read first
  readonly #queue: LiveEvent[] = []
  #isEnded = false
  #wake: () => void = () => undefined

  readonly #ping: number
  readonly #isSessionOpen: () => Promise<boolean>

  constructor(actor: Actor, pingMilliseconds: number, isOpen: () => Promise<boolean>) {
    this.actor = actor
    this.#ping = pingMilliseconds
    this.#isSessionOpen = isOpen
  }

  offer(event: LiveEvent): void {
    if (!isFor(event, this.actor)) return
    this.#queue.push(event)
    this.#wake()
  }

  end(): void {
    this.#isEnded = true
    this.#wake()
  }

  async *read(): AsyncGenerator<string> {
    let checkedAt = performance.now()
    while (!this.#isEnded) {
      if (performance.now() - checkedAt >= this.#ping) {
        checkedAt = performance.now()
        if (!(await this.#isSessionOpen())) return // it expired, or its place in the team is gone
      }
      const event = this.#queue.shift()
      if (event) {
        if (this.after === null || event.seq > this.after) yield written(event)
        if (event.topic === 'session.ended') return // the browser asks again, and learns whether it still may
        continue
      }
      if (!(await this.#somethingWithin(this.#ping))) yield ': ping\n\n'
    }
  }

  async #somethingWithin(milliseconds: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const woken = new Promise<true>((done) => (this.#wake = () => done(true)))
    const silent = new Promise<false>((done) => (timer = setTimeout(() => done(false), milliseconds).unref()))
    const isWoken = await Promise.race([woken, silent])
    clearTimeout(timer)
    return isWoken
  }
}

const written = ({ seq, topic, ref }: LiveEvent) =>
  `id: ${seq}\nevent: ${topic}\ndata: ${JSON.stringify({ id: ref })}\n\n`

function isFor({ userId, entityId }: LiveEvent, actor: Actor): boolean {
  return userId ? userId === actor.userId : entityId !== null && entityId === actor.entityId
}

async function newest(db: Db): Promise<bigint> {
  // The sequence, not the table: cleaning may have emptied the table.
  const { rows } = await sql<{
    last: bigint
  }>`select coalesce(pg_sequence_last_value('live_event_seq_seq'), 0)::int8 as last`.execute(db)
  return rows[0]?.last ?? 0n
}

/** Whether everything after this number can still be replayed: something at or before it is young enough. */
async function isKept(db: Db, since: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('liveEvent')
    .select('seq')
    .where('seq', '<=', since)
    .where('at', '>=', sql<Date>`now() - make_interval(hours => ${keptHours})`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function eventsAfter(db: Db, since: bigint, actor?: Actor): Promise<LiveEvent[]> {
  return db
    .selectFrom('liveEvent')
    .select(['seq', 'topic', 'ref', 'userId', 'entityId'])
    .where('seq', '>', since)
    .$if(actor !== undefined, (q) =>
      q.where((eb) =>
        eb.or([eb('userId', '=', actor!.userId), ...(actor!.entityId ? [eb('entityId', '=', actor!.entityId)] : [])]),
      ),
    )
    .orderBy('seq')
    .limit(maxEvents)
    .execute()
}
