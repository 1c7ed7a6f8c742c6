import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { catalogueProblems } from '@souk/contract/core/messages.ts'
import { connections } from '@souk/contract/connections/connections.contract.ts'
import { notificationSettings } from '@souk/contract/identity/notification-settings.contract.ts'
import { type NotificationKind, notificationKinds } from '@souk/contract/identity/notification-kinds.ts'
import { unsubscribes } from '@souk/contract/follows/follows.contract.ts'
import { notifications } from '@souk/contract/messaging/notifications.contract.ts'
import { orderComments } from '@souk/contract/orders/comments.contract.ts'
import { newNegotiators } from '../../../testing/negotiators.ts'
import { newNotified } from '../../../testing/notified.ts'
import { newWorld } from '../../../testing/world.ts'
import { waysOut } from '../../follows/door.ts'
import { mailOrder } from '../../orders/papers/mail-order.ts'
import { notificationWords } from './notification-words.ts'
import { notificationReactions } from './notify.ts'
import { soukWords } from './souk-words.ts'

const world = await newWorld({ isDemo: false })
const { ask, close, db, deps, person } = world
afterAll(close)
const { brand, seller, shelf, shopper, units, placed, confirm } = await newNegotiators(world)
const { deliver, inbox, titles } = newNotified(world)
const { products } = await shelf(1)
const coat = products[0]!
await db.updateTable('sku').set({ onHand: 10_000 }).execute()
beforeEach(async () => {
  await db.deleteFrom('notification').execute()
  await db.deleteFrom('outbox').execute()
})

const prove = (userId: string) =>
  db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).where('id', '=', userId).execute()
await prove(seller.userId)
const set = (who: { token: string }, kind: NotificationKind, channels: object) =>
  ask(who, notificationSettings.change, {
    body: { kinds: [{ kind, inApp: true, mail: true, digest: false, ...channels }] },
  })
async function mate(entityId: string, side: 'brand' | 'retailer', role?: 'salesRepresentative') {
  const who = await person({ side, entityId, ...(role && { role }) })
  await prove(who.userId)
  return who
}

describe('an event', () => {
  test('notifies both teams but not its author, and names the place', async () => {
    const who = await shopper()
    const colleague = await mate(who.entityId, 'retailer')
    const id = await placed(who, await units(coat, 2))
    await deliver()
    const { items, unread } = await inbox(seller)
    expect(items).toMatchObject([{ kind: 'orders', link: `/order/${id}`, readAt: null, events: 1 }])
    expect(unread).toBe(1)
    expect(await titles(colleague)).toEqual([expect.stringMatching(/^New order \S+-\d{6}$/)])
    expect(await titles(who)).toEqual([])
  })
  test('that is delivered twice, also at the same time, notifies once', async () => {
    const id = await placed(await shopper(), await units(coat, 2))
    const event = await db
      .selectFrom('outbox')
      .selectAll()
      .where('topic', '=', 'order.placed')
      .executeTakeFirstOrThrow()
    const { notify } = notificationReactions['order.placed']!
    await Promise.all([1, 2, 3].map(() => notify!(deps, event.payload, 'same')))
    expect((await inbox(seller)).items).toMatchObject([{ link: `/order/${id}`, events: 1 }])
  })
  test('is told in the language of the reader', async () => {
    await placed(await shopper(), await units(coat, 2))
    await deliver()
    const { items } = await inbox(seller, {}, { 'accept-language': 'ar' })
    expect(items[0]!.title).toMatch(/^طلب جديد /)
  })
  test('of the same type within minutes joins the unread line, which then leads to the list', async () => {
    const ids = [
      await placed(await shopper(), await units(coat, 2)),
      await placed(await shopper(), await units(coat, 2)),
    ]
    await deliver()
    // Two retailers are two lines: a sales team may read of one and not of the other.
    expect((await inbox(seller)).items.map(({ link }) => link).toSorted()).toEqual(
      ids.map((id) => `/order/${id}`).toSorted(),
    )
    const who = await shopper()
    const first = await placed(who, await units(coat, 2))
    for (const text of ['one', 'two', 'three'])
      await ask(who, orderComments.add, { params: { id: first }, body: { text } })
    await deliver()
    const [line] = (await inbox(seller, { kind: 'comments' })).items
    expect(line).toMatchObject({ events: 3, title: 'New comments: 3', link: `/order/${first}#comments` })
    const second = await placed(who, await units(coat, 2))
    await ask(who, orderComments.add, { params: { id: second }, body: { text: 'four' } })
    await deliver()
    expect((await inbox(seller, { kind: 'comments' })).items).toMatchObject([{ events: 4, link: '/orders' }])
    await ask(seller, notifications.markAllRead)
    await ask(who, orderComments.add, { params: { id: second }, body: { text: 'five' } })
    await deliver()
    expect((await inbox(seller, { kind: 'comments', unread: 'true' })).items).toMatchObject([{ events: 1 }])
  })
})

