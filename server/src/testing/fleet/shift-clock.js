import { readFileSync } from 'node:fs'

/** Moves the wall clock of a process by the minutes in a file, each time it receives SIGUSR2. Timers go on as they do when a real clock jumps. */
const Real = Date
let shiftMs = 0

globalThis.Date = class Date extends Real {
  /** @param {any[]} given */
  constructor(...given) {
    // @ts-expect-error -- passed on as they are
    super(...(given.length === 0 ? [Real.now() + shiftMs] : given))
  }
  static now() {
    return Real.now() + shiftMs
  }
}

process.on('SIGUSR2', () => {
  shiftMs = Number(readFileSync(String(process.env.SOUK_CLOCK_FILE), 'utf8')) * 60_000 // check-sources: allow
})
