import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { follows } from '@souk/contract/follows/follows.contract.ts'
import { openCollection } from '../../../testing/catalog.ts'
import { databaseProxy } from '../../../testing/outside/database-proxy.ts'
import { startPrimaryAndReplica } from '../../../testing/replica.ts'
import { newWorld } from '../../../testing/world.ts'
import { type Db, openDb } from './db.ts'
import { migrate } from './migrate.ts'
import { type Reads, readsAfter, writtenUpTo } from './reads.ts'
import { readLsn, type ReplicaHealth } from './replica-health.ts'
import { eventually } from '../../../testing/eventually.ts'

let pair: Awaited<ReturnType<typeof startPrimaryAndReplica>>
let proxy: Awaited<ReturnType<typeof databaseProxy>>
let world: Awaited<ReturnType<typeof newWorld>>
let primary: Db
let reads: Reads & { health: ReplicaHealth }
beforeAll(async () => {
  const settings = { poolSize: 5 } as { poolSize: number; replicaUrl: string }
  world = await newWorld(settings, async () => {
    pair = await startPrimaryAndReplica()
    await migrate(pair.primary.url)
    proxy = await databaseProxy(pair.replica.url)
    settings.replicaUrl = proxy.url
    return pair.primary.url
  })
  primary = world.db
  reads = world.deps.reads as typeof reads
}, 90_000)
afterAll(async () => {
  await world.close()
  await proxy.close()
  await pair.stop()
})

const isOnReplica = async (db: Db) =>
  (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)).rows[0]!.is
const isUsed = () => eventually(async () => expect(await isOnReplica(reads.db)).toBe(true))
const onReplica = async (statement: string) => {
  const replica = openDb(pair.replica.url, 1)
  await sql.raw(statement).execute(replica)
  await replica.destroy()
}

test('a person who wrote reads it in the next request though the replica does not have it yet; others read the replica', async () => {
  const brand = await world.entity({ type: 'brand', liveFrom: new Date(Date.now() - 60_000) })
  await openCollection(world.db, brand.id)
  const shop = await world.entity({ type: 'retailer', access: ['marketplace'] })
  const nadia = await world.person({ side: 'retailer', entityId: shop.id })
  const samir = await world.person({ side: 'retailer', entityId: shop.id })
  const brands = async (who: { token: string }, cookie = '') => {
    const { data } = await world.ask(who, discovery.brands, { headers: { cookie } })
    return data.brands.map(({ name, isFollowed }) => [name, isFollowed])
  }
  const written = await writtenUpTo(primary)
  await eventually(() => expect(reads.health.has(readLsn(written))).toBe(true))
  await isUsed()
  await onReplica('select pg_wal_replay_pause()')
  const followed = await world.ask(nadia, follows.subscribe, { query: { brandId: brand.id, follow: 'true' } })
  const cookie = String(followed.headers['set-cookie']).split(';')[0]!
  await sql`update entity set name = 'Orla' where id = ${brand.id}`.execute(primary)

  expect(cookie).toMatch(/^souk_written=/)
  expect(await brands(nadia, cookie)).toEqual([['Orla', true]])
  expect(await brands(samir)).toEqual([['Maison Orla', false]])
  expect(await brands(nadia)).toEqual([['Maison Orla', false]]) // a client without cookies
  await onReplica('select pg_wal_replay_resume()')
  await eventually(() => expect(readsAfter(reads, primary, cookie.split('=')[1]!.replace('-', '/'))).toBe(reads.db))
  expect(await brands(nadia, cookie)).toEqual([['Orla', true]])
})

test('when the replica is lost every read is answered by the primary', async () => {
  await isUsed()
  const answers = Promise.all(Array.from({ length: 20 }, () => isOnReplica(reads.db)))
  await proxy.close()
  expect((await answers).length).toBe(20) // none was refused
  expect(await isOnReplica(reads.db)).toBe(false)
  expect(reads.health.state).toMatchObject({ isUsable: false, problem: 'lost' })
  await proxy.open()
})

test('a place in the log is compared by its number', () => {
  expect(readLsn('1/0')).toBeGreaterThan(readLsn('0/FFFFFFFF'))
  expect(readsAfter(reads, primary, 'nonsense')).toBe(reads.db)
})

test.runIf(inject('isFull'))(
  'the lag is measured, and a replica that is too far behind is not read',
  async () => {
    await isUsed()
    await onReplica("alter system set recovery_min_apply_delay = '20s'")
    await onReplica('select pg_reload_conf()')
    await sql`create table note (n int)`.execute(primary)
    await eventually(() => expect(reads.health.state.lagSeconds).toBeGreaterThan(1))
    await eventually(() => expect(reads.health.state.problem).toBe('too far behind'))
    expect(await isOnReplica(reads.db)).toBe(false)
    await onReplica('alter system reset recovery_min_apply_delay')
    await onReplica('select pg_reload_conf()')
    await isUsed()
    expect(reads.health.state.lagSeconds).toBe(0)
  },
  60_000,
)

test.runIf(inject('isFull'))(
  'a silent replica is not read, and one that is back is used again',
  async () => {
    await isUsed()
    proxy.silence()
    expect(await isOnReplica(reads.db)).toBe(false)
    proxy.speak()
    await isUsed()
  },
  40_000,
)
