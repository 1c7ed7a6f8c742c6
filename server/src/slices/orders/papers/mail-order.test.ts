import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { catalogueProblems } from '@souk/contract/core/messages.ts'
import { newNegotiators } from '../../../testing/negotiators.ts'
import type { Shopper } from '../../../testing/shoppers.ts'
import { newWorld } from '../../../testing/world.ts'
import { expireOverdueOrders } from '../negotiation/expire-overdue-orders.ts'
import { mailOrder, mailOrderQueue } from './mail-order.ts'
import { ordersMailWords } from '../orders.mail-words.ts'

const world = await newWorld()
const { close, db, deps, dispatch, person, jobs } = world
afterAll(close)
const { brand, seller, shelf, shopper, units, ...moves } = await newNegotiators(world)
const { placed, confirm, reject, cancel, propose, first } = moves
const { products } = await shelf(2)
const [coat, scarf] = products as [string, string]
await db.updateTable('sku').set({ onHand: 1_000 }).execute()

const prove = (userId: string, values: object = {}) =>
  db
    .updateTable('userAccount')
    .set({ emailVerifiedAt: new Date(), ...values })
    .where('id', '=', userId)
    .execute()
async function mate(entityId: string, side: 'brand' | 'retailer', role?: 'salesRepresentative') {
  const who = await person({ side, entityId, ...(role && { role }) })
  await prove(who.userId)
  return who
}
const eventsOf = (orderId: string) =>
  db.selectFrom('orderEvent').select(['id', 'kind']).where('orderId', '=', orderId).orderBy('id').execute()
/** Mails of the last thing that happened, by the person they went to. */
async function lastMails(orderId: string) {
  const { id } = (await eventsOf(orderId)).at(-1)!
  await mailOrder(deps, { eventId: id })
  return db
    .selectFrom('mail')
    .innerJoin('userAccount', 'email', 'recipient')
    .select(['userAccount.id as userId', 'subject', 'body', 'mail.language', 'mail.status'])
    .where('key', 'like', `order ${id} %`)
    .execute()
}
const readersOf = async (orderId: string) => (await lastMails(orderId)).map(({ userId }) => userId).toSorted()
const ids = (...people: { userId: string }[]) => people.map(({ userId }) => userId).toSorted()

describe('who is written to', () => {
  test('the counterpart and the colleagues; the author only to confirm an order they placed', async () => {
    const who = await shopper()
    const colleague = await mate(who.entityId, 'retailer')
    const id = await placed(who, await units(coat, 2))
    expect(await readersOf(id)).toEqual(ids(seller, colleague, who))
    await confirm(seller, id)
    expect(await readersOf(id)).toEqual(ids(who, colleague))
  })
  test('of the brand the retailer’s representative instead of its admins', async () => {
    const who = await shopper()
    const rep = await mate(brand.id, 'brand', 'salesRepresentative')
    await mate(brand.id, 'brand', 'salesRepresentative') // looks after others
    await db
      .updateTable('relation')
      .set({ salesRepId: db.selectFrom('association').select('id').where('userId', '=', rep.userId) })
      .where('brandId', '=', brand.id)
      .where('retailerId', '=', who.entityId)
      .execute()
    const id = await placed(who, await units(coat, 2))
    expect(await readersOf(id)).toEqual(ids(rep, who))
    await propose(rep, id, [{ lineId: await first(coat), quantity: 1 }])
    expect(await readersOf(id)).toEqual(ids(who))
    await prove(rep.userId, { emailVerifiedAt: null })
    await reject(who, id)
    expect(await readersOf(id)).toEqual(ids(seller))
  })
  test('no one with an unproven address or an open invitation; mails of demo entities are not sent out', async () => {
    const who = await shopper()
    const [doubtful, invited] = [await mate(who.entityId, 'retailer'), await mate(who.entityId, 'retailer')]
    await prove(doubtful.userId, { emailVerifiedAt: null })
    await db.updateTable('association').set({ joinedAt: null }).where('userId', '=', invited.userId).execute()
    const id = await placed(who, await units(coat, 2))
    expect(await readersOf(id)).toEqual(ids(seller, who))
    await db.updateTable('entity').set({ isDemo: true }).where('id', '=', who.entityId).execute()
    await confirm(seller, id)
    expect(await lastMails(id)).toMatchObject([{ userId: who.userId, status: 'KEPT' }])
  })
})

test('once each, though the news arrives twice and two workers hear it', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 2))
  const [event] = await eventsOf(id)
  await dispatch()
  const { rows } =
    await sql`select 1 from pgboss.job where name = 'on.order.placed.mail' and data->>'orderId' = ${id}`.execute(db)
  expect(rows).toHaveLength(1)
  const enqueue = () => jobs.enqueue(db, mailOrderQueue, { eventId: event!.id }, { id: event!.id })
  await enqueue()
  await enqueue()
  const queued = await sql`select 1 from pgboss.job where name = ${mailOrderQueue} and id = ${event!.id}`.execute(db)
  expect(queued.rows).toHaveLength(1)
  const tell = () => mailOrder(deps, { eventId: event!.id })
  await Promise.all([tell(), tell(), tell()])
  expect(await lastMails(id)).toHaveLength(2)
})

