import { createHash } from 'node:crypto'

/** The same name always gives the same id, so that the demo world is the same on every machine. */
export function idOf(...name: string[]): string {
  const hex = createHash('sha256').update(name.join(' ')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Chooses from lists in an order that depends on the name alone. */
export function chooser(name: string): <T>(from: readonly T[]) => T {
  let at = 0
  return (from) => {
    at += 1
    const number = createHash('sha256').update(`${name} ${at}`).digest().readUInt32BE(0)
    return from[number % from.length]!
  }
}
