import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { may, type Actor } from '@souk/contract/core/abilities.ts'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { ViewedEntity } from '@souk/contract/core/viewed-entity.ts'
import { contracts } from './slices.ts'
import { otherTenantFixtures } from './testing/other-tenant-fixtures.ts'
import { newWorld } from './testing/world.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)

const calls = Object.entries(contracts).flatMap(([slice, group]) =>
  Object.entries<Endpoint>(group).map(([name, call]) => ({ name: `${slice}.${name}`, call })),
)
const closed = calls.filter(({ call }) => call.allow !== 'public')
const admin = '00000000-0000-4000-8000-000000000001'
const people = [
  await person({ side: 'guest' }),
  await person({ side: 'souk' }),
  await person({ side: 'brand' }),
  await person({ side: 'brand', role: 'salesManager' }),
  await person({ side: 'brand', role: 'salesRepresentative' }),
  await person({ side: 'retailer' }),
  await person({ side: 'brand', impersonatorId: admin }),
  await person({ side: 'retailer', impersonatorId: admin }),
]
await db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).execute()
// With its flag off, the assistant refuses before it looks for an id.
await sql`insert into flag (key, is_on) values ('retailerAi', true) on conflict (key) do update set is_on = true`.execute(
  db,
)
await sql`select pg_notify('souk_flags', '')`.execute(db)
await vi.waitUntil(() => world.deps.flags.isOn('retailerAi', people.find(({ side }) => side === 'retailer')! as Actor))

test.each(closed)('$name refuses strangers, and exactly those whom the abilities refuse', async ({ call }) => {
  const nonsense = {
    params: { id: 'no-id' },
    query: { no: '1' },
    ...(call.method !== 'GET' && { body: '{', headers: { 'content-type': 'text/no' } }),
  }
  for (const who of [null, { token: 'dead' }, { token: '' }])
    expect((await ask(who, call, nonsense)).status, 'before it reads anything').toBe(401)
  for (const who of people) {
    const { status } = await ask(who, call, nonsense)
    expect(status === 403, `${who.side} ${who.role}`).toBe(!may(who as Actor, call))
    expect(status, 'nonsense never succeeds').toBeGreaterThanOrEqual(400)
  }
})

/** What is there for everybody who may make the call: reading it by its id gives nothing away. */
const open = new Set(['entities.readBrand', 'entities.read'])
/** An admin of the marketplace reaches everybody's things: that is what these calls are for. */
const reachesAll = new Set([
  'admins.changeEntity',
  'console.user',
  'console.endUserSessions',
  'console.resetTwoFactor',
  'admins.reviewDocument',
  'approvals.decide',
  'invitations.sendAgain',
  'invitations.withdraw',
  'invitations.link',
  'creditCases.decide',
  'walletAdmin.decideDispute',
  'walletAdmin.decidePayout',
  'prospectsAdmin.decide',
  'collections.read',
  'collections.change',
  'products.read',
])
const fixtures = 'server/src/testing/other-tenant-fixtures.ts'
const { ids, bodies, queries, owner } = await otherTenantFixtures(world)
const withIds = closed.filter(({ name, call }) => call.params && !open.has(name) && !call.upload)

const isId = (key: string) => /id$/i.test(key)
const rest = { role: 'brand', key: 'retailerAi', fileType: 'logo', index: 0, currencyCode: 'EUR', uniqueId: '1' }
const byId = withIds.filter(({ call }) => Object.keys(call.params!._zod.def.shape).some(isId))

test.each(byId)('$name is not there with the id of another tenant', async ({ name, call }) => {
  const keys = Object.keys(call.params!._zod.def.shape)
  const isWrite = call.method !== 'GET'
  const before = isWrite && (await fingerprint())
  for (const who of people) {
    if (who.side === 'souk' && reachesAll.has(name)) continue
    const isAllowed = may(who as Actor, call)
    for (const id of isAllowed ? ids : ids.slice(0, 1)) {
      if (call.limit) await db.deleteFrom('rateLimit').execute()
      const params = Object.fromEntries(keys.map((key) => [key, isId(key) ? id : rest[key as keyof typeof rest]]))
      const body = bodies[name]
      const query = queries[name] ?? {}
      const { status } = await ask(who, call, { params, query, ...(body !== undefined && { body }) })
      expect(status, `${who.side} ${who.role}: ${howToFix(name, status)}`).toBe(isAllowed ? 404 : 403)
    }
  }
  if (isWrite) expect(await fingerprint()).toEqual(before)
})

/** What Souk administrators read of any entity, by its id in the query. */
const viewed = closed.filter(({ call }) => call.query?._zod.def.shape['entityId'] === ViewedEntity)

type Read = { may?: object }

