import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { databaseProxy } from '../../../testing/outside/database-proxy.ts'
import { fileBody, newWorld } from '../../../testing/world.ts'
import { Refusal } from '../../base/refusal.ts'
import { inTransaction } from './db.ts'
import { isUnavailable } from './unavailable.ts'
import { eventually } from '../../../testing/eventually.ts'

let proxy: Awaited<ReturnType<typeof databaseProxy>>
const world = await newWorld({ poolSize: 8 }, async (url) => (proxy = await databaseProxy(url)).url)
const { app, ask, close, db, deps, person } = world
afterAll(async () => {
  await close()
  await proxy.close()
})
const nadia = await person({ side: 'retailer' })
const me = async () => {
  const start = performance.now()
  const { status, headers } = await ask(nadia, identity.me)
  return { status, retryAfter: headers['retry-after'], seconds: (performance.now() - start) / 1000 }
}
/** Seconds; it gives up after five, and a busy machine is late. */
const soon = 10
const readiness = async () => {
  const start = performance.now()
  const { statusCode } = await app.inject('/readyz')
  return { status: statusCode, seconds: (performance.now() - start) / 1000 }
}

test('a silent database answers 503 within 5 s, also to those who wait for a connection, and recovers by itself', async () => {
  await Promise.all(Array.from({ length: 8 }, me))
  proxy.silence()
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 16 }, me)),
    // The first answer may come from a look of half a second ago.
    eventually(async () => expect((await readiness()).status).toBe(503)),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  expect(answers.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
  expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(soon)
  proxy.speak()
  await eventually(async () => expect((await me()).status).toBe(200))
})

test('a stopped database answers 503 at once and recovers by itself', async () => {
  await proxy.close()
  const { status, seconds } = await me()
  expect([status, seconds < soon]).toEqual([503, true])
  expect((await readiness()).status).toBe(503)
  await proxy.open()
  await eventually(async () => expect((await me()).status).toBe(200))
  await eventually(async () => expect((await readiness()).status).toBe(200))
})

test('open connections that the network lost are all replaced within 5 s while the database answers new ones', async () => {
  await Promise.all(Array.from({ length: 8 }, me))
  proxy.forget()
  const first = await me()
  expect(first.status).toBe(503)
  expect(first.seconds).toBeLessThan(soon)
  const slow = sql<{ n: number }>`select 1 as n from pg_sleep(3.5)`.execute(db) // on a new connection: goes on
  const answers = await Promise.all(Array.from({ length: 7 }, me))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(soon)
  expect((await slow).rows).toEqual([{ n: 1 }])
})

test('transactions that wait for a lock give up, and leave connections to the others', async () => {
  await db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection)
    await sql`select pg_advisory_xact_lock(1)`.execute(connection)
    let given = 0
    const blocked = Array.from({ length: 20 }, () =>
      inTransaction(db, (tx) => sql`select pg_advisory_xact_lock(1)`.execute(tx))
        .then(
          () => 'done',
          (error: unknown) => (isUnavailable(error) || error instanceof Refusal ? 'unavailable' : error),
        )
        .finally(() => (given += 1)),
    )
    const reads = await Promise.all(Array.from({ length: 5 }, me))
    expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(given, 'the others did not wait for those that wait').toBe(0)
    expect(new Set(await Promise.all(blocked))).toEqual(new Set(['unavailable']))
    await sql`rollback`.execute(connection)
  })
})

test('a full disk answers an upload with 503', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' })
  const put = vi.spyOn(deps.files, 'put').mockRejectedValueOnce(full)
  const file = fileBody('a.csv', 'a,b')
  const brand = await person({ side: 'brand' })
  const { status, headers } = await ask(brand, reference.uploadFile, { params: { fileType: 'sheet' }, ...file })
  expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
  expect((await ask(brand, reference.uploadFile, { params: { fileType: 'sheet' }, ...file })).status).toBe(201)
  put.mockRestore()
})

test('readiness does not depend on where files are kept', async () => {
  const check = vi.spyOn(deps.files, 'check').mockRejectedValue(new Error('away'))
  expect((await readiness()).status).toBe(200)
  check.mockRestore()
})

test.each([
  [{ code: '53100' }, true],
  [{ code: 'ENOSPC' }, true],
  [{ code: 'ENOENT', syscall: 'connect' }, true],
  [{ code: 'ENOENT', syscall: 'open' }, false],
  [{ code: '23505' }, false],
  [{ message: 'Connection terminated unexpectedly' }, true],
  [new TypeError('x is undefined'), false],
])('%o is a passing failure: %s', (error, expected) => expect(isUnavailable(error)).toBe(expected))
