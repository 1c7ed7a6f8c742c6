import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { fillWorld } from '../../../demo/world.ts'
import { readConfig } from '../platform/base/config.ts'
import { openDb } from '../platform/data/database/db.ts'
import { migrate } from '../platform/data/database/migrate.ts'
import { archiveSettings } from '../platform/data/postgres/archive.ts'
import { startPostgres } from '../platform/data/postgres/supervisor.ts'
import { serverKey } from '../platform/data/access/server-key.ts'
import { checkLedger } from '../slices/wallet/ledger/check-ledger.ts'
import { newFolder } from '../testing/processes.ts'
import { backUp, restore } from './backup.ts'

async function rowCounts(url: string): Promise<Record<string, number>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string; n: string }>(
    `select relname as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text as n
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  await client.end()
  return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)]))
}

test.runIf(inject('isFull'))(
  'a restored backup has the same rows, a sound ledger and the same files; a restore to a time has nothing later',
  async () => {
    const [data, archive, copies] = [await newFolder(), await newFolder(), await newFolder()]
    const config = readConfig({ SOUK_DATA: data, SOUK_WAL_ARCHIVE: archive })
    const settings = { fsync: 'off', ...(await archiveSettings(config)) }
    const postgres = await startPostgres(data, { settings })
    await migrate(postgres.url)
    const db = openDb(postgres.url, 4)
    await fillWorld(db, serverKey('a secret of at least thirty-two characters'))
    await mkdir(join(data, 'files'))
    await writeFile(join(data, 'files', 'a.txt'), 'a file')
    await writeFile(join(data, 'secret'), 's'.repeat(40))
    const before = await rowCounts(postgres.url)
    await backUp(config, join(copies, 'one'), () => undefined)

    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('create table later (n int); insert into later values (1)')
    await sleep(1_100)
    const until = new Date()
    await sleep(1_100)
    await client.query('insert into later values (2)')
    await client.query('select pg_switch_wal()')
    await sleep(1_500) // until it is archived
    await client.end()
    await db.destroy()
    await postgres.stop()

    const plain = await newFolder()
    await restore(readConfig({ SOUK_DATA: plain }), join(copies, 'one'), null, () => undefined)
    const first = await startPostgres(plain, { settings: { fsync: 'off' } })
    expect(await rowCounts(first.url)).toEqual(before)
    const restored = openDb(first.url, 2)
    expect(await checkLedger(restored)).toEqual([])
    await restored.destroy()
    await first.stop()
    expect(await readdir(join(plain, 'files'))).toEqual(['a.txt'])
    expect(await readFile(join(plain, 'secret'), 'utf8')).toBe('s'.repeat(40))
    await expect(restore(readConfig({ SOUK_DATA: plain }), join(copies, 'one'), null, () => undefined)).rejects.toThrow(
      'already has a database',
    )

    const then = await newFolder()
    const withArchive = readConfig({ SOUK_DATA: then, SOUK_WAL_ARCHIVE: archive })
    await restore(withArchive, join(copies, 'one'), until, () => undefined)
    const second = await startPostgres(then, { settings: { fsync: 'off' } })
    expect(await rowCounts(second.url)).toEqual({ ...before, later: 1 })
    await second.stop()
  },
  600_000, // several base backups of the demo world, on a busy machine
)
