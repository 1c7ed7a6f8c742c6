import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { catalogueProblems } from '@souk/contract/core/messages.ts'
import { broadcastMails, broadcasts } from '@souk/contract/messaging/broadcasts.contract.ts'
import { notifications } from '@souk/contract/messaging/notifications.contract.ts'
import { newMailServer } from '../../../testing/outside/mail-server.ts'
import { newNegotiators } from '../../../testing/negotiators.ts'
import { newWorld } from '../../../testing/world.ts'
import { broadcastWords } from './broadcast-words.ts'
import { workOff } from '../../../platform/delivery/outgoing/work-off.ts'
import { outgoingBroadcasts } from './send-broadcasts.ts'

const server = await newMailServer()
const secret = 'a-secret-of-the-mail-provider'
const world = await newWorld({ isDemo: false, smtpUrl: server.url, mailWebhookSecret: secret })
const { app, ask, close, config, db, deps, person } = world
afterAll(async () => {
  await close()
  await server.close()
})
const { brand, seller, shelf, shopper } = await newNegotiators(world)
const { products } = await shelf(1)
const coat = products[0]!
const collection = await db
  .selectFrom('product')
  .select('collectionId')
  .where('id', '=', coat)
  .executeTakeFirstOrThrow()
beforeEach(async () => {
  await db.deleteFrom('broadcastQuota').execute()
  server.mails.length = 0
  server.refuse.clear()
})

const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) })
const content = (values: object = {}) => ({
  language: 'en',
  subject: 'The new coats are here',
  body: {
    type: 'doc',
    content: [
      paragraph(text('Hello '), { type: 'name', attrs: { field: 'firstName', fallback: 'there' } }),
      { type: 'card', attrs: { kind: 'product', id: coat } },
    ],
  },
  audience: [{ kind: 'all' }],
  ...values,
})
const create = (values: object = {}, who: { token: string } = seller) =>
  ask(who, broadcasts.create, { body: content(values) as never })
const send = (id: string, version: number, body: object = {}) =>
  ask(seller, broadcasts.send, { params: { id }, body: { version, ...body } as never })
const sendBroadcasts = () => workOff(deps, outgoingBroadcasts(deps, 1000))
const read = async (id: string) => (await ask(seller, broadcasts.read, { params: { id } })).data
async function sent(values: object = {}) {
  const { data } = await create(values)
  await send(data.id, data.version)
  await sendBroadcasts()
  return read(data.id)
}
const chosen = (...people: { entityId: string }[]) => ({
  audience: [{ kind: 'chosen', retailerIds: people.map(({ entityId }) => entityId) }],
})
const emailOf = async (who: { userId: string }) =>
  (await db.selectFrom('userAccount').select('email').where('id', '=', who.userId).executeTakeFirstOrThrow()).email

