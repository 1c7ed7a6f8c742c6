import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { newServer } from '../../../app.ts'
import { newDatabase } from '../../../testing/database.ts'
import { openDb } from '../../data/database/db.ts'
import { Jobs } from './jobs.ts'
import { eventually } from '../../../testing/eventually.ts'

const { url, drop } = await newDatabase()
const db = openDb(url, 2)
const jobs = new Jobs(url, { isWorker: true, log: newServer(null).log })
const done: number[] = []
await jobs.start([{ name: 'count', run: async ({ n }: { n: number }) => void done.push(n) }])
afterAll(async () => {
  await jobs.stop()
  await db.destroy()
  await drop()
})

test('works off a full queue without a pause between jobs', async () => {
  done.length = 0
  for (let n = 0; n < 20; n += 1) await jobs.enqueue(db, 'count', { n })
  const start = performance.now()
  await eventually(() => expect(done).toHaveLength(20))
  expect(performance.now() - start).toBeLessThan(6_000) // with a pause of half a second: 10 s
})

test('goes on polling when the clock goes back by three hours', async () => {
  done.length = 0
  const real = Date.now
  let times = 0
  // Back each time it is read, so that it jumps during a poll.
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() - (times += 1) * 10_800_000)
  await sleep(1_000)
  await jobs.enqueue(db, 'count', { n: 1 })
  await eventually(() => expect(done).toEqual([1]))
  clock.mockRestore()
})

test('a job that the code no longer has is no longer scheduled', async () => {
  const log = newServer(null).log
  const schedules = async () => (await sql<{ name: string }>`select name from pgboss.schedule`.execute(db)).rows
  const run = async () => undefined
  const former = new Jobs(url, { isWorker: true, log })
  await former.start([
    { name: 'former', every: '* * * * *', run },
    { name: 'kept', every: '* * * * *', run },
  ])
  await former.stop()
  expect(await schedules()).toHaveLength(2)
  const current = new Jobs(url, { isWorker: true, log })
  await current.start([{ name: 'kept', every: '* * * * *', run }])
  await current.stop()
  expect(await schedules()).toEqual([{ name: 'kept' }])
})

test('a worker hears of a new job at once, and queues follow the settings in the code', async () => {
  const ran: number[] = []
  const log = newServer(null).log
  const later = new Jobs(url, { isWorker: true, log })
  await later.start([{ name: 'count', tries: 2, run: async () => void ran.push(performance.now()) }])
  await jobs.stop()
  const { rows } = await sql<{ retryLimit: number; notify: boolean }>`
    select retry_limit, notify from pgboss.queue where name = 'count'`.execute(db)
  expect(rows).toEqual([{ retryLimit: 1, notify: true }])
  for (let n = 0; n < 3; n += 1) {
    await sleep(700)
    const asked = performance.now()
    await later.enqueue(db, 'count', { n })
    await eventually(() => expect(ran).toHaveLength(n + 1))
    expect(ran[n]! - asked).toBeLessThan(600) // it looks by itself every 3 s
  }
  await later.stop()
})
