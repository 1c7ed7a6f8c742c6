import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/test.ts'

/** A second web process on the database of the first, as behind a balancer. */
const port = 4319
const folder = process.env.SOUK_TEST_DATA!
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
      SOUK_DATA: join(folder, 'second'),
      SOUK_SECRET: read('secret'),
      DATABASE_URL: `postgres://souk:${read('postgres-password')}@127.0.0.1:${databasePort}/souk`,
    },
  })
  await expect(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true)).toPass({
    timeout: 120_000,
  })
})
test.afterAll(() => second.kill('SIGTERM'))

test('what happens through one process is seen in a browser on the other, at once', async ({ page, baseURL }) => {
  const other = `http://127.0.0.1:${port}`
  const signedIn = await page.request.post(`${baseURL}/api/v2/users/noAuth/login`, {
    data: { email: 'otherbrand@souk.test', password: 'Souk#2026' },
  })
  const { data } = (await signedIn.json()) as { data: { token: string; role: string; entityType: string } }
  await page.goto(`${other}/login`)
  await page.evaluate(
    (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
    data,
  )
  const streaming = page.waitForResponse((response) => response.url().includes('/api/common/events') && response.ok())
  await page.goto(`${other}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await streaming
  await page.request.post(`${baseURL}/api/v2/users/logout`, { headers: { authorization: `Bearer ${data.token}` } })
  await expect(page).toHaveURL(/\/login/, { timeout: 25_000 })
})