describe('a broadcast', () => {
  test('reaches each address once, personal, with one-click unsubscribe and a link that counts', async () => {
    const [one, two] = [await shopper(), await shopper()]
    const done = await sent(chosen(one, two))
    expect(done).toMatchObject({ status: 'SENT', recipients: 2, delivered: 2, bounced: 0, clicked: 0, orders: 0 })
    expect(server.mails.map(({ to }) => to).toSorted()).toEqual([await emailOf(one), await emailOf(two)].toSorted())
    const mail = server.mails.find(({ to }) => to.startsWith(''))!
    expect(mail.subject).toBe('The new coats are here')
    expect(mail.html).toContain('Hello ')
    expect(mail.html).toContain('Nadia')
    expect(mail.messageId).toMatch(/^<broadcast\.[\da-f-]+@souk\.test>$/)
    expect(mail.headers['list-id']).toMatch(new RegExp(`<broadcasts\\.${seller.entityId}\\.souk\\.test>$`))
    expect(mail.headers['reply-to']).toContain(await emailOf(seller))
    expect(mail.headers['auto-submitted']).toBe('auto-generated')
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const click = /http:\/\/[^"]+(\/r\/[\w.-]+)/.exec(mail.html)![1]!
    const led = await app.inject(click)
    expect([led.statusCode, led.headers.location]).toEqual([
      302,
      `${config.publicUrl}/product/${coat}/c/${collection.collectionId}`,
    ])
    await app.inject(click)
    expect((await read(done.id)).clicked).toBe(1)
    expect((await app.inject(`${click.slice(0, -2)}xx`)).statusCode).toBe(404)
    const oneClick = /<http:\/\/[^>]+(\/api\/[^>]+)>/.exec(mail.headers['list-unsubscribe']!)![1]!
    const answer = await app.inject({
      method: 'POST',
      url: oneClick,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.json().data).toMatchObject({ isWanted: false })
    const counted = await ask(seller, broadcasts.countAudience, { body: chosen(one, two) as never })
    expect(counted.data).toMatchObject({ recipients: 1, leftOut: [{ reason: 'unsubscribed', count: 1 }] })
    expect(await sent(chosen(one, two))).toMatchObject({ recipients: 1, delivered: 1 })
  })
  test('is cancelled before it is due, and gives its part of the day back', async () => {
    const who = await shopper()
    const { data } = await create(chosen(who))
    const at = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 16)
    expect((await send(data.id, data.version, { at: '2020-01-01T10:00' })).errors).toMatchObject([{ field: 'at' }])
    expect((await send(data.id, data.version, { at, zone: 'recipient' })).data).toMatchObject({
      status: 'SCHEDULED',
      recipients: 1,
    })
    await sendBroadcasts()
    expect(server.mails).toEqual([])
    expect((await ask(seller, broadcasts.cancel, { params: { id: data.id } })).data.status).toBe('CANCELLED')
    expect(await db.selectFrom('broadcastQuota').select('recipients').execute()).toEqual([{ recipients: 0 }])
    expect((await ask(seller, broadcasts.cancel, { params: { id: data.id } })).status).toBe(409)
  })
  test('stops at 5,000 recipients a day, also when two are sent at once', async () => {
    const [one, two] = [await shopper(), await shopper()]
    await db
      .insertInto('broadcastQuota')
      .values({ brandId: brand.id, day: sql<string>`current_date`, recipients: 4999 })
      .execute()
    const drafts = [await create(chosen(one)), await create(chosen(two))]
    const answers = await Promise.all(drafts.map(({ data }) => send(data.id, data.version)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.errors[0]!.message).toContain('0 are left')
  })
  test('marks refused addresses as bounced, retries a busy server, and never writes to the bounced again', async () => {
    const [gone, busy] = [await shopper(), await shopper()]
    const [goneMail, busyMail] = [await emailOf(gone), await emailOf(busy)]
    server.refuse.set(goneMail, 550)
    server.refuse.set(busyMail, 451)
    const first = await sent(chosen(gone, busy))
    expect(first).toMatchObject({ status: 'SENDING', bounced: 1, waiting: 1, delivered: 0 })
    server.refuse.clear()
    await db
      .updateTable('broadcastRecipient')
      .set({ dueAt: sql`now()` })
      .where('broadcastId', '=', first.id)
      .execute()
    await sendBroadcasts()
    expect(await read(first.id)).toMatchObject({ status: 'SENT', bounced: 1, delivered: 1 })
    const counted = await ask(seller, broadcasts.countAudience, { body: chosen(gone, busy) as never })
    expect(counted.data).toMatchObject({ recipients: 1, leftOut: [{ reason: 'suppressed', count: 1 }] })
  })
  test('retries when the server refuses the sender, and suppresses none of the recipients', async () => {
    const who = await shopper()
    server.refuse.set('sender', 530)
    const first = await sent(chosen(who))
    expect(first).toMatchObject({ status: 'SENDING', bounced: 0, waiting: 1 })
    server.refuse.clear()
    const counted = await ask(seller, broadcasts.countAudience, { body: chosen(who) as never })
    expect(counted.data).toMatchObject({ recipients: 1, leftOut: [] })
  })
  test('counts a bounce that a provider reports twice once', async () => {
    const who = await shopper()
    const [earlier, later] = [await sent(chosen(who)), await sent(chosen(who))]
    const events = [{ kind: 'bounce' as const, email: await emailOf(who) }]
    const report = () => ask({ token: secret }, broadcastMails.report, { body: { events } })
    expect([(await report()).data, (await report()).data]).toEqual([{ suppressed: 1 }, { suppressed: 0 }])
    expect([await read(earlier.id), await read(later.id)]).toMatchObject([
      { delivered: 1, bounced: 0 },
      { delivered: 0, bounced: 1 },
    ])
  })
  test('follows a link with Arabic letters', async () => {
    const who = await shopper()
    const href = 'https://example.com/مجموعة?لون=أزرق'
    const body = { type: 'doc', content: [paragraph(text('x', { type: 'link', attrs: { href } }))] }
    await sent({ ...chosen(who), body })
    const click = /http:\/\/[^"]+(\/r\/[\w.-]+)/.exec(server.mails[0]!.html)![1]!
    const led = await app.inject(click)
    expect([led.statusCode, led.headers.location]).toEqual([302, encodeURI(href)])
  })
  test('takes complaints from a provider that knows the secret', async () => {
    const who = await shopper()
    const email = await emailOf(who)
    const report = (token: string) =>
      ask({ token }, broadcastMails.report, { body: { events: [{ kind: 'complaint', email: email.toUpperCase() }] } })
    expect((await report('guess')).status).toBe(404)
    expect((await report(secret)).data).toEqual({ suppressed: 1 })
    const { data } = await create(chosen(who))
    expect((await send(data.id, data.version)).status).toBe(409)
  })
  test('skips who unsubscribed or lost the relation after it was scheduled', async () => {
    const [stays, ends] = [await shopper(), await shopper()]
    const { data } = await create(chosen(stays, ends))
    await send(data.id, data.version)
    await db.updateTable('relation').set({ status: 'ENDED' }).where('retailerId', '=', ends.entityId).execute()
    await sendBroadcasts()
    expect(await read(data.id)).toMatchObject({ delivered: 1, skipped: 1 })
  })
  test('skips a person who left the retailer’s team after it was scheduled', async () => {
    const who = await shopper()
    const leaver = await person({ side: 'retailer', entityId: who.entityId })
    await db
      .updateTable('userAccount')
      .set({ emailVerifiedAt: sql`now()` })
      .where('id', '=', leaver.userId)
      .execute()
    const { data } = await create(chosen(who))
    expect((await send(data.id, data.version)).data.recipients).toBe(2)
    await db.deleteFrom('association').where('userId', '=', leaver.userId).execute()
    await sendBroadcasts()
    expect(await read(data.id)).toMatchObject({ delivered: 1, skipped: 1 })
    expect(server.mails.map(({ to }) => to)).toEqual([await emailOf(who)])
  })
})

describe('what a reader may not see', () => {
  test('is absent from the mail: the card of a hidden product, and the price that another retailer has', async () => {
    const [sees, hidden] = [await shopper(), await shopper()]
    await db.updateTable('store').set({ country: 'AE' }).where('entityId', '=', hidden.entityId).execute()
    await db
      .updateTable('entity')
      .set({ restrictedCountries: ['AE'] })
      .where('id', '=', brand.id)
      .execute()
    await sent(chosen(sees, hidden))
    const [toSees, toHidden] = [await emailOf(sees), await emailOf(hidden)].map((email) =>
      server.mails.find(({ to }) => to === email)!,
    )
    expect(toSees!.html).toContain('See the product')
    expect(toSees!.html).toMatch(/EUR/)
    expect(toHidden!.html).not.toContain('See the product')
    expect(toHidden!.html).not.toMatch(/EUR/)
    const preview = await ask(seller, broadcasts.preview, {
      body: { ...content(chosen(sees, hidden)), userId: hidden.userId } as never,
    })
    expect(preview.data.hiddenCards).toBe(1)
    expect(preview.data.html).not.toContain('See the product')
    await db.updateTable('entity').set({ restrictedCountries: [] }).where('id', '=', brand.id).execute()
  })
  test('stays hidden in a preview: a product of another brand that the recipient trades with', async () => {
    const who = await shopper()
    const rival = await person({ side: 'brand' })
    await db
      .insertInto('relation')
      .values({ brandId: rival.entityId!, retailerId: who.entityId, origin: 'direct' })
      .execute()
    const body = { ...content(chosen(who)), userId: who.userId } as never
    const preview = await ask(rival, broadcasts.preview, { body })
    expect(preview.data).toMatchObject({ hiddenCards: 1 })
    expect(preview.data.html).not.toContain('See the product')
    expect(preview.data.html).not.toContain('EUR')
  })
  test('cannot be put into a mail by another brand, nor can markup or script links', async () => {
    const other = await person({ side: 'brand' })
    expect((await create({}, other)).errors).toMatchObject([{ field: 'body' }])
    const script = {
      type: 'doc',
      content: [paragraph(text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } }))],
    }
    expect((await create({ body: script })).status).toBe(422)
    const html = { type: 'doc', content: [paragraph(text('<script>alert(1)</script>'))] }
    const preview = await ask(seller, broadcasts.preview, { body: content({ body: html }) as never })
    expect(preview.data.html).toContain('&lt;script&gt;')
    expect((await create({ body: { type: 'doc', content: [{ type: 'iframe' }] } })).status).toBe(422)
  })
})

