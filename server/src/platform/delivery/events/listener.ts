import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { destroySocket } from '../../data/database/database-pulse.ts'

const pingMilliseconds = 5_000

type Heard = (payload: string) => void

/** One LISTEN connection per process that reconnects by itself; after a gap each listener is called once to catch up. */
export class Listener {
  readonly #url: string
  readonly #channels = new Map<string, Set<Heard>>()
  #client: Client | null = null
  #isStopped = false

  constructor(url: string) {
    this.#url = url
  }

  async start(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'souk listen',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    })
    client.on('notification', ({ channel, payload = '' }) => this.#tell(channel, payload))
    client.on('error', () => undefined)
    try {
      await client.connect()
      this.#client = client
      for (const channel of this.#channels.keys()) await client.query(`listen ${channel}`)
    } catch (error) {
      destroySocket(client)
      throw error // a failed attempt is retried by its caller
    }
    client.once('end', () => void this.#comeBack())
    this.#watch(client)
    for (const channel of this.#channels.keys()) this.#tell(channel, '')
  }

  /** Answers a function that stops listening. */
  on(channel: string, heard: Heard): () => void {
    const known = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, known.add(heard))
    if (known.size === 1) void this.#client?.query(`listen ${channel}`).catch(() => undefined)
    return () => known.delete(heard)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#client?.end().catch(() => undefined)
  }

  #tell(channel: string, payload: string): void {
    for (const heard of this.#channels.get(channel) ?? []) heard(payload)
  }

  /** A connection that went silent is ended, so that another one is opened. */
  #watch(client: Client): void {
    const timer = setInterval(() => {
      client.query('select 1').catch(() => destroySocket(client))
    }, pingMilliseconds).unref()
    client.once('end', () => clearInterval(timer))
  }

  async #comeBack(): Promise<void> {
    for (let wait = 200; !this.#isStopped; wait = Math.min(wait * 2, 5000)) {
      await sleep(wait)
      if (this.#isStopped) return
      try {
        return await this.start()
      } catch {
        // the database is away: once more, a little later
      }
    }
  }
}
