import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { newDatabase } from './testing/database.ts'
import { isFullRun } from './testing/full-run.ts'
import { databaseUrl, ended, freePort, newFolder, postmasterPid, ready, start, stop } from './testing/processes.ts'
import { eventually } from './testing/eventually.ts'

describe('a start that cannot succeed says in one sentence what to do', () => {
  const refused = async (settings: Record<string, string>) => {
    const run = start(settings)
    await ended(run)
    expect(run.code).toBe(1)
    return run.output.trim().split('\n').at(-1)!.trim()
  }
  test('a port in use', async () => {
    const port = await freePort()
    const taken = createServer().listen(port, '127.0.0.1')
    const folder = await newFolder()
    const sentence = await refused({ PORT: String(port), SOUK_DATA: folder })
    taken.close()
    expect(existsSync(join(folder, 'postgres')), 'before a database is made').toBe(false)
    expect(sentence).toBe(`Port ${port} is in use: stop what runs there, or set PORT to another one.`)
  }, 60_000)
  test('a wrong setting', async () => {
    expect(await refused({ PORT: 'x' })).toMatch(/^PORT is "x", but it must be/)
  }, 60_000)
  test('a database that cannot be reached', async () => {
    const sentence = await refused({
      DATABASE_URL: 'postgres://souk:secret@127.0.0.1:1/souk',
      SOUK_DATA: await newFolder(),
    })
    expect(sentence).toBe(
      'The database at 127.0.0.1:1/souk cannot be reached (ECONNREFUSED): check DATABASE_URL, or unset it to use the embedded one.',
    )
  }, 60_000)
  test.runIf(isFullRun)(
    'a data folder that is a file, and one that is broken',
    async () => {
      const folder = await newFolder()
      await writeFile(join(folder, 'file'), '')
      expect(await refused({ SOUK_DATA: join(folder, 'file') })).toContain(
        'set SOUK_DATA to a folder that can be written.',
      )
      const port = String(await freePort())
      const run = start({ PORT: port, SOUK_DATA: folder })
      await ready(run)
      await stop(run)
      await writeFile(join(folder, 'postgres/cluster/global/pg_control'), 'nonsense')
      expect(await refused({ PORT: port, SOUK_DATA: folder })).toMatch(
        /^PostgreSQL could not start on .*: restore that folder from a backup, or move it away to begin with an empty database\.$/,
      )
    },
    90_000,
  )
  test.runIf(isFullRun)(
    'a second one on the same folder',
    async () => {
      const [folder, port] = [await newFolder(), await freePort()]
      const first = start({ PORT: String(port), SOUK_DATA: folder })
      await ready(first)
      const sentence = await refused({ PORT: String(await freePort()), SOUK_DATA: folder })
      expect(sentence).toBe(
        `Souk already runs on this data folder at http://127.0.0.1:${port}: use that one, stop it, or set SOUK_DATA to another folder.`,
      )
    },
    90_000,
  )
})

/** Writes one row after another and counts those the database promised to keep. */
async function writer(url: string) {
  const written: number[] = []
  let isOn = true
  const done = (async () => {
    for (let n = 0; isOn; n += 1) {
      const client = new Client({ connectionString: url })
      try {
        client.on('error', () => undefined)
        await client.connect()
        for (; isOn; n += 1) {
          await client.query('insert into promise (n) values ($1)', [n])
          written.push(n)
        }
      } catch {
        await sleep(50)
      } finally {
        await client.end().catch(() => undefined)
      }
    }
  })()
  return { written, end: () => ((isOn = false), done) }
}
const rows = async (url: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows: found } = await client.query<{ n: number }>('select n from promise order by n')
  await client.end()
  return found.map(({ n }) => n)
}
describe('a crash loses nothing that was promised', () => {
  test.runIf(isFullRun)(
    'the server is killed, and PostgreSQL is killed: the next start has every row',
    async () => {
      const [folder, port] = [await newFolder(), String(await freePort())]
      const settings = { PORT: port, SOUK_DATA: folder }
      const first = start(settings)
      await ready(first)
      const client = new Client({ connectionString: await databaseUrl(folder) })
      await client.connect()
      await client.query('create table promise (n int)')
      await client.end()

      const writing = await writer(await databaseUrl(folder))
      await sleep(500)
      first.child.kill('SIGKILL') // PostgreSQL is left behind, and adopted
      await ended(first)
      const second = start(settings)
      await ready(second)
      await sleep(300)
      const before = writing.written.length
      process.kill(await postmasterPid(folder), 'SIGKILL') // and started again by its supervisor
      await eventually(() => expect(writing.written.length).toBeGreaterThan(before + 20))
      await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200))

      second.child.kill('SIGKILL')
      process.kill(await postmasterPid(folder), 'SIGKILL') // both at once
      await ended(second)
      await writing.end()
      const third = start(settings)
      await ready(third)
      const found = new Set(await rows(await databaseUrl(folder)))
      expect(writing.written.filter((n) => !found.has(n))).toEqual([])
      expect(writing.written.length).toBeGreaterThan(100)
      await stop(third)
      expect(third.code).toBe(0)
    },
    120_000,
  )
})

describe('several processes on one database', () => {
  test.runIf(isFullRun)(
    'an event made through one web process is seen on the other, by way of the worker',
    async () => {
      const { addresses, drop } = await newDatabase()
      const shared = {
        ...addresses,
        SOUK_DEMO: 'on',
        SOUK_SECRET: 'one secret for all three processes',
        SOUK_LOG: '/dev/null',
      }
      const [a, b] = [await freePort(), await freePort()]
      const worker = start({ ...shared, SOUK_ROLE: 'worker', SOUK_DATA: await newFolder() })
      await ready(worker)
      const webs = [
        start({ ...shared, SOUK_ROLE: 'web', PORT: String(a), SOUK_DATA: await newFolder() }),
        start({ ...shared, SOUK_ROLE: 'web', PORT: String(b), SOUK_DATA: await newFolder() }),
      ]
      await Promise.all(webs.map(ready))
      const signedIn = await fetch(`http://127.0.0.1:${a}/api/v2/users/noAuth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'brand@souk.test', password: 'Souk#2026' }),
      })
      const { token } = ((await signedIn.json()) as { data: { token: string } }).data
      const stream = await fetch(`http://127.0.0.1:${b}/api/common/events`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
      let text = (await reader.read()).value ?? ''
      await fetch(`http://127.0.0.1:${a}/api/v2/users/logout`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      })
      while (!text.includes('session.ended')) text += (await reader.read()).value ?? ''
      expect(text).toContain('event: session.ended')
      await Promise.all([...webs, worker].map(stop))
      await drop()
    },
    180_000,
  )
})
