import { type DatabasePulse, destroySocket } from './database-pulse.ts'

const suspiciousAfter = 2_000 // milliseconds without an answer
const lookEvery = 500

/** Ends connections that wait for a database that went silent. A slow query of a living database goes on. */
export class QueryWatch {
  readonly #pulse: DatabasePulse
  readonly #waiting = new Map<object, number>() // connection → since when
  #timer: NodeJS.Timeout | undefined

  constructor(pulse: DatabasePulse) {
    this.#pulse = pulse
  }

  began(client: object): void {
    this.#waiting.set(client, performance.now())
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
    const suspicious = [...this.#waiting].filter(([, since]) => since < limit)
    if (suspicious.length === 0 || (await this.#pulse())) return
    for (const [client, since] of suspicious) if (this.#waiting.get(client) === since) destroySocket(client)
  }
}
