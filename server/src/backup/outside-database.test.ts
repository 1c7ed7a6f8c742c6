import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { readConfig } from '../platform/base/config.ts'
import { freePort, newFolder } from '../testing/processes.ts'
import { backUp, restore } from './backup.ts'

const silent = () => undefined

test('a backup of a database of your own says what is missing before it writes anything', async () => {
  const [data, copies] = [await newFolder(), await newFolder()]
  vi.stubEnv('PATH', '/nowhere')
  const config = readConfig({ SOUK_DATA: data, DATABASE_URL: inject('databaseUrl') })
  await expect(backUp(config, join(copies, 'one'), silent)).rejects.toThrow(
    'pg_dump is not there: install the client programs of PostgreSQL 18 or later.',
  )
  vi.unstubAllEnvs()
  expect([await readdir(copies), await readdir(data)]).toEqual([[], []])
})

test.each([
  ['of a whole server', { by: 'pg_basebackup' }, {}, /as the documentation of PostgreSQL says/],
  ['of an outside database', { by: 'pg_dump', server: 18, program: 18 }, {}, /set DATABASE_URL to an empty one/],
  ['of the embedded database', {}, { DATABASE_URL: 'postgres://db/souk' }, /unset DATABASE_URL/],
])('a backup %s that cannot be restored so is refused before anything is written', async (_, noted, set, sentence) => {
  const [data, from] = [await newFolder(), await newFolder()]
  await mkdir(join(from, 'cluster'))
  await writeFile(join(from, 'secret'), 's'.repeat(40))
  await writeFile(join(from, 'backup.json'), JSON.stringify({ format: 1, ...noted }))
  await expect(restore(readConfig({ SOUK_DATA: data, ...set }), from, null, silent)).rejects.toThrow(sentence)
  expect(await readdir(data)).toEqual([])
})

test('a restore of a broken copy of the embedded database leaves nothing behind', async () => {
  const [data, from] = [await newFolder(), await newFolder()]
  await mkdir(join(from, 'cluster'))
  await writeFile(join(from, 'secret'), 's'.repeat(40))
  await writeFile(join(from, 'backup.json'), JSON.stringify({ format: 1 }))
  await expect(restore(readConfig({ SOUK_DATA: data }), from, null, silent)).rejects.toThrow(
    'PostgreSQL could not start',
  )
  expect((await readdir(data)).filter((name) => name !== 'postgres')).toEqual([])
  expect(existsSync(join(data, 'postgres', 'cluster'))).toBe(false)
})

const programs = globSync('/usr/lib/postgresql/*/bin').find((folder) => existsSync(join(folder, 'initdb')))

describe.runIf(programs)('with a PostgreSQL of the machine', async () => {
  const server = await outsideServer(programs ?? '')
  afterAll(() => server.stop())

  test('a dump of a role without special rights is restored with its files, or not at all', async () => {
    vi.stubEnv('PATH', `${programs}${delimiter}${process.env['PATH']}`) // check-sources: allow
    const [data, copies, back] = [await newFolder(), await newFolder(), await newFolder()]
    await server.ask('one', "create table coat (name text); insert into coat values ('Loden')")
    await mkdir(join(data, 'files'))
    await writeFile(join(data, 'files', 'a.txt'), 'a file')
    await writeFile(join(data, 'secret'), 's'.repeat(40))
    const to = join(copies, 'one')
    await backUp(readConfig({ SOUK_DATA: data, DATABASE_URL: server.url('one') }), to, silent)
    const into = (name: string) => readConfig({ SOUK_DATA: back, DATABASE_URL: server.url(name) })
    await expect(restore(into('one'), to, null, silent)).rejects.toThrow('has the table coat: name an empty database')
    await expect(restore(into('closed'), to, null, silent)).rejects.toThrow('It needs to be no superuser')
    const dumped = await readFile(join(to, 'database.dump'))
    await writeFile(join(to, 'database.dump'), dumped.subarray(0, dumped.length / 2))
    await expect(restore(into('two'), to, null, silent)).rejects.toThrow('pg_restore failed')
    expect(await readdir(back)).toEqual([])
    await writeFile(join(to, 'database.dump'), dumped)
    await restore(into('two'), to, null, silent)
    vi.unstubAllEnvs()
    expect(await server.ask('two', 'select name from coat')).toEqual([{ name: 'Loden' }])
    expect(await readFile(join(back, 'files', 'a.txt'), 'utf8')).toBe('a file')
    expect(await readFile(join(back, 'secret'), 'utf8')).toBe('s'.repeat(40))
  })
})

/** A server with a role that owns two databases and may create nothing in a third. */
async function outsideServer(bin: string) {
  const folder = await newFolder()
  const nobody = { uid: 65_534, gid: 65_534 }
  const identity = process.getuid?.() === 0 ? nobody : {}
  if ('uid' in identity) chownSync(folder, nobody.uid, nobody.gid)
  const port = await freePort()
  const cluster = join(folder, 'cluster')
  const run = (program: string, ...options: string[]) => {
    const { status, stderr } = spawnSync(join(bin, program), ['-D', cluster, ...options], {
      ...identity,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (status !== 0) throw new Error(`${program}: ${stderr}`)
  }
  run('initdb', '-U', 'owner', '-A', 'trust')
  run('pg_ctl', 'start', '-w', '-l', join(folder, 'log'), '-o', `-p ${port} -k ${folder} -c fsync=off`)
  const url = (database: string, role = 'plain') => `postgres://${role}@127.0.0.1:${port}/${database}`
  const ask = async (database: string, statement: string, role?: string): Promise<unknown[]> => {
    const client = new Client({ connectionString: url(database, role) })
    await client.connect()
    return (await client.query(statement).finally(() => client.end())).rows ?? []
  }
  for (const statement of [
    'create role plain login',
    'create database one owner plain',
    'create database two owner plain',
    'create database closed',
  ])
    await ask('postgres', statement, 'owner')
  const stop = async () => {
    run('pg_ctl', 'stop', '-m', 'immediate', '-w')
    await rm(folder, { recursive: true, force: true })
  }
  return { url, ask, stop }
}