describe('reading', () => {
  test('one and all can be marked read; another person’s line is absent', async () => {
    const who = await shopper()
    await placed(who, await units(coat, 2))
    await placed(await shopper(), await units(coat, 2))
    await deliver()
    const [line] = (await inbox(seller)).items
    const foreign = await ask(who, notifications.markRead, { params: { id: line!.id }, body: {} })
    expect(foreign.status).toBe(404)
    await ask(seller, notifications.markRead, { params: { id: line!.id }, body: {} })
    expect((await ask(seller, notifications.unread)).data.unread).toBe(1)
    expect((await ask(seller, notifications.markAllRead)).data.read).toBe(1)
    expect((await ask(seller, notifications.unread)).data.unread).toBe(0)
  })
  test('a representative loses the lines of a retailer that is given to another', async () => {
    const who = await shopper()
    const rep = await mate(brand.id, 'brand', 'salesRepresentative')
    const ownRetailer = (salesRepId: string | null) =>
      db
        .updateTable('relation')
        .set({ salesRepId })
        .where('brandId', '=', brand.id)
        .where('retailerId', '=', who.entityId)
        .execute()
    const { id } = await db
      .selectFrom('association')
      .select('id')
      .where('userId', '=', rep.userId)
      .executeTakeFirstOrThrow()
    await ownRetailer(id)
    await placed(who, await units(coat, 2))
    await deliver()
    expect(await titles(rep)).toHaveLength(1)
    await ownRetailer(null)
    expect(await titles(rep)).toEqual([])
    expect((await ask(rep, notifications.unread)).data.unread).toBe(0)
  })
  test('the opening of a collection is not shown once the collection is closed to the reader', async () => {
    const who = await shopper()
    const { id } = await db
      .selectFrom('collection')
      .select('id')
      .where('brandId', '=', brand.id)
      .limit(1)
      .executeTakeFirstOrThrow()
    const payload = { userId: who.userId, entityId: who.entityId, kind: 'opening', collectionId: id }
    await notificationReactions['follow.told']!.notify!(deps, payload, 'opening')
    expect(await titles(who)).toHaveLength(1)
    await db
      .updateTable('entity')
      .set({ restrictedCountries: sql`array[(select country from store where entity_id = ${who.entityId} limit 1)]` })
      .where('id', '=', brand.id)
      .execute()
    expect(await titles(who)).toEqual([])
    await db.updateTable('entity').set({ restrictedCountries: [] }).where('id', '=', brand.id).execute()
  })
})

test('a collection that was sent back says why, in the line and in the mail, in the language of each reader', async () => {
  const { id } = await db
    .selectFrom('collection')
    .select('id')
    .where('brandId', '=', brand.id)
    .limit(1)
    .executeTakeFirstOrThrow()
  const issues = [
    { kind: 'PICTURES', text: 'Too dark.' },
    { kind: 'PRICES', text: '' },
  ]
  const reactions = notificationReactions['collection.sendBack']!
  await reactions.notify!(deps, { collectionId: id, brandId: brand.id, issues }, 'sent back')
  const [line] = (await inbox(seller, { kind: 'reviews' })).items
  expect(line!.text.replaceAll(/[\u2068\u2069]/g, '')).toBe('The review sent it back. Pictures: Too dark. · Prices')
  const mail = await db
    .selectFrom('mail')
    .select('body')
    .where('key', '=', `notification sent back review.sentBackWhy ${seller.userId}`)
    .executeTakeFirstOrThrow()
  expect(mail.body).toContain('Pictures: Too dark.')
  const arabic = (await inbox(seller, { kind: 'reviews' }, { 'accept-language': 'ar' })).items[0]!
  expect(arabic.text).toContain('أعادتها المراجعة.')
  expect(arabic.text).not.toContain('Pictures')
})

