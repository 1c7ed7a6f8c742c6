import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { type Actor, may } from '@souk/contract/core/abilities.ts'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { contracts } from './slices.ts'
import { otherTenantFixtures } from './testing/other-tenant-fixtures.ts'
import { newWorld } from './testing/world.ts'

const world = await newWorld()
const { ask, close, db, deps, person } = world
afterAll(close)
const { ids, owner, queries } = await otherTenantFixtures(world)
const id = ids[0]!
const buyer = await person({ side: 'retailer', entityId: id })
const people = [owner, buyer, await person({ side: 'souk' })]
await sql`update entity set is_lead_ai_enabled = true`.execute(db)
await sql`insert into flag (key, is_on) values ('retailerAi', true) on conflict (key) do update set is_on = true`.execute(
  db,
)
await sql`select pg_notify('souk_flags', '')`.execute(db)
await vi.waitUntil(() => deps.flags.isOn('retailerAi', buyer as Actor))
const book = { brandId: owner.entityId!, collectionId: id, name: 'Some', kind: 'SEGMENT' }
const { id: bookId } = await db.insertInto('book').values(book).returning('id').executeTakeFirstOrThrow()

const lists = Object.entries(contracts).flatMap(([slice, group]) =>
  Object.entries<Endpoint>(group)
    .filter(([, call]) => call.query && 'after' in call.query._zod.def.shape)
    .map(([name, call]) => ({ name: `${slice}.${name}`, call })),
)
const isToldApart = new Set(['publicWishlists.read']) // by a token; its own tests read it to the end
const params: Record<string, object> = { 'bookProducts.listed': { collectionId: id, bookId } }
const more: Record<string, object> = {
  ...queries,
  'connections.list': { direction: 'incoming' },
  'products.list': { collectionId: id },
}
const namedBy: Record<string, () => string> = {
  'imports.rows': () => '987654321',
  'wallet.savings': () => `${randomUUID()}:${randomUUID()}`,
}

/** A list that takes `after` and forgets it gives its first rows again for ever. */
test.each(lists.filter(({ name }) => !isToldApart.has(name)))('$name asks what it is to go on after', async (list) => {
  const { name, call } = list
  const after = (namedBy[name] ?? randomUUID)()
  const statements = vi.spyOn(Client.prototype, 'query')
  const answers = []
  for (const who of people.filter((one) => may(one as Actor, call))) {
    const own = Object.fromEntries(Object.keys(call.params?._zod.def.shape ?? {}).map((key) => [key, id]))
    answers.push(await ask(who, call, { params: params[name] ?? own, query: { ...more[name], after } }))
  }
  const values = statements.mock.calls.flatMap(([one]) => (one as { values?: unknown[] }).values ?? [])
  statements.mockRestore()
  const asked = new Set(values.map(String))
  const statuses = answers.map(({ status }) => status)
  expect(statuses, 'no role reaches the list: see `more` and `params`').toContain(200)
  expect(after.split(':').filter((part) => !asked.has(part))).toEqual([])
})
