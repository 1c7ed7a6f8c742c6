import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { type Scope, scopeOf, scopes } from '@souk/contract/core/scopes.ts'
import { may, type Actor } from '@souk/contract/core/abilities.ts'
import { admins } from '@souk/contract/entities/admin.contract.ts'
import { consoleCalls } from '@souk/contract/entities/console.contract.ts'
import { apiKeys } from '@souk/contract/integrations/api-keys.contract.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { slices } from '../../../slices.ts'
import { otherTenantFixtures } from '../../../testing/other-tenant-fixtures.ts'
import { newWorld, type Person } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const owner = await person({ side: 'brand' })
const keyOf = async (who: Person, granted: readonly Scope[], more: object = {}) => {
  const made = await ask(who, apiKeys.create, { body: { name: 'ERP', scopes: granted, ...more } })
  return { ...made.data, token: made.data?.secret, status: made.status }
}

const sandboxCollection = async ({ entityId }: Person) =>
  (
    await sql<{ id: string }>`select collection.id from collection join entity on entity.id = brand_id
      where sandbox_of = ${entityId}`.execute(db)
  ).rows[0]!.id

test('a key works where its scope allows, says what is left, and is stored as a hash only', async () => {
  const key = await keyOf(owner, ['orders:read'])
  expect(key.status).toBe(201)
  const read = await ask(key, orders.list)
  expect(read.status).toBe(200)
  expect(read.headers).toMatchObject({ 'ratelimit-limit': '300', 'ratelimit-remaining': '299' })
  const refused = await ask(key, collections.list)
  expect([refused.status, refused.message]).toEqual([
    403,
    'This API key lacks the scope catalog:read. Create a key that has it.',
  ])
  expect((await ask(key, apiKeys.list)).status).toBe(403)
  const { rows } = await sql<{ text: string }>`select row_to_json(k)::text as text from api_key k`.execute(db)
  expect(JSON.stringify(rows)).not.toContain(key.token)
  const [listed] = (await ask(owner, apiKeys.list)).data
  expect(listed).toMatchObject({ name: 'ERP', hint: key.token.slice(-4), status: 'ACTIVE', scopes: ['orders:read'] })
  expect(listed!.lastUsedAt).not.toBeNull()
  const { rows: made } = await sql`select status, path from api_call order by status`.execute(db)
  expect(made).toMatchObject([{ status: 200, path: '/api/v2/orders' }, { status: 403 }, { status: 403 }])
})

test('the account of a key is in no list of people: not in the team, a choice, a search or the console', async () => {
  const admin = await person({ side: 'souk' })
  await keyOf(owner, ['orders:read'], { name: 'Stockroom' })
  const lists = slices
    .flatMap(({ groups }) => Object.values(groups))
    .flatMap(({ contract }) => Object.values<Endpoint>(contract))
    .filter(
      ({ method, path, raw }) =>
        method === 'GET' && !path.includes(':') && !raw && !path.startsWith('/api/v2/integrations/'),
    )
  const named: string[] = []
  for (const who of [owner, admin]) {
    for (const call of lists.filter((one) => may(who, one))) {
      const { status, text } = await ask(who, call, { query: { q: 'Stockroom' } })
      const all = status === 422 ? (await ask(who, call)).text : text
      if (/Stockroom|@keys\.souk/.test(all)) named.push(call.path)
    }
  }
  expect(named).toEqual([admins.audit.path]) // which says that the key was made
  const { rows } = await sql<{ id: string }>`select user_id as id from api_key where name = 'Stockroom'`.execute(db)
  expect((await ask(admin, consoleCalls.user, { params: { id: rows[0]!.id } })).status).toBe(404)
})

test('a revoked and an expired key are strangers', async () => {
  const key = await keyOf(owner, ['orders:write'])
  expect((await ask(key, orders.list)).status).toBe(200) // writing includes reading
  await ask(owner, apiKeys.revoke, { params: { id: key.key.id } })
  expect((await ask(key, orders.list)).status).toBe(401)
  const other = await keyOf(owner, ['orders:read'], { expiresOn: '2030-01-01' })
  await sql`update api_key set expires_at = now() - interval '1 second' where id = ${other.key.id}`.execute(db)
  expect((await ask(other, orders.list)).status).toBe(401)
  expect((await keyOf(owner, ['orders:read'], { expiresOn: '2020-01-01' })).status).toBe(422)
})