test('a sales manager sends to the retailers of their own team, a representative cannot send', async () => {
  const who = await shopper()
  const manager = await person({ side: 'brand', entityId: brand.id, role: 'salesManager' })
  const rep = await person({ side: 'brand', entityId: brand.id, role: 'salesRepresentative' })
  const count = (by: { token: string }) => ask(by, broadcasts.countAudience, { body: chosen(who) as never })
  expect((await count(manager)).data.recipients).toBe(0)
  const place = await db
    .selectFrom('association')
    .select('id')
    .where('userId', '=', manager.userId)
    .executeTakeFirstOrThrow()
  await db.updateTable('relation').set({ salesRepId: place.id }).where('retailerId', '=', who.entityId).execute()
  expect((await count(manager)).data.recipients).toBe(1)
  expect((await count(rep)).status).toBe(403)
})

test('a box of broadcasts is for brands only', async () => {
  await create()
  const box = await ask(seller, notifications.list, { query: { box: 'broadcasts' } })
  expect(box.data.items[0]).toMatchObject({ title: 'The new coats are here' })
  expect((await ask(await shopper(), notifications.list, { query: { box: 'broadcasts' } })).status).toBe(403)
})

test('both languages say the same', () => {
  expect(catalogueProblems(broadcastWords)).toEqual([])
})
