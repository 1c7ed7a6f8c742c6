import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Actor, may } from '../contract/src/core/abilities.ts'
import type { Endpoint } from '../contract/src/core/endpoint.ts'
import { rights } from '../contract/src/core/rights/rights.ts'

const person = { userId: 'u', entityId: 'e' }
const team = (['entityAdmin', 'salesManager', 'salesRepresentative'] as const).map((role): Actor => ({
  ...person,
  side: 'brand',
  role,
}))
const [owner, , representative] = team as [Actor, Actor, Actor]
type Call = Parameters<typeof may>[1]
const rolesOf = (call: Call) => team.filter((actor) => may(actor, call)).map(({ role }) => role)

const sources = join(import.meta.dirname, '../contract/src')
const files = await Promise.all(
  globSync('*/*.contract.ts', { cwd: sources }).map(
    (file) => import(join(sources, file)) as Promise<Record<string, unknown>>,
  ),
)
const isCall = (one: unknown): one is Endpoint =>
  typeof one === 'object' && one !== null && 'path' in one && 'method' in one
const calls = files
  .flatMap((file) => Object.values(file))
  .flatMap((group) => (typeof group === 'object' && group !== null ? Object.values(group) : []))
  .filter(isCall)

test('what only some of a brand’s team may do is a right, which a screen can ask for', () => {
  const closed = calls.filter((call) => may(owner, call) && !may(representative, call))
  expect(closed.length).toBeGreaterThan(80)
  const known = new Set(Object.values(rights).map((right) => JSON.stringify([right.allow, rolesOf(right)])))
  const unknown = closed.filter((call) => !known.has(JSON.stringify([call.allow, rolesOf(call)])))
  // The review of a collection is open to the marketplace too.
  expect(unknown.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PATCH /api/v2/catalog/collections/:collectionId',
  ])
})