test('the orders, shipments, money and referrals of an entity are open to Souk administrators, only to read', () => {
  expect(viewed.map(({ name }) => name).toSorted()).toEqual([
    'invoices.list',
    'orderComments.list',
    'orders.history',
    'orders.list',
    'orders.read',
    'orders.revisions',
    'referrals.read',
    'shipments.list',
    'shipments.read',
    'wallet.commission',
    'wallet.read',
    'wallet.transaction',
    'wallet.transactions',
  ])
  expect(viewed.every(({ call }) => call.method === 'GET')).toBe(true)
})

test.each(viewed)(
  '$name is read of a named entity by Souk administrators alone, one audit row a view',
  async ({ call }) => {
    const entityId = owner.entityId!
    const keys = Object.keys(call.params?._zod.def.shape ?? {})
    const params = Object.fromEntries(keys.map((key) => [key, ids[0]]))
    const { may: _, ...own } = (await ask(owner, call, { params })).data as Read
    for (const who of people.filter((one) => may(one as Actor, call) && one.side !== 'souk'))
      for (const id of [entityId, who.entityId!])
        expect((await ask(who, call, { params, query: { entityId: id } })).status).toBe(404)
    const souk = await person({ side: 'souk' })
    const rows = () => db.selectFrom('audit').selectAll().where('userId', '=', souk.userId).execute()
    const other = people.find(({ side }) => side === 'brand')!.entityId
    const notTheirs = keys.length > 0 ? [{ entityId: other }] : []
    for (const query of [{}, { entityId: admin }, ...notTheirs])
      expect((await ask(souk, call, { params, query })).status).toBe(404)
    expect(await rows()).toEqual([])
    const before = await fingerprint()
    for (const _ of [1, 2]) {
      const { may: rights = {}, ...seen } = (await ask(souk, call, { params, query: { entityId } })).data as Read
      expect(seen).toEqual(own)
      expect(Object.values(rights).flat()).not.toContain(true)
    }
    expect(await fingerprint()).toEqual(before)
    expect(await rows()).toMatchObject([
      { action: 'admin.viewedEntity', subject: entityId, details: keys.length > 0 ? { itemId: ids[0] } : {} },
    ])
  },
)

const howToFix = (name: string, status: number) =>
  status === 422 || status === 400
    ? `${name} refused the shape before it looked for the id: add a valid body to \`bodies\` (or \`queries\`) of ${fixtures}`
    : `${name} answered ${status} for the id of another tenant: filter by tenant in its query. If it has a new table, list it in \`guarded\``

/** Everything the other entity has: a refused call leaves all of it as it was. */
const guarded = [
  'prospect_credit_request',
  'payout',
  'commission_statement',
  'commission_dispute',
  'catalog_import',
  'entity',
  'address',
  'document',
  'association',
  'store',
  'nick_name',
  'list_view',
  'user_account',
  'collection',
  'product',
  'book',
  'relation',
  'connection_request',
  'retailer_group',
  'direct_retailer',
  'wishlist',
  'cart',
  'saved_card',
  'sales_order',
  'shipment',
  'shipment_line',
  'claim',
  'invoice',
  'prospect',
  'prospect_saved',
  'prospect_credit',
  'two_factor',
  'recovery_code',
  'passkey',
  'data_export',
  'webhook_endpoint',
  'webhook_delivery',
  'store_connection',
  'store_run',
  'store_run_item',
  'api_key',
]
const content = (table: string) =>
  sql`(select string_agg(t::text, '|' order by t::text) from ${sql.table(table)} t) as ${sql.ref(table)}`

async function fingerprint(): Promise<unknown> {
  const { rows } = await sql`select ${sql.join(guarded.map(content))}`.execute(db)
  return rows[0]
}

/** Tables whose rows no call reaches by their own id. */
const reachedThroughOthers = new Set([
  'assistant_approval', // found by the conversation in the address
  'audit',
  'book_assignment',
  'broadcast_recipient',
  'ledger_account',
  'order_event',
  'prospect_credit_entry',
  'prospect_reveal',
  'relation_event',
  'reward_lot',
  'shipment_event',
  'sku',
  'stock_push',
  'stored_file',
  'usage_event',
  'webhook_attempt',
])

test('every table that belongs to a tenant has a row of another one for the walk', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c join information_schema.columns own using (table_schema, table_name)
    where table_schema = 'public' and c.column_name = 'id' and c.data_type = 'uuid' and table_name not like 'usage\\_event\\_%'
      and own.column_name in ('entity_id', 'brand_id', 'retailer_id', 'user_id', 'owner_id') group by 1 order by 1`.execute(
    db,
  )
  const without: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} where id = any(${ids}::uuid[])`.execute(db)
    if (rows.length === 0 && !reachedThroughOthers.has(name)) without.push(name)
  }
  expect(without, `add a row with the shared id to ${fixtures}, or the table to \`reachedThroughOthers\``).toEqual([])
})

test('every call is named once', () => {
  const names = calls.map(({ call }) => `${call.method} ${call.path}`)
  expect(new Set(names).size).toBe(names.length)
})
