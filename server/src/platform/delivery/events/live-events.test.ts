import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newWorld, type Person } from '../../../testing/world.ts'
import { publishLive } from '../../data/outbox.ts'
import { eventually } from '../../../testing/eventually.ts'

const { app, close, db, dispatch, person } = await newWorld()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
afterAll(close)

/** A browser's stream: what it has read so far, and a way to leave. */
function open(who: Person, lastEventId?: string) {
  const read = { text: '', isEnded: false, leave: () => request.destroy() }
  const headers = { authorization: `Bearer ${who.token}`, ...(lastEventId && { 'last-event-id': lastEventId }) }
  const request = get({ port, path: '/api/common/events', headers }, (response) => {
    response.on('data', (chunk) => (read.text += String(chunk))).on('close', () => (read.isEnded = true))
  })
  request.on('error', () => (read.isEnded = true))
  return read
}
const topics = ({ text }: { text: string }) => [...text.matchAll(/^event: (.+)$/gm)].map(([, topic]) => topic)
const lastId = ({ text }: { text: string }) => [...text.matchAll(/^id: (\d+)$/gm)].at(-1)![1]!
const seen = (read: { text: string }, ...expected: string[]) => eventually(() => expect(topics(read)).toEqual(expected))

const nadia = await person({ side: 'retailer' })
const colleague = await person({ side: 'retailer', entityId: nadia.entityId! })
const stranger = await person({ side: 'brand' })

test('an event reaches its audience and no one else', async () => {
  const [mine, theirs, others] = [open(nadia), open(colleague), open(stranger)]
  await Promise.all([seen(mine, 'ready'), seen(theirs, 'ready'), seen(others, 'ready')])
  await publishLive(db, { entityId: nadia.entityId! }, 'cart.changed', 'c1')
  await publishLive(db, { userId: nadia.userId }, 'download.ready' as never)
  await dispatch()
  await seen(mine, 'ready', 'cart.changed', 'download.ready')
  await seen(theirs, 'ready', 'cart.changed')
  expect(mine.text).toContain('data: {"id":"c1"}')
  expect(topics(others)).toEqual(['ready'])
  for (const stream of [mine, theirs, others]) stream.leave()
})

test('a reconnecting client receives missed events once, in order', async () => {
  const first = open(nadia)
  await seen(first, 'ready')
  first.leave()
  for (const topic of ['a.one', 'a.two', 'a.three']) await publishLive(db, { userId: nadia.userId }, topic as never)
  await publishLive(db, { userId: stranger.userId }, 'not.yours' as never)
  await dispatch()
  const reopened = open(nadia, lastId(first))
  await seen(reopened, 'a.one', 'a.two', 'a.three')
  await publishLive(db, { userId: nadia.userId }, 'a.four' as never)
  await dispatch()
  await seen(reopened, 'a.one', 'a.two', 'a.three', 'a.four')
  reopened.leave()
})

test('what is too old, from the future or nonsense begins anew', async () => {
  await publishLive(db, { userId: nadia.userId }, 'b.old' as never)
  await dispatch()
  const { rows } = await sql<{
    seq: bigint
  }>`update live_event set at = now() - interval '25 hours' returning seq`.execute(db)
  await publishLive(db, { userId: nadia.userId }, 'b.new' as never)
  await dispatch()
  const late = open(nadia, String(rows.at(0)!.seq))
  await seen(late, 'reset')
  const future = open(nadia, '999999999')
  await seen(future, 'reset')
  const nonsense = open(nadia, 'x; drop table')
  await seen(nonsense, 'ready')
  for (const stream of [late, future, nonsense]) stream.leave()
})

test('a session that ends closes its streams', async () => {
  const stream = open(nadia)
  await seen(stream, 'ready')
  await publishLive(db, { userId: nadia.userId }, 'session.ended')
  await dispatch()
  await eventually(() => expect(stream.isEnded).toBe(true))
})

test('a stopping server does not wait for browsers', async () => {
  const stream = open(nadia)
  await seen(stream, 'ready')
  const start = Date.now()
  await app.close()
  expect(Date.now() - start).toBeLessThan(3000)
  await eventually(() => expect(stream.isEnded).toBe(true))
})
