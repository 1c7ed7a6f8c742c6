import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { chooseFolders } from './folders.ts'
import { postmaster } from './address.ts'
import { startPostgres } from './supervisor.ts'
import { eventually } from '../../../testing/eventually.ts'

const isRoot = process.getuid?.() === 0

async function ask(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

test.runIf(isRoot)(
  'in a folder that only root can enter, the database goes where it can run',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'souk-closed-')) // made with mode 700
    const { home } = await chooseFolders(folder)
    expect(home).toMatch(/^\/var\/lib\/souk\//)
    const postgres = await startPostgres(folder)
    expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await postgres.stop()
    expect(existsSync(join(folder, 'postgres'))).toBe(false)
    await Promise.all([rm(folder, { recursive: true }), rm(home, { recursive: true })])
  },
  60_000,
)

test('a second start adopts what still runs; a wrong password opens nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-open-'))
  await chmod(folder, 0o755)
  const first = await startPostgres(folder)
  const second = await startPostgres(folder)
  expect(second.url).toBe(first.url)
  await expect(ask(first.url.replace(/:\w+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({ code: '28P01' })
  await first.stop()
  await expect(ask(first.url, 'select 1')).rejects.toMatchObject({
    code: expect.stringMatching(/^(ENOENT|ECONNREFUSED)$/),
  })
  await second.stop()
  await rm(folder, { recursive: true })
})

test.runIf(process.platform === 'linux' && spawnSync('chrt', ['-m']).status === 0)(
  'the database does not take the core from the process that queries it',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'souk-turns-'))
    await chmod(folder, 0o755)
    const postgres = await startPostgres(folder)
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const fields = readFileSync(`/proc/${rows[0]!.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    const [policy, batch] = [Number(fields[38]), 3] // as proc(5) and sched(7) number them
    expect(policy).toBe(batch)
    await client.end()
    await postgres.stop()
    await rm(folder, { recursive: true })
  },
  60_000,
)

test('a folder whose path is too long for a socket is reached by its port; sockets that a killed server left are cleared', async () => {
  const short = await mkdtemp(join(tmpdir(), 'souk-short-'))
  const long = join(short, 'x'.repeat(110))
  await mkdir(join(short, 'postgres'))
  await writeFile(join(short, 'postgres/.s.PGSQL.1'), '')
  await Promise.all([mkdir(long), chmod(short, 0o755), chmod(join(short, 'postgres'), 0o755)])
  for (const [folder, hasSocket] of [
    [short, true],
    [long, false],
  ] as const) {
    const postgres = await startPostgres(folder)
    expect(postgres.url.includes('?host=')).toBe(hasSocket)
    const [row] = await ask(postgres.url, 'select inet_server_addr() is null as is_socket')
    expect(row).toEqual({ is_socket: hasSocket })
    await postgres.stop()
  }
  expect((await readdir(join(short, 'postgres'))).filter((name) => name.startsWith('.s.'))).toEqual([])
  await rm(short, { recursive: true })
})

test('keeps trying to start a database that died and cannot start yet', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-again-'))
  await chmod(folder, 0o755)
  const postgres = await startPostgres(folder)
  const cluster = join(folder, 'postgres', 'cluster')
  await rename(join(cluster, 'postgresql.conf'), join(cluster, 'away.conf'))
  process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  await setTimeout(2_000) // at least one try has failed
  await expect(ask(postgres.url, 'select 1')).rejects.toMatchObject({ code: expect.any(String) })
  await rename(join(cluster, 'away.conf'), join(cluster, 'postgresql.conf'))
  await eventually(async () => expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]))
  await postgres.stop()
  await rm(folder, { recursive: true })
})

test('a cluster with another password is not left running', async () => {
  const data = await mkdtemp(join(tmpdir(), 'souk-other-'))
  await chmod(data, 0o755)
  const first = await startPostgres(data, { settings: { fsync: 'off' } })
  await first.stop()
  await writeFile(join(data, 'postgres-password'), 'p'.repeat(48))
  await expect(startPostgres(data, { settings: { fsync: 'off' } })).rejects.toThrow('password authentication failed')
  expect(postmaster(join(data, 'postgres', 'cluster'))).toBeNull()
  await rm(data, { recursive: true })
})
