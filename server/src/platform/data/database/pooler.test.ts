import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { whyNoPooler } from '../../../../../tools/pooler.js'
import { newDatabase } from '../../../testing/database.ts'
import { startPooler } from '../../../testing/outside/pooler.ts'
import { newWorld } from '../../../testing/world.ts'
import { checkDatabase } from './check-database.ts'
import { openDb } from './db.ts'
import { migrate } from './migrate.ts'
import { statementName } from './prepared-statements.ts'
import { eventually } from '../../../testing/eventually.ts'

test('names a prepared statement by its text, so that two processes never give one name to two statements', () => {
  expect(statementName('select 1')).toBe(statementName('select 1'))
  expect(statementName('select 1')).not.toBe(statementName('select 2'))
  expect(statementName('select 1').length).toBeLessThan(64) // longer names are cut by PostgreSQL
})

test('accepts a database whose LISTEN works', async () => {
  const { url, drop } = await newDatabase()
  await expect(checkDatabase(url, url)).resolves.toBeUndefined()
  await drop()
})

const missing = whyNoPooler()
if (missing) process.stdout.write(`skipped, tests through a pooler: ${missing}\n`)

test.skipIf(missing !== null)(
  'says at the start that LISTEN does not work through a pooler, and accepts a direct address',
  async () => {
    const { url, drop } = await newDatabase()
    const pooler = await startPooler(url)
    await expect(checkDatabase(pooler.url, pooler.url)).rejects.toThrow(
      'set DATABASE_DIRECT_URL to the address of the database',
    )
    await expect(checkDatabase(pooler.url, url)).resolves.toBeUndefined()
    await pooler.stop()
    await drop()
  },
  30_000,
)

test.skipIf(missing !== null)(
  'a migration through a pooler leaves no lock behind on a connection that others are lent',
  async () => {
    const { url, drop } = await newDatabase()
    const pooler = await startPooler(url)
    await migrate(pooler.url)
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query("select objid from pg_locks where locktype = 'advisory' and objid = 7260001")
    expect(rows).toEqual([])
    await client.end()
    await pooler.stop()
    await drop()
  },
  30_000,
)

test.skipIf(missing !== null)(
  'two processes share the connections of a pooler without mixing up their statements',
  async () => {
    const { url, drop } = await newDatabase()
    const pooler = await startPooler(url)
    const processes = [openDb(pooler.url, 8), openDb(pooler.url, 8)]
    const ask = async (which: number, n: number) => {
      const db = processes[which]!
      const { rows } =
        which === 0
          ? await sql<{ sum: number }>`select ${n}::int + 1 as sum`.execute(db)
          : await sql<{ sum: number }>`select ${n}::int + 1000 as sum`.execute(db)
      return rows[0]!.sum
    }
    for (let round = 0; round < 20; round += 1) {
      const sums = await Promise.all(Array.from({ length: 16 }, (_, n) => ask(n % 2, n)))
      expect(sums).toEqual(sums.map((_, n) => n + (n % 2 === 0 ? 1 : 1000)))
    }
    await Promise.all(processes.map((db) => db.destroy()))
    await pooler.stop()
    await drop()
  },
  30_000,
)

test.skipIf(missing !== null)(
  'the product answers through a pooler, and an event reaches its listener by the direct address',
  async () => {
    let pooler: Awaited<ReturnType<typeof startPooler>> | undefined
    let directUrl = ''
    const settings = {} as { directUrl: string }
    const world = await newWorld(settings, async (url) => {
      directUrl = url
      settings.directUrl = url
      pooler = await startPooler(url)
      return pooler.url
    })
    expect(world.config.directUrl).toBe(directUrl)
    const nadia = await world.person({ side: 'retailer' })
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => world.ask(nadia, identity.me)))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    }
    const { rows } = await sql<{ limit: string }>`select current_setting('lock_timeout') as limit`.execute(world.db)
    expect(rows).toEqual([{ limit: '2s' }]) // of the pooler: it ignores what the product sends
    const heard: string[] = []
    world.listener.on('souk_pooled', (payload) => heard.push(payload))
    await eventually(async () => {
      await sql`select pg_notify('souk_pooled', 'through')`.execute(world.db)
      expect(heard).toContain('through')
    })
    await world.close()
    await pooler?.stop()
  },
  60_000,
)