describe('what it says', () => {
  const ordered = async (who: Shopper) => placed(who, await units(coat, 4), await units(scarf, 3))
  test('a new order: what it comes to, and until when the brand answers', async () => {
    const id = await ordered(await shopper())
    const dueAt = new Date('2099-11-29T14:05:00Z')
    await db.updateTable('salesOrder').set({ dueAt }).where('id', '=', id).execute()
    const mail = (await lastMails(id)).find(({ userId }) => userId === seller.userId)
    expect(mail!.subject).toMatch(/^Kin & Co placed order \S+-\d{6}$/)
    expect(mail!.body).toContain('Kin & Co ordered from Maison Orla: 7 units for EUR\u00a0350.00.')
    expect(mail!.body).toContain('Respond by Sunday 29 November at 14:05 GMT+0, or the order is cancelled.')
    expect(mail!.body).toContain(`/order/${id}`)
  })
  test('a deadline in the time zone of each reader, which it names: both read the same instant', async () => {
    const who = await shopper()
    const id = await ordered(who)
    await db
      .updateTable('salesOrder')
      .set({ dueAt: new Date('2099-11-29T14:05:00Z') })
      .where('id', '=', id)
      .execute()
    await db.updateTable('entity').set({ timeZone: 'Asia/Dubai' }).where('id', '=', who.entityId).execute()
    const mails = await lastMails(id)
    const bodyOf = ({ userId }: { userId: string }) => mails.find((mail) => mail.userId === userId)!.body
    expect(bodyOf(seller)).toContain('by Sunday 29 November at 14:05 GMT+0,')
    expect(bodyOf(who)).toContain('until Sunday 29 November at 18:05 GMT+4 to respond')
  })
  test('a confirmation to the buyer: every product with its units and sum', async () => {
    const who = await shopper()
    const id = await ordered(who)
    const mail = (await lastMails(id)).find(({ userId }) => userId === who.userId)
    expect(mail!.subject).toMatch(/^Your order \S+-\d{6} was sent to Maison Orla$/)
    expect(mail!.body).toContain('Thank you for your order. Maison Orla has received it: 7 units for EUR\u00a0350.00.')
    expect(mail!.body).toContain('4 units for EUR\u00a0200.00')
    expect(mail!.body).toContain('3 units for EUR\u00a0150.00')
    expect(mail!.body).toMatch(/Maison Orla has until .* to respond\./)
  })
  test('a proposal: its lines before and after, ten at the most, and why', async () => {
    const who = await shopper()
    const { products: many } = await shelf(12)
    await db.updateTable('sku').set({ onHand: 1_000 }).execute()
    const id = await placed(who, ...(await Promise.all(many.map((one) => units(one, 2)))))
    const lines = await Promise.all(many.map(async (one) => ({ lineId: await first(one), quantity: 1 })))
    lines[0] = { ...lines[0]!, quantity: 0 }
    await propose(seller, id, [...lines.slice(0, 11), { ...lines[11]!, price: '45.00' }], 'Short of cloth')
    const [mail] = await lastMails(id)
    expect(mail!.body).toContain('“Short of cloth”')
    expect(mail!.body.match(/Quantity: 2 → 1/g)).toHaveLength(9)
    expect(mail!.body.match(/Removed, was 2/g)).toHaveLength(1)
    expect(mail!.body).toContain('and 2 more lines')
    expect(mail!.body).toContain('As proposed the order comes to 11 units for EUR\u00a0545.00.')
  })
  test('in the reader’s language', async () => {
    const who = await shopper()
    await prove(who.userId, { language: 'ar' })
    const id = await ordered(who)
    await reject(seller, id, { reason: 'LEAD_TIME', text: 'Not before May' })
    const [mail] = await lastMails(id)
    expect(mail).toMatchObject({ language: 'ar', subject: expect.stringMatching(/^رُفض الطلب /) })
    expect(mail!.body).toContain('السبب: مدة التجهيز طويلة.')
    expect(mail!.body).toContain('«Not before May»')
  })
  test('a request to cancel: the brand answers within two days, else time declines it and says so to both', async () => {
    const who = await shopper()
    const id = await ordered(who)
    await confirm(seller, id)
    await db
      .updateTable('salesOrder')
      .set({ firstConfirmedAt: new Date(0) })
      .where('id', '=', id)
      .execute()
    await cancel(who, id)
    const [asked] = await lastMails(id)
    expect(asked).toMatchObject({ userId: seller.userId, subject: expect.stringContaining('asks to cancel') })
    expect(asked!.body).toMatch(/Agree or decline by \w+day/)
    await db
      .updateTable('salesOrder')
      .set({ cancelAskedAt: new Date(0) })
      .where('id', '=', id)
      .execute()
    await expireOverdueOrders(db)
    const mails = await lastMails(id)
    expect(mails.map(({ userId }) => userId).toSorted()).toEqual(ids(who, seller))
    expect(mails[0]!.body).toContain('had no answer within two days')
    expect(mails[0]!.body).toContain('The order is confirmed: 7 units for EUR\u00a0350.00.')
  })
  test('a mail that comes late asks for nothing that is answered already', async () => {
    const who = await shopper()
    const id = await ordered(who)
    const [event] = await eventsOf(id)
    await confirm(seller, id)
    await mailOrder(deps, { eventId: event!.id })
    const late = await db
      .selectFrom('mail')
      .select('body')
      .where('key', '=', `order ${event!.id} ${seller.userId}`)
      .executeTakeFirstOrThrow()
    expect(late.body).toContain('The order has changed since.')
    expect(late.body).not.toContain('due by')
  })
})

test('both languages say the same, in all their forms', () => {
  expect(catalogueProblems(ordersMailWords)).toEqual([])
})
