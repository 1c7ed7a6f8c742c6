import { type DatabasePulse, destroySocket } from './database-pulse.ts'

/** In milliseconds. A silent database is found within 4.5 s: suspicion, the next look, and two pulses of 1.5 s. */
const suspiciousAfter = 1_000
const checkEvery = 250
const lookEvery = 500 // each look opens connections
const idleFor = 500 // an answer may be on its way
const failuresInARow = 2 // one pulse is missed on a busy machine

type Waiting = { since: number; idleSince: number | null }
/** Backends that execute a statement; null where that is unknown. */
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
  #lookedAt = -Infinity
  #failedPulses = 0 // in a row
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
    this.#waiting.set(client, { since: performance.now(), idleSince: null })
    this.#timer ??= setInterval(() => void this.#check(), checkEvery).unref()
  }

  ended(client: object): void {
    this.#waiting.delete(client)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#failedPulses = 0
  }

  async #check(): Promise<void> {
    if (this.#waiting.size === 0) return this.stop()
    if (this.#isLooking || performance.now() - this.#lookedAt < lookEvery || this.#suspicious().length === 0) return
    this.#isLooking = true
    this.#lookedAt = performance.now()
    for (const [client, waiting] of await this.#findLost()) {
      if (this.#waiting.get(client) !== waiting) continue // answered meanwhile
      this.#lostAt = performance.now()
      destroySocket(client)
    }
    this.#isLooking = false
  }

  #suspicious(): [object, Waiting][] {
    const limit = performance.now() - suspiciousAfter
    return [...this.#waiting].filter(([, { since }]) => since < limit)
  }

  /** A pulse that was refused is answered from memory the second time; one that met silence is sent again. */
  async #findLost(): Promise<[object, Waiting][]> {
    do {
      if (await this.#pulse()) {
        this.#failedPulses = 0
        return this.#lostAmong(this.#suspicious())
      }
      this.#failedPulses += 1
    } while (this.#failedPulses < failuresInARow)
    return this.#suspicious()
  }

  async #lostAmong(suspicious: [object, Waiting][]): Promise<[object, Waiting][]> {
    const working = await this.#working?.(suspicious.flatMap(([client]) => pidOf(client) ?? []))
    const now = performance.now()
    return suspicious.filter(([client, waiting]) => {
      const isIdle = Boolean(working && !working.has(pidOf(client) ?? 0))
      waiting.idleSince = isIdle ? (waiting.idleSince ?? now) : null
      const isLost = waiting.idleSince !== null && now - waiting.idleSince >= idleFor
      return isLost || (this.#connected.get(client) ?? Infinity) < this.#pulse.changedAt()
    })
  }
}

const pidOf = (client: object) => (client as { processID?: number | null }).processID
