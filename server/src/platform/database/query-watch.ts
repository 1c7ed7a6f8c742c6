import { type DatabasePulse, destroySocket } from './database-pulse.ts'

const suspiciousAfter = 2_000 // milliseconds without an answer
const lookEvery = 500

type Waiting = { since: number; wasIdle: boolean }
/** Which backends execute a statement; null where that is unknown. */
type WorkingBackends = (pids: readonly number[]) => Promise<ReadonlySet<number> | null>

/**
 * Ends connections that wait in vain: the database went silent, another server took over its address, or the network lost the
 * connection and the backend does nothing. A slow query of a living database goes on.
 */
export class QueryWatch {
  readonly #pulse: DatabasePulse
  readonly #working: WorkingBackends | null
  readonly #connected = new WeakMap<object, number>() // connection → when
  readonly #waiting = new Map<object, Waiting>()
  #lostAt = 0 // connections that are older than this are not used again
  #isLooking = false
  #timer: NodeJS.Timeout | undefined

  constructor(pulse: DatabasePulse, working: WorkingBackends | null = null) {
    this.#pulse = pulse
    this.#working = working
  }

  connected(client: object): void {
    this.#connected.set(client, performance.now())
  }

  /** Whether it was opened before connections were lost: it may lead to a server that is gone. */
  isStale(client: object): boolean {
    return (this.#connected.get(client) ?? Infinity) < Math.max(this.#lostAt, this.#pulse.changedAt())
  }

  began(client: object): void {
    this.#waiting.set(client, { since: performance.now(), wasIdle: false })
    this.#timer ??= setInterval(() => void this.#look(), lookEvery).unref()
  }

  ended(client: object): void {
    this.#waiting.delete(client)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  async #look(): Promise<void> {
    if (this.#waiting.size === 0) return this.stop()
    const limit = performance.now() - suspiciousAfter
    const suspicious = [...this.#waiting].filter(([, { since }]) => since < limit)
    if (this.#isLooking || suspicious.length === 0) return
    this.#isLooking = true
    const lost = (await this.#pulse()) ? await this.#lostAmong(suspicious) : suspicious
    this.#isLooking = false
    for (const [client, waiting] of lost) {
      if (this.#waiting.get(client) !== waiting) continue // answered meanwhile
      this.#lostAt = performance.now()
      destroySocket(client)
    }
  }

  /** A backend must be found idle twice: its answer may be on its way. */
  async #lostAmong(suspicious: [object, Waiting][]): Promise<[object, Waiting][]> {
    const working = await this.#working?.(suspicious.flatMap(([client]) => pidOf(client) ?? []))
    return suspicious.filter(([client, waiting]) => {
      const isIdle = Boolean(working && !working.has(pidOf(client) ?? 0))
      const wasIdle = waiting.wasIdle
      waiting.wasIdle = isIdle
      return (isIdle && wasIdle) || (this.#connected.get(client) ?? Infinity) < this.#pulse.changedAt()
    })
  }
}

const pidOf = (client: object) => (client as { processID?: number | null }).processID
