import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './test.ts'

/** A second web process on the database of the first, as behind a balancer, while the journeys of a file run. */
export function startSecondProcess(port: number, settings: Readonly<Record<string, string>> = {}): string {
  const folder = process.env.SOUK_TEST_DATA!
  const url = `http://127.0.0.1:${port}`
  let second: ChildProcess
  test.beforeAll(async () => {
    test.setTimeout(150_000) // a start takes long beside other work
    const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim()
    const databasePort = read('postgres/cluster/postmaster.pid').split('\n')[3]
    second = spawn(process.execPath, ['--import', './server/tsx-loader.js', 'server/src/main.ts'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(port),
        SOUK_ROLE: 'web',
        SOUK_DEMO: 'on',
        SOUK_DATA: join(folder, `second-${port}`),
        SOUK_SECRET: read('secret'),
        DATABASE_URL: `postgres://souk:${read('postgres-password')}@127.0.0.1:${databasePort}/souk`,
        ...settings,
      },
    })
    await expect(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true)).toPass({ timeout: 120_000 })
  })
  test.afterAll(() => second.kill('SIGTERM'))
  return url
}