test('a key that calls too often is told how long to wait', async () => {
  const key = await keyOf(owner, ['orders:read'])
  await sql`update api_key set calls_per_minute = 2 where id = ${key.key.id}`.execute(db)
  const answers = [await ask(key, orders.list), await ask(key, orders.list), await ask(key, orders.list)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(Number(answers[2]!.headers['retry-after'])).toBeGreaterThan(0)
  expect(answers[2]!.headers['ratelimit-remaining']).toBe('0')
})

test('only an account admin makes keys, and an impersonator does not', async () => {
  const rep = await person({ side: 'brand', role: 'salesRepresentative', entityId: owner.entityId! })
  expect((await keyOf(rep, ['orders:read'])).status).toBe(403)
  const admin = await person({ side: 'brand', impersonatorId: owner.userId })
  expect((await keyOf(admin, ['orders:read'])).status).toBe(403)
})

test('several entities make their first sandbox key at once', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => person({ side: 'brand' })))
  const keys = await Promise.all(people.map((who) => keyOf(who, ['catalog:read'], { isSandbox: true })))
  expect(keys.map(({ status }) => status)).toEqual([201, 201, 201, 201])
})

test('a sandbox is filled once, is hidden from the marketplace, and sees nothing of it', async () => {
  const shop = await person({ side: 'retailer' })
  await db
    .updateTable('entity')
    .set({ access: ['marketplace'] })
    .where('id', '=', shop.entityId!)
    .execute()
  const keys = await Promise.all([1, 2].map(() => keyOf(shop, ['catalog:read'], { isSandbox: true })))
  expect(keys[0]!.token).toMatch(/^souk_test_/)
  const { rows } = await sql<{ type: string; isDemo: boolean }>`
    select type, is_demo from entity where sandbox_of = ${shop.entityId} order by type`.execute(db)
  expect(rows).toEqual([
    { type: 'brand', isDemo: true },
    { type: 'retailer', isDemo: true },
  ])
  const inside = await ask(keys[0]!, products.list, {
    query: { limit: 50, collectionId: await sandboxCollection(shop) },
  })
  expect(inside.data.products.map(({ name }) => name).sort()).toEqual([
    'Linen shirt',
    'Wide trousers',
    'Wool coat',
    'Wrap dress',
  ])
  const outside = await ask(shop, products.list, { query: { collectionId: await sandboxCollection(shop) } })
  expect(outside.data?.products ?? []).toEqual([])
})

test('a key of one entity gets 404 for everything of another', async () => {
  const { ids, bodies, queries } = await otherTenantFixtures(world)
  await db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).execute()
  const open = new Set(['entities.readBrand', 'entities.read'])
  const rest = { role: 'brand', key: 'retailerAi', fileType: 'logo', index: 0, currencyCode: 'EUR', uniqueId: '1' }
  let walked = 0
  for (const who of [await person({ side: 'brand' }), await person({ side: 'retailer' })]) {
    const key = await keyOf(who, scopes)
    for (const { name: slice, groups } of slices) {
      for (const [group, { contract }] of Object.entries(groups)) {
        for (const [name, call] of Object.entries<Endpoint>(contract)) {
          const at = `${group}.${name}`
          const keys = Object.keys(call.params?._zod.def.shape ?? {})
          if (call.allow === 'public' || open.has(at) || call.upload || !keys.some((one) => /id$/i.test(one))) continue
          const isAllowed = may(who as Actor, call) && scopeOf(slice, call) !== null
          for (const id of isAllowed ? ids : ids.slice(0, 1)) {
            const params = Object.fromEntries(
              keys.map((one) => [one, /id$/i.test(one) ? id : rest[one as keyof typeof rest]]),
            )
            await db.deleteFrom('rateLimit').execute()
            const body = bodies[at]
            const answer = await ask(key, call, {
              params,
              query: queries[at] ?? {},
              ...(body !== undefined && { body }),
            })
            expect([at, answer.status]).toEqual([at, isAllowed ? 404 : 403])
            walked += 1
          }
        }
      }
    }
  }
  expect(walked).toBeGreaterThan(400)
})
