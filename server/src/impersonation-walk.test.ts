import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { may } from '@souk/contract/core/abilities.ts'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { openSession } from './platform/data/access/sessions.ts'
import { contracts } from './slices.ts'
import { newRandom } from './testing/hostile/random.ts'
import { likely } from './testing/hostile/values.ts'
import { otherTenantFixtures } from './testing/other-tenant-fixtures.ts'
import { fileBody, newWorld } from './testing/world.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
beforeEach(() => db.deleteFrom('rateLimit').execute())

/** Rows that give access, or send data out, after the hour of an impersonation; with columns that a use of them writes. */
const durable: Record<string, readonly string[]> = {
  api_key: ['last_used_at'],
  association: [],
  passkey: ['used_at', 'counter'],
  payout_account: [],
  recovery_code: [],
  saved_card: [],
  store_connection: ['failures', 'next_run_at'],
  two_factor: ['last_step'],
  webhook_endpoint: ['failures', 'failing_since'],
  wishlist_link: ['views', 'opened_at'],
}
/** Bodies of calls that make such a row, so that the walk makes one where it is let. */
const makers: Record<string, object> = {
  'apiKeys.create': { name: 'ERP', scopes: ['orders:read'] },
  'webhooks.create': { url: 'https://hooks.example.com/', events: ['order.placed'] },
  'webhooks.change': { url: 'https://other.example.com/' },
  'webhooks.rotate': {},
  'stores.create': { name: 'Shop', kind: 'feed', url: 'https://shop.example.com/', collectionId: '' },
  'stores.change': { name: 'Shop', token: 'shpat_1' },
}
const { owner, ids, bodies, queries } = await otherTenantFixtures(world)
const [id] = ids
makers['stores.create'] = { ...makers['stores.create'], collectionId: id }
const admin = await person({ side: 'souk' })
const { id: associationId } = await db
  .selectFrom('association')
  .select('id')
  .where('userId', '=', owner.userId)
  .executeTakeFirstOrThrow()
await db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).execute()

const writes = Object.entries(contracts)
  .flatMap(([slice, group]) =>
    Object.entries<Endpoint>(group).map(([name, call]) => ({ name: `${slice}.${name}`, call })),
  )
  .filter(({ call }) => call.allow !== 'public' && !call.isRead && (call.method !== 'GET' || call.writes))
const impersonator = { ...owner, impersonatorId: admin.userId }
/** What removes comes last, so that the others still find what they change. */
const open = writes
  .filter(({ call }) => may(impersonator, call))
  .toSorted((a, b) => Number(a.call.method === 'DELETE') - Number(b.call.method === 'DELETE'))

const session = (impersonatorId?: string) =>
  openSession(db, { ...owner, associationId, ...(impersonatorId && { impersonatorId }) }, {})

/** One request as its owner would make it. */
async function make({ name, call }: { name: string; call: Endpoint }, token: string, seed: number) {
  const random = newRandom(seed)
  const rest: Record<string, unknown> = {
    role: 'brand',
    fileType: 'logo',
    index: 0,
    currencyCode: 'EUR',
    uniqueId: '1',
  }
  const keys = Object.keys(call.params?._zod.def.shape ?? {})
  const params = Object.fromEntries(keys.map((key) => [key, rest[key] ?? id]))
  const body = makers[name] ?? bodies[name] ?? (call.body && likely(call.body, random, ids))
  const file = call.upload ? fileBody('feed.csv', 'sku,name\n1,Coat\n') : undefined
  return ask({ token }, call, { params, query: queries[name] ?? {}, ...(body !== undefined && { body }), ...file })
}

/** Every durable row as a line; what is gone gives no access any more. */
async function access(): Promise<string[]> {
  const lines = Object.entries(durable).map(
    ([table, used]) =>
      sql`select ${table} || (to_jsonb(t) - ${[...used]}::text[])::text as line from ${sql.table(table)} t`,
  )
  const { rows } = await sql<{ line: string }>`${sql.join(lines, sql` union all `)}`.execute(db)
  return rows.map(({ line }) => line)
}

test.each(writes.filter(({ name }) => name in makers))('$name changes it for the owner', async (one) => {
  const before = await access()
  expect((await make(one, await session(), 1)).status).toBeLessThan(300)
  expect((await access()).filter((row) => !before.includes(row))).not.toEqual([])
})

test.each(open)('$name makes and changes nothing under impersonation that outlives it', async (one) => {
  const before = await access()
  for (let seed = 1; seed <= 2; seed += 1) await make(one, await session(admin.userId), seed)
  const made = (await access()).filter((row) => !before.includes(row))
  expect(made, `mark ${one.name} as \`personal\` in its contract`).toEqual([])
})

test('a refused call says that it is closed because of the impersonation', async () => {
  const rotate = writes.find(({ name }) => name === 'webhooks.rotate')!
  const { status, message } = await make(rotate, await session(admin.userId), 1)
  expect([status, message]).toEqual([403, 'You are signed in as another person. Only that person can do this.'])
})
