import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { newServer } from '../../../app.ts'
import { freePort } from '../../../testing/free-port.ts'
import { slices } from '../../../slices.ts'
import { newWorld } from '../../../testing/world.ts'
import { openDb } from '../../data/database/db.ts'
import { openHealthPort } from './health-port.ts'
import { Metrics } from './metrics.ts'
import { slowStatements } from '../../base/logging/slow-statements.ts'

const world = await newWorld({ role: 'all' })
afterAll(world.close)
const { app, ask, deps, person, url } = world

test('counts requests by area and status, connections, jobs and the delay of the event loop', async () => {
  const nadia = await person({ side: 'retailer' })
  await ask(nadia, identity.me)
  const { body, statusCode } = await app.inject('/metrics')
  expect(statusCode).toBe(200)
  expect(body).toContain('souk_request_seconds_count{role="all",area="identity"} 1')
  expect(body).toContain('souk_requests_total{area="identity",status="2xx",role="all"} 1')
  expect(body).toMatch(/souk_pool_connections\{pool="primary",state="max",role="all"\} 20/)
  expect(body).toMatch(/souk_jobs\{state="waiting",role="all"\} \d+/)
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds')
})

test('stays below a thousand series after every call was asked', async () => {
  const calls = slices.flatMap(({ groups }) => Object.values(groups).flatMap(({ contract }) => Object.values(contract)))
  expect(calls.length).toBeGreaterThan(300)
  for (const { method, path } of calls) await app.inject({ method, url: path.replace(/:\w+/g, 'x') })
  const { body } = await app.inject('/metrics')
  expect(body.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length).toBeLessThan(1_000)
})

test('refuses the figures to a caller from outside', async () => {
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404)
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  expect((await app.inject({ url: '/metrics', headers: forwarded })).statusCode).toBe(404)
})

test('a worker answers health and figures on a port of its own', async () => {
  const port = await freePort()
  const stop = await openHealthPort(deps, new Metrics(deps), port, async () => ({}))
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  expect([await status('/healthz'), await status('/readyz'), await status('/metrics')]).toEqual([200, 200, 200])
  await stop()
})

test('logs a slow statement with the id that the browser sent, and without its values', async () => {
  const warn = vi.fn<(line: object, text: string) => void>()
  const log = { warn } as unknown as typeof deps.log
  const db = openDb(url, 1, { onStatement: slowStatements(50, log) })
  const app = newServer(null)
  app.get('/slow', async () => (await sql`select pg_sleep(${0.1}::float)::text as slept`.execute(db)).rows)
  const id = '0b4f9e7a-1c2d-4e3f-8a9b-0c1d2e3f4a5b'
  await app.inject({ url: '/slow', headers: { 'x-request-id': id } })
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      requestId: id,
      call: 'GET /slow',
      statement: 'select pg_sleep($1::float)::text as slept',
    }),
    'slow statement',
  )
  await db.destroy()
})
