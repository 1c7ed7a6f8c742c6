import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { webhooks } from '@souk/contract/integrations/webhooks.contract.ts'
import { emit } from '../../../platform/data/outbox.ts'
import { newReceiver } from '../../../testing/outside/receiver.ts'
import { newWorld, type Person } from '../../../testing/world.ts'
import { workOff } from '../../../platform/delivery/outgoing/work-off.ts'
import { outgoingWebhooks } from './send-webhook.ts'
import { webhookReactions } from './webhook-reactions.ts'

const world = await newWorld({ allowsPrivateUrls: true })
const { ask, db, deps, person } = world
const receiver = await newReceiver()
afterAll(async () => {
  await receiver.close()
  await world.close()
})
const owner = await person({ side: 'brand' })
const brandId = owner.entityId!
const body = { url: `${receiver.url}/hook`, events: ['collection.imported', 'product.removed'] }
const create = async (who: Person = owner) => (await ask(who, webhooks.create, { body })).data
const imported = (collectionId: string, id: string, rows = 1) =>
  webhookReactions['collection.imported']!.webhooks!(deps, { collectionId, brandId, rows }, id)
const subject = '00000000-0000-4000-8000-00000000000a'
const sendWebhooks = () => workOff(deps, outgoingWebhooks(deps))
const later = (interval: string) =>
  sql`update webhook_delivery set next_try_at = next_try_at - ${interval}::interval, created_at = created_at - ${interval}::interval,
    give_up_at = give_up_at - ${interval}::interval`.execute(db)
const failLonger = (interval: string) =>
  sql`update webhook_endpoint set failing_since = failing_since - ${interval}::interval`.execute(db)

beforeEach(async () => {
  await db.deleteFrom('webhookEndpoint').execute()
  receiver.received.length = 0
  receiver.how.rule = () => ({})
})

test('a delivery is signed so that the published library verifies it, and a changed body does not pass', async () => {
  const { webhook, secret } = await create()
  await imported(subject, 'one')
  await sendWebhooks()
  const [got] = receiver.received
  const headers = got!.headers as Record<string, string>
  expect(new Webhook(secret).verify(got!.body, headers)).toMatchObject({
    type: 'collection.imported',
    data: { collectionId: subject, rows: 1 },
  })
  expect(() => new Webhook(secret).verify(`${got!.body} `, headers)).toThrow('No matching signature found')
  const { data } = await ask(owner, webhooks.deliveries, { params: { id: webhook.id } })
  expect(data.items).toMatchObject([{ status: 'DELIVERED', tries: 1, answerStatus: 200 }])
  const detail = await ask(owner, webhooks.delivery, { params: { deliveryId: data.items[0]!.id } })
  expect(detail.data.attempts[0]).toMatchObject({ isOk: true, requestHeaders: { 'webhook-id': 'msg_one' } })
  expect(detail.data.body).toBe(got!.body)
})

test('an event of the outbox reaches its endpoint, and arriving twice it is sent once', async () => {
  await create()
  await emit(db, 'product.removed', { productId: subject, collectionId: subject, brandId })
  await world.dispatch()
  const { rows } = await sql<{ name: string; data: object; id: string }>`
    select name, data, id from pgboss.job where name = 'on.product.removed.webhooks'`.execute(db)
  expect(rows).toHaveLength(1)
  for (let n = 0; n < 2; n += 1) await webhookReactions['product.removed']!.webhooks!(deps, rows[0]!.data, rows[0]!.id)
  await sendWebhooks()
  expect(receiver.received).toHaveLength(1)
})

test('after a rotation both secrets verify for a day, then only the new one', async () => {
  const { webhook, secret: old } = await create()
  const { data } = await ask(owner, webhooks.rotate, { params: { id: webhook.id } })
  await imported(subject, 'both')
  await sendWebhooks()
  const [first] = receiver.received
  for (const secret of [old, data.secret])
    new Webhook(secret).verify(first!.body, first!.headers as Record<string, string>)
  await sql`update webhook_endpoint set old_secret_until = now() - interval '1 second'`.execute(db)
  await imported(subject, 'new')
  await sendWebhooks()
  const second = receiver.received[1]!
  new Webhook(data.secret).verify(second.body, second.headers as Record<string, string>)
  expect(() => new Webhook(old).verify(second.body, second.headers as Record<string, string>)).toThrow(
    'No matching signature found',
  )
})

