import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './test.ts'

/** A server with a demo world of its own, for journeys that change what everyone sees. */
export function startOwnServer(port: number, settings: Readonly<Record<string, string>> = {}): string {
  const url = `http://127.0.0.1:${port}`
  let folder: string
  let server: ChildProcess
  test.beforeAll(async () => {
    test.setTimeout(300_000) // fills the demo world first
    folder = mkdtempSync(join(tmpdir(), 'souk-own-'))
    chmodSync(folder, 0o755) // root lends PostgreSQL another identity, which must be able to enter
    const environment = { PORT: String(port), SOUK_DATA: folder, SOUK_DEMO: 'on', SOUK_DEMO_PICTURES: 'plain' }
    server = spawn(process.execPath, ['--import', './server/tsx-loader.js', 'server/src/main.ts'], {
      stdio: 'ignore',
      env: { ...process.env, ...environment, ...settings },
    })
    await expect(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true)).toPass({ timeout: 270_000 })
  })
  test.afterAll(async () => {
    const isOver = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await isOver
    rmSync(folder, { recursive: true, force: true })
  })
  return url
}