describe('settings', () => {
  const orderMails = async (id: string) => {
    const event = await db
      .selectFrom('orderEvent')
      .select('id')
      .where('orderId', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await mailOrder(deps, { eventId: event.id })
    return db
      .selectFrom('mail')
      .innerJoin('userAccount', 'email', 'recipient')
      .select(['userAccount.id', 'nextTryAt'])
      .where('key', 'like', `order ${event.id} %`)
      .where('userAccount.id', 'in', db.selectFrom('association').select('userId').where('entityId', '=', brand.id)) // not the buyer's confirmation
      .execute()
  }
  test('a kind that is off in the app is not listed', async () => {
    await set(seller, 'comments', { inApp: false, mail: false })
    const buyer = await shopper()
    const id = await placed(buyer, await units(coat, 2))
    await ask(buyer, orderComments.add, { params: { id }, body: { text: 'Hello' } })
    await deliver()
    expect((await inbox(seller, { kind: 'comments' })).total).toBe(0)
    await set(seller, 'comments', {})
  })
  test('the last admin cannot switch off the mails of orders; with another admin it works', async () => {
    const refused = await set(seller, 'orders', { mail: false })
    expect(refused).toMatchObject({ status: 409, errors: [{ field: 'orders' }] })
    const other = await mate(brand.id, 'brand')
    expect((await set(seller, 'orders', { mail: false })).status).toBe(200)
    const id = await placed(await shopper(), await units(coat, 2))
    expect((await orderMails(id)).map((mail) => mail.id)).toEqual([other.userId])
    // Also when the last one leaves: the mails go to every admin that is left.
    await db.deleteFrom('association').where('userId', '=', other.userId).execute()
    expect((await orderMails(await placed(await shopper(), await units(coat, 2)))).map((mail) => mail.id)).toEqual([
      seller.userId,
    ])
    await set(seller, 'orders', {})
  })
  test('one click in a mail ends its kind; the last admin keeps the mails of orders', async () => {
    await set(seller, 'comments', { mail: true })
    const who = await shopper()
    const id = await placed(who, await units(coat, 2))
    await deliver()
    await ask(who, orderComments.add, { params: { id }, body: { text: 'Is it lined?' } })
    await deliver()
    const mail = await db
      .selectFrom('mail')
      .selectAll()
      .where('key', 'like', `notification % ${seller.userId}`)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const headers = mail.headers as Record<string, string>
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const token = /token=([^>]+)>/.exec(headers['List-Unsubscribe']!)![1]!
    const end = (given: string) => ask({ token: '' }, unsubscribes.end, { query: { token: given } })
    expect((await end(token)).data).toEqual({ kind: 'comments', isWanted: false })
    const { data } = await ask(seller, notificationSettings.read)
    expect(data.kinds.find(({ kind }) => kind === 'comments')).toMatchObject({ mail: false, inApp: true })
    const { href } = waysOut(deps.key, deps.config, { userId: seller.userId, kind: 'orders' })
    expect((await end(new URL(href).searchParams.get('token')!)).status).toBe(409)
    await set(seller, 'comments', {})
  })
  test('a mail waits for the end of the quiet hours', async () => {
    const { rows } = await sql<{
      hour: number
    }>`select extract(hour from now() at time zone 'UTC')::int as hour`.execute(db)
    const quiet = { from: rows[0]!.hour, until: (rows[0]!.hour + 2) % 24, timeZone: 'UTC' }
    await ask(seller, notificationSettings.change, { body: { quiet } })
    const [mail] = await orderMails(await placed(await shopper(), await units(coat, 2)))
    expect(mail!.nextTryAt!.getUTCHours()).toBe(quiet.until)
    expect(mail!.nextTryAt!.getTime()).toBeGreaterThan(Date.now())
    await ask(seller, notificationSettings.change, { body: { quiet: null } })
    const [next] = await orderMails(await placed(await shopper(), await units(coat, 2)))
    expect(next!.nextTryAt).toBeNull()
    const strange = await ask(seller, notificationSettings.change, {
      body: { quiet: { ...quiet, timeZone: 'Mars/Olympus' } },
    })
    expect(strange.status).toBe(422)
  })
})

test('a connection that is asked for and answered is told to the receiver and to the sender', async () => {
  const who = await person({ side: 'retailer' })
  await prove(who.userId)
  await db
    .updateTable('entity')
    .set({ access: ['marketplace'], country: 'FR' })
    .where('id', '=', who.entityId!)
    .execute()
  const asked = await ask(who, connections.request, { body: { entityId: brand.id, message: '' } })
  await deliver()
  expect(await titles(seller)).toEqual(['Kin & Co wants to connect'])
  await ask(seller, connections.answer, { params: { requestId: asked.data.id }, body: { status: 'ACCEPTED' } as never })
  await deliver()
  expect(await titles(who)).toEqual([expect.stringMatching(/accepted your request$/)])
})

test('confirming tells the retailer', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 2))
  await confirm(seller, id)
  await deliver(2)
  expect(await titles(who)).toEqual([expect.stringMatching(/is confirmed$/)])
})

test('every type has its sentences in both languages, and every kind its heading', () => {
  for (const words of [notificationWords, soukWords]) expect(catalogueProblems(words)).toEqual([])
  const all = { ...notificationWords.en, ...soukWords.en }
  for (const kind of notificationKinds) expect(all).toHaveProperty([`notification.many.${kind}`])
})