test('a receiver that is down for a day gets every message, in the order of each subject', async () => {
  await create()
  const subjects = ['a', 'b'].map((last) => `00000000-0000-4000-8000-00000000000${last}`)
  receiver.how.rule = (_, count) => (count % 2 ? { status: 503 } : { dies: true })
  for (let n = 0; n < 10; n += 1) await imported(subjects[n % 2]!, `day-${n}`, n)
  for (let hours = 0; hours < 24; hours += 2) {
    await sendWebhooks()
    await later('2 hours')
    await failLonger('2 hours')
  }
  expect((await ask(owner, webhooks.list)).data[0]).toMatchObject({ status: 'ACTIVE', waiting: 10 })
  receiver.received.length = 0
  receiver.how.rule = () => ({})
  await later('6 hours')
  await sendWebhooks()
  const sent = receiver.received.map(
    ({ body: text }) => JSON.parse(text).data as { collectionId: string; rows: number },
  )
  for (const one of subjects) {
    const rows = sent.filter(({ collectionId }) => collectionId === one).map(({ rows: n }) => n)
    expect(rows).toEqual([...rows].sort((x, y) => x - y))
  }
  expect(sent.map(({ rows }) => rows).sort((x, y) => x - y)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('an endpoint that fails for two days is paused and its owner is mailed once; resuming sends what waited', async () => {
  const { webhook } = await create()
  receiver.how.rule = () => ({ status: 500, body: 'no' })
  await imported(subject, 'late')
  for (let n = 0; n < 10; n += 1) {
    await sendWebhooks()
    await later('6 hours')
    await failLonger('6 hours')
  }
  expect((await ask(owner, webhooks.list)).data[0]).toMatchObject({
    status: 'PAUSED',
    pauseReason: 'FAILING',
    waiting: 1,
  })
  const mails = await db.selectFrom('mail').select('subject').where('subject', 'like', '%is paused%').execute()
  expect(mails).toHaveLength(1)
  const before = receiver.received.length
  await sendWebhooks()
  expect(receiver.received).toHaveLength(before)
  receiver.how.rule = () => ({})
  await ask(owner, webhooks.change, { params: { id: webhook.id }, body: { status: 'ACTIVE' } })
  await sendWebhooks()
  expect(receiver.received).toHaveLength(before + 1)
})

test('after three days a delivery has failed, and can be repeated with the same id', async () => {
  const { webhook } = await create()
  receiver.how.rule = () => ({ status: 500 })
  await imported(subject, 'lost')
  await later('73 hours')
  await sendWebhooks()
  const { data } = await ask(owner, webhooks.deliveries, { params: { id: webhook.id }, query: { status: 'FAILED' } })
  expect(data.items).toHaveLength(1)
  receiver.how.rule = () => ({})
  const since = new Date(Date.now() - 80 * 3_600_000).toISOString()
  const repeated = await ask(owner, webhooks.repeatSince, {
    params: { id: webhook.id },
    body: { since, onlyFailed: true },
  })
  expect(repeated.data).toEqual({ repeated: 1 })
  await sendWebhooks()
  expect(receiver.received.at(-1)!.headers['webhook-id']).toBe('msg_lost')
  await ask(owner, webhooks.repeat, { params: { deliveryId: data.items[0]!.id } })
  await sendWebhooks()
  expect(receiver.received).toHaveLength(3)
})

test('two workers at once send a delivery once', async () => {
  await create()
  receiver.how.rule = () => ({ waitMs: 50 })
  for (let n = 0; n < 5; n += 1) await imported(subject, `twice-${n}`)
  await Promise.all([1, 2, 3].map(() => sendWebhooks()))
  await sendWebhooks()
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(5)
  expect(receiver.received).toHaveLength(5)
})

test('an endpoint that is gone is paused at once; a redirect is not followed', async () => {
  const { webhook } = await create()
  receiver.how.rule = () => ({ status: 302, headers: { location: `${receiver.url}/other` } })
  await ask(owner, webhooks.test, { params: { id: webhook.id } })
  await sendWebhooks()
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
  receiver.how.rule = () => ({ status: 410 })
  await later('1 hour')
  await sendWebhooks()
  expect((await ask(owner, webhooks.list)).data[0]).toMatchObject({ status: 'PAUSED', pauseReason: 'GONE' })
})

test('the secret is not in the database, and only admins change webhooks', async () => {
  const { secret } = await create()
  const { rows } = await sql`select row_to_json(e)::text as text from webhook_endpoint e`.execute(db)
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 20))
  const rep = await person({ side: 'brand', role: 'salesRepresentative', entityId: brandId })
  expect((await ask(rep, webhooks.create, { body })).status).toBe(403)
  expect((await ask(rep, webhooks.list)).data).toHaveLength(1)
})
