import { Client } from 'pg'
import { destroySocket } from './database-pulse.ts'

const lookEvery = 1_000 // milliseconds
const answerWithin = 1_500

export type ReplicaState = { isUsable: boolean; lagSeconds: number | null; problem: string | null }
type Sample = { at: number; lsn: bigint }
type Place = { lsn: string; isReplica: boolean }

export const readLsn = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** Compares once a second how far both databases are. The lag is counted by our own clock: since when the replica has been behind what the primary had written. */
export class ReplicaHealth {
  readonly #primary: Probe
  readonly #replica: Probe
  readonly #maxLagSeconds: number
  #samples: Sample[] = []
  #replayed = 0n
  #lagSeconds: number | null = null
  #problem: string | null = 'not asked yet'
  #timer: NodeJS.Timeout | undefined

  constructor({
    primaryUrl,
    replicaUrl,
    maxLagSeconds,
  }: {
    primaryUrl: string
    replicaUrl: string
    maxLagSeconds: number
  }) {
    this.#primary = new Probe(primaryUrl)
    this.#replica = new Probe(replicaUrl)
    this.#maxLagSeconds = maxLagSeconds
  }

  async start(): Promise<void> {
    await this.#look()
    const lookLater = () => {
      this.#timer = setTimeout(() => void this.#look().finally(lookLater), lookEvery).unref()
    }
    lookLater()
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await Promise.all([this.#primary.end(), this.#replica.end()])
  }

  get state(): ReplicaState {
    return { isUsable: this.#problem === null, lagSeconds: this.#lagSeconds, problem: this.#problem }
  }

  /** A read failed there: nothing is asked of it until it has answered again. */
  lost(): void {
    this.#problem = 'lost'
  }

  /** Whether the replica is known to hold what was written up to here. */
  has(lsn: bigint): boolean {
    return this.#replayed >= lsn
  }

  async #look(): Promise<void> {
    const [primary, replica] = await Promise.all([this.#primary.ask(), this.#replica.ask()])
    const now = performance.now()
    if (primary) this.#samples.push({ at: now, lsn: readLsn(primary.lsn) })
    if (!replica) {
      this.#problem = 'lost'
      this.#lagSeconds = null
      return
    }
    this.#replayed = readLsn(replica.lsn)
    const behind = this.#samples.find(({ lsn }) => lsn > this.#replayed)
    this.#samples = this.#samples.filter(({ lsn }) => lsn > this.#replayed).slice(0, 3600)
    this.#lagSeconds = behind ? Math.round((now - behind.at) / 100) / 10 : 0
    if (!replica.isReplica) this.#problem = 'not a replica'
    else this.#problem = this.#lagSeconds > this.#maxLagSeconds ? 'too far behind' : null
  }
}

/** One connection that is opened again after a failure. */
class Probe {
  readonly #url: string
  #client: Client | null = null

  constructor(url: string) {
    this.#url = url
  }

  async ask(): Promise<Place | null> {
    try {
      this.#client ??= await this.#connect()
      const { rows } = await this.#client.query<Place>(
        `select pg_is_in_recovery() as "isReplica",
          (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end)::text as lsn`,
      )
      return rows[0] ?? null
    } catch {
      if (this.#client) destroySocket(this.#client)
      this.#client = null
      return null
    }
  }

  async end(): Promise<void> {
    await this.#client?.end().catch(() => undefined)
    this.#client = null
  }

  async #connect(): Promise<Client> {
    const limits = { connectionTimeoutMillis: answerWithin, query_timeout: answerWithin }
    const client = new Client({ connectionString: this.#url, application_name: 'souk lag', ...limits })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      destroySocket(client)
      throw error
    }
  }
}
