import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { databaseProxy } from '../../testing/outside/database-proxy.ts'
import { newDatabase } from '../../testing/database.ts'
import { messages, newServer } from '../../app.ts'
import { readConfig } from '../base/config.ts'
import { Dispatcher, jobsOf, type Subscribers } from '../delivery/events/dispatcher.ts'
import { emit } from './outbox.ts'
import { findLink } from '../../slices/identity/door.ts'
import { openDb } from './database/db.ts'
import { openPlatform } from '../serving/platform.ts'
import { eventually } from '../../testing/eventually.ts'

/** Workers as they run in production, on one database. */
const { addresses, pooledUrl, url, drop } = await newDatabase()
const heard: { who: string; payload: unknown; id: string }[] = []
let failures = 2
const subscribers: Subscribers = {
  'thing.made': {
    first: async (payload, id) => void heard.push({ who: 'first', payload, id }),
    second: async (payload, id) => {
      if (failures-- > 0) throw new Error('the mail server is away')
      heard.push({ who: 'second', payload, id })
    },
  },
}
const workers = await Promise.all(
  ['/tmp/souk-outbox-a', '/tmp/souk-outbox-b'].map(async (folder) => {
    const config = readConfig({ SOUK_DATA: folder, SOUK_SECRET: 'one secret of at least 32 characters', ...addresses })
    const { log } = newServer(null)
    const platform = await openPlatform(config, pooledUrl, messages, log, findLink)
    await platform.jobs.start(jobsOf(subscribers).map((job) => ({ ...job, tries: 4, retrySeconds: 1 })))
    const dispatcher = new Dispatcher({
      db: platform.direct,
      enqueue: platform.deps.enqueue,
      subscribers,
      listener: platform.listener,
      log,
    })
    dispatcher.start()
    return { ...platform, dispatcher }
  }),
)
const { db } = workers[0]!.deps
afterAll(async () => {
  for (const { dispatcher, jobs, close } of workers) {
    await dispatcher.stop()
    await jobs.stop()
    await close()
  }
  await drop()
})

test('an event reaches every subscriber once, though two workers run and one reaction fails at first', async () => {
  const id = randomUUID()
  await db.transaction().execute((tx) => emit(tx, 'thing.made', { id }))
  await eventually(() => expect(heard.map(({ who }) => who).sort()).toEqual(['first', 'second']))
  expect(heard.map(({ payload }) => payload)).toEqual([{ id }, { id }])
  await sleep(300)
  expect(heard).toHaveLength(2)
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('nothing is heard of what did not happen', async () => {
  heard.length = 0
  const undone = db.transaction().execute(async (tx) => {
    await emit(tx, 'thing.made', { id: 'undone' })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await sleep(1500)
  expect(heard).toEqual([])
})

test.runIf(inject('isFull'))(
  'a leader that is cut off from the database is replaced',
  async () => {
    for (const { dispatcher } of workers) await dispatcher.stop()
    heard.length = 0
    const proxy = await databaseProxy(url)
    const cutOff = openDb(proxy.url, 2)
    const { deps, listener } = workers[0]!
    const tools = { enqueue: deps.enqueue, log: deps.log, subscribers, listener }
    const leader = new Dispatcher({ ...tools, db: cutOff })
    leader.start()
    const leads = async () =>
      (await sql`select from pg_locks where locktype = 'advisory' and objid = 7260002`.execute(db)).rows.length
    await eventually(async () => expect(await leads()).toBe(1))
    await sleep(1_500) // it has looked at the outbox
    const next = new Dispatcher({ ...tools, db })
    next.start()
    proxy.forget()
    proxy.silence()
    await db.transaction().execute((tx) => emit(tx, 'thing.made', { id: randomUUID() }))
    await eventually(() => expect(heard).toHaveLength(2))
    await Promise.all([leader.stop(), next.stop()])
    await cutOff.destroy()
    await proxy.close()
  },
  60_000,
)
