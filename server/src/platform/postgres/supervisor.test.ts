import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { chooseFolders } from './folders.ts'
import { startPostgres } from './supervisor.ts'

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
  await expect(ask(first.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await second.stop()
  await rm(folder, { recursive: true })
}, 60_000)
