import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collectionMoves } from '@souk/contract/catalog/collection-moves.ts'
import { approvalDecisions } from '@souk/contract/entities/brand-approval.ts'
import { tableOfReactions } from './subscribers.ts'

/** What topics with a variable part may become. */
const variants: Readonly<Record<string, readonly string[]>> = {
  'brand.${decision}': approvalDecisions.map((decision) => `brand.${decision}`),
  'collection.${wanted}': Object.keys(collectionMoves).map((move) => `collection.${move}`),
  'download.${how}': ['download.ready', 'download.failed'],
}
/** Written down for those who read the log of events; the product itself does nothing about them. */
const withoutReaction = ['collection.closed', 'collection.extend', 'collection.withdraw']

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /^(?:slices|platform)\b/.test(file) && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
)
const emitted = new Set(
  sources
    .flatMap((file) => [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
        /\b(?:emit\(\s*[\w.]+,|event\()\s*([^,{]*(?:\{\w+\}[^,{]*)?),/g,
      ),
    ])
    .flatMap(([, topic]) => [...topic!.matchAll(/['`]([\w.]+(?:\$\{\w+\})?)['`]/g)].map(([, name]) => name!))
    .filter((name) => name.includes('.'))
    .flatMap((name) => variants[name] ?? [name]),
)
const answered = new Set(tableOfReactions().map(({ topic }) => topic))

test('every topic that is emitted has a reaction, or is named as one without', () => {
  expect(emitted.size).toBeGreaterThan(40)
  expect([...emitted].filter((topic) => !answered.has(topic)).sort()).toEqual(withoutReaction)
})

test('nothing reacts to a topic that is never emitted', () => {
  expect([...answered].filter((topic) => !emitted.has(topic))).toEqual([])
})

test('refuses a name that two slices give to a reaction to the same topic', () => {
  const reactions = { 'order.placed': { mail: async () => undefined } }
  expect(() =>
    tableOfReactions([
      { name: 'orders', reactions },
      { name: 'wallet', reactions },
    ]),
  ).toThrow('orders and wallet both name a reaction order.placed.mail')
})
