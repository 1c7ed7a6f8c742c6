import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { newDatabase } from '../../../testing/database.ts'
import { freePort, newFolder, ready, start, stop } from '../../../testing/processes.ts'
import { migrate } from './migrate.ts'

const folder = await mkdtemp(join(tmpdir(), 'souk-migrations-'))
afterAll(() => rm(folder, { recursive: true }))

async function emptyDatabase() {
  const { url, drop } = await newDatabase()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('drop schema public cascade; create schema public; drop schema if exists pgboss cascade')
  return { url, client, close: () => client.end().then(drop) }
}

test('waits for a table in use and tries again, so that requests never queue behind it for long', async () => {
  const { url, client, close } = await emptyDatabase()
  await writeFile(join(folder, '0001_a.sql'), 'create table sale (id int);')
  await migrate(url, { folder })
  await writeFile(join(folder, '0002_b.sql'), 'alter table sale add column note text;')
  await writeFile(
    join(folder, '0003_c.sql'),
    '-- without a transaction\ncreate index concurrently if not exists sale_note on sale (note);\n',
  )
  await client.query('begin; select * from sale')
  const lines: string[] = []
  const migrating = migrate(url, { folder, tell: (line) => lines.push(line) })
  await sleep(3_400) // past the first limit
  await client.query('commit')
  expect(await migrating).toEqual(['0002_b.sql', '0003_c.sql'])
  expect(lines).toEqual(['A table is in use: trying again (1 of 9)'])
  expect(await migrate(url, { folder })).toEqual([])
  const { rows } = await client.query("select indisvalid from pg_index where indexrelid = 'sale_note'::regclass")
  expect(rows).toEqual([{ indisvalid: true }])
  await close()
})

test('three migrations at once on an empty database run each file once', async () => {
  const { url, client, close } = await emptyDatabase()
  const ran = await Promise.all([migrate(url), migrate(url), migrate(url)])
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from migration')
  expect(ran.flat().length).toBe(rows[0]!.n)
  expect(new Set(ran.flat()).size).toBe(rows[0]!.n)
  await close()
})

test.runIf(inject('isFull'))(
  'three processes start at once on an empty database, demo world included',
  async () => {
    const { url, client, close } = await emptyDatabase()
    const settings = { DATABASE_URL: url, SOUK_DEMO: 'on', SOUK_SECRET: 'a secret of at least thirty-two characters' }
    const runs = await Promise.all(
      ['web', 'web', 'worker'].map(async (role) =>
        start({ ...settings, SOUK_ROLE: role, PORT: String(await freePort()), SOUK_DATA: await newFolder() }),
      ),
    )
    await Promise.all(runs.map((run) => ready(run, 300_000)))
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int as n from user_account where email = 'brand@souk.test'",
    )
    expect(rows[0]!.n).toBe(1)
    await Promise.all(runs.map(stop))
    await close()
  },
  400_000,
)
