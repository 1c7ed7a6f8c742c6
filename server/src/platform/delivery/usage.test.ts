import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { newReceiver } from '../../testing/outside/receiver.ts'
import { newWorld } from '../../testing/world.ts'
import { usageLogs } from './usage-logs.ts'
import { usageRecorder } from './usage.ts'

const { app, close, db, person } = await newWorld()
afterAll(close)
const body = { name: 'catalog.opened', properties: { count: 3 } }

test('stores the sign-in of a person, none of a guest, and marks an impersonated one', async () => {
  const { token: _, ...orla } = await person({ side: 'brand' })
  const { token: _t, ...guest } = await person({ side: 'guest' })
  const record = usageRecorder()
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

test('a collector that is set gets it in OpenTelemetry’s form, at the latest when the process stops', async () => {
  const collector = await newReceiver()
  const other = await newWorld({ telemetryUrl: `${collector.url}/` })
  const { token: _, ...orla } = await other.person({ side: 'brand' })
  await other.deps.recordUsage(other.db, orla, body)
  await other.close()
  await collector.close()
  const [got] = collector.received
  const { resource, scopeLogs } = JSON.parse(got!.body).resourceLogs[0]
  expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'souk' } })
  const [record] = scopeLogs[0].logRecords
  expect([got!.path, record.body.stringValue]).toEqual(['/v1/logs', 'catalog.opened'])
  for (const attribute of [
    { key: 'count', value: { intValue: 3 } },
    { key: 'user.id', value: { stringValue: orla.userId } },
    { key: 'isAdmin', value: { boolValue: false } },
  ])
    expect(record.attributes).toContainEqual(attribute)
})

test('a collector that is away breaks nothing, and the log says so', async () => {
  const warn = vi.spyOn(app.log, 'warn')
  const { send, stop } = usageLogs('http://127.0.0.1:1', app.log)
  const { token: _, ...orla } = await person({ side: 'brand' })
  await usageRecorder(send)(db, orla, body)
  await stop()
  expect(warn).toHaveBeenCalledWith(expect.anything(), 'telemetry')
  warn.mockRestore()
})

test('a collector that never answers delays no call', async () => {
  const collector = createServer(() => undefined).listen(0)
  const { send, stop } = usageLogs(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`, app.log)
  const record = usageRecorder(send)
  const { token: _, ...orla } = await person({ side: 'brand' })
  const start = performance.now()
  for (let n = 0; n < 5; n += 1) await record(db, orla, body)
  expect(performance.now() - start).toBeLessThan(2_000)
  collector.closeAllConnections()
  collector.close()
  await stop()
})
