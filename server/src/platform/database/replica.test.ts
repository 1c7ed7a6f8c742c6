import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseProxy } from '../../testing/database-proxy.ts'
import { startPrimaryAndReplica } from '../../testing/replica.ts'
import { type Db, openDb } from './db.ts'
import { type Reads, readsAfter, writtenUpTo } from './reads.ts'
import { readLsn, ReplicaHealth } from './replica-health.ts'

let pair: Awaited<ReturnType<typeof startPrimaryAndReplica>>
let proxy: Awaited<ReturnType<typeof databaseProxy>>
let primary: Db
let reads: Reads & { health: ReplicaHealth }
beforeAll(async () => {
  pair = await startPrimaryAndReplica()
  proxy = await databaseProxy(pair.replica.url)
  primary = openDb(pair.primary.url, 5)
  const health = new ReplicaHealth({ primaryUrl: pair.primary.url, replicaUrl: proxy.url, maxLagSeconds: 10 })
  await health.start()
  reads = { db: openDb(proxy.url, 5, { replicaOf: { primary, health } }), health }
  await sql`create table note (n int)`.execute(primary)
}, 60_000)
afterAll(async () => {
  await reads.health.stop()
  await Promise.all([reads.db.destroy(), primary.destroy()])
  await proxy.close()
  await pair.stop()
}, 60_000)

const isOnReplica = async (db: Db) =>
  (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)).rows[0]!.is
const delayReplay = async (seconds: number) => {
  const replica = openDb(pair.replica.url, 1)
  await sql`alter system set recovery_min_apply_delay = ${sql.lit(`${seconds}s`)}`.execute(replica)
  await sql`select pg_reload_conf()`.execute(replica)
  await replica.destroy()
}

test('reads come from the replica while it is well', async () => {
  await vi.waitFor(() => expect(reads.health.state.isUsable).toBe(true), { timeout: 5_000 })
  expect(await isOnReplica(reads.db)).toBe(true)
})

test('with 3 s of lag a session reads what it wrote from the primary, and the lag is measured', async () => {
  await delayReplay(3)
  await sql`insert into note values (1)`.execute(primary)
  const written = await writtenUpTo(primary)
  const count = async (db: Db) => (await sql<{ n: number }>`select count(*)::int as n from note`.execute(db)).rows[0]!.n
  expect(await count(readsAfter(reads, primary, undefined)).catch(() => 0)).toBe(0) // another session may be behind
  expect(await count(readsAfter(reads, primary, written))).toBe(1)
  await vi.waitFor(() => expect(reads.health.state.lagSeconds).toBeGreaterThan(1), { timeout: 6_000 })
  await vi.waitFor(() => expect(readsAfter(reads, primary, written)).toBe(reads.db), { timeout: 8_000 })
  expect(await count(reads.db)).toBe(1)
  await delayReplay(0)
}, 30_000)

test('when the replica is lost or silent every read is answered by the primary, and the replica is used again when it is back', async () => {
  await vi.waitFor(() => expect(reads.health.state.isUsable).toBe(true), { timeout: 8_000 })
  const readWhile = async (seconds: number) => {
    const answers: boolean[] = []
    for (const end = Date.now() + seconds * 1000; Date.now() < end;)
      answers.push(...(await Promise.all([isOnReplica(reads.db), isOnReplica(reads.db), isOnReplica(reads.db)])))
    return answers
  }
  const before = readWhile(1)
  await proxy.close()
  expect((await before).length).toBeGreaterThan(0) // none was refused
  expect(await isOnReplica(reads.db)).toBe(false)
  expect(reads.health.state).toMatchObject({ isUsable: false, problem: 'lost' })
  await proxy.open()
  await vi.waitFor(async () => expect(await isOnReplica(reads.db)).toBe(true), { timeout: 8_000 })

  proxy.silence()
  expect(await isOnReplica(reads.db)).toBe(false)
  proxy.speak()
  await vi.waitFor(async () => expect(await isOnReplica(reads.db)).toBe(true), { timeout: 8_000 })
}, 40_000)

test('a place in the log is compared by its number', () => {
  expect(readLsn('1/0')).toBeGreaterThan(readLsn('0/FFFFFFFF'))
  expect(readsAfter(reads, primary, 'nonsense')).toBe(reads.db)
})
