import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Journeys of every run: signing in, buying, agreeing, paying, shipping and publishing. */
const always = [
  'app/error-pages',
  'app/every-screen',
  'app/first-frame',
  'carts/retailer-buys-from-three-brands',
  'catalog/brand-publishes-a-collection',
  'catalog/two-people-import-into-one-collection',
  'connections/two-sides-connect',
  'identity/person-signs-in',
  'orders/two-sides-negotiate-an-order',
  'payments/retailer-pays-by-card',
  'shipments/brand-ships-and-credits',
  'wallet/retailer-pays-an-invoice',
]
const parts = 4
const folder = join(import.meta.dirname, '..')
const journeyName = (file: string) =>
  relative(folder, file)
    .replaceAll('\\', '/')
    .replace(/\.spec\.ts$/, '')

/** The other journeys take turns: a quarter with each commit. In the full run, and where no turn is given, there is no other. */
export function journeysOutOfTurn(turn = process.env.SOUK_ROTATION): string[] {
  if (turn === undefined || process.env.SOUK_FULL) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.spec.ts'))
  const others = files
    .filter((file) => !always.includes(journeyName(join(folder, file))))
    .map((file) => ({ file, bytes: statSync(join(folder, file)).size }))
    .toSorted((a, b) => b.bytes - a.bytes || a.file.localeCompare(b.file)) // every quarter has long and short ones
    .map(({ file }) => file)
  return others.filter((_, at) => at % parts !== Number(turn) % parts).map((file) => `**/${file}`)
}
