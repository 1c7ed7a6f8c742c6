import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/**
 * Says what is being done and how long it took.
 * @template T
 * @param {string} name
 * @param {() => T} work
 * @returns {T}
 */
export function step(name, work) {
  const start = performance.now()
  console.log(`  ${name}`)
  const result = work()
  const seconds = (performance.now() - start) / 1000
  if (seconds >= 1) console.log(`    ${seconds.toFixed(1)} s`)
  return result
}
