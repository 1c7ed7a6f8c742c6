import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { newWorld } from '../../testing/world.ts'
import { usageRecorder } from './usage.ts'

const { app, close, db, person } = await newWorld()
afterAll(close)
const body = { name: 'catalog.opened', properties: { count: 3 } }

test('stores the sign-in of a person, none of a guest, and marks an impersonated one', async () => {
  const { token: _, ...orla } = await person({ side: 'brand' })
  const { token: _t, ...guest } = await person({ side: 'guest' })
  const record = usageRecorder(null, app.log)
  await record(db, orla, { ...body, traceId: 't-1' })
  await record(db, guest, body)
  await record(db, { ...orla, impersonatorId: orla.userId }, body)
  const rows = await db.selectFrom('usageEvent').selectAll().orderBy('id').execute()
  expect(rows).toMatchObject([
    {
      name: 'catalog.opened',
      userId: orla.userId,
      entityId: orla.entityId,
      isAdmin: false,
      traceId: 't-1',
      properties: { count: 3 },
    },
    { userId: orla.userId, isAdmin: true },
  ])
})

test('a collector that is set gets it in OpenTelemetry’s form, and one that is away breaks nothing', async () => {
  const got: { path: string | undefined; body: string }[] = []
  const collector = createServer(async (request: IncomingMessage, response) => {
    got.push({ path: request.url, body: await text(request) })
    response.end('{}')
  }).listen(0)
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const { token: _, ...orla } = await person({ side: 'brand' })
  await usageRecorder(url, app.log)(db, orla, body)
  await vi.waitFor(() => expect(got).toHaveLength(1))
  collector.close()
  const record = JSON.parse(got[0]!.body).resourceLogs[0].scopeLogs[0].logRecords[0]
  expect([got[0]!.path, record.body.stringValue]).toEqual(['/v1/logs', 'catalog.opened'])
  expect(record.attributes).toContainEqual({ key: 'count', value: { doubleValue: 3 } })
  await usageRecorder('http://127.0.0.1:1', app.log)(db, orla, body)
})

test('a collector that never answers delays no call', async () => {
  const collector = createServer(() => undefined).listen(0)
  const record = usageRecorder(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`, app.log)
  const { token: _, ...orla } = await person({ side: 'brand' })
  const start = performance.now()
  for (let n = 0; n < 5; n += 1) await record(db, orla, body)
  expect(performance.now() - start).toBeLessThan(2_000)
  collector.closeAllConnections()
  collector.close()
})
