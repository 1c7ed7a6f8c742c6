import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { orderComments } from '@souk/contract/orders/comments.contract.ts'
import { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { newNegotiators } from '../../../testing/negotiators.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const { brand, seller, shelf, shopper, units, ...moves } = await newNegotiators(world)
const { placed, read, confirm, reject, cancel, propose, first } = moves
const { products, collectionId } = await shelf(3)
const [coat, scarf] = products as [string, string]
await db.updateTable('sku').set({ onHand: 1_000 }).execute()

const storeOf = async (entityId: string) =>
  (await db.selectFrom('store').select('id').where('entityId', '=', entityId).executeTakeFirstOrThrow()).id

test('history is in order, and people are named to their own side only', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 2))
  await propose(seller, id, [{ lineId: await first(coat), quantity: 1 }], 'Short')
  await confirm(who, id)
  await sql`update sales_order set first_confirmed_at = now() - interval '25 hours' where id = ${id}`.execute(db)
  const askedFor = await cancel(who, id)
  expect(askedFor.status).toBe(202)
  const days = (Date.parse(askedFor.data.dueAt!) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(1.9)
  expect(days).toBeLessThan(2.1)
  await reject(seller, id)
  const history = (await ask(who, orders.history, { params: { id } })).data
  expect(history.map(({ kind, by, revision }) => [kind, by, revision])).toEqual([
    ['placed', 'retailer', 1],
    ['proposed', 'brand', 2],
    ['confirmed', 'retailer', 2],
    ['cancelAsked', 'retailer', 2],
    ['cancelDeclined', 'brand', 2],
  ])
  expect(history.map(({ authorName }) => authorName !== null)).toEqual([true, false, true, true, false])
  expect(history[1]!.text).toBe('Short')
  expect((await ask(await shopper(), orders.history, { params: { id } })).status).toBe(404)
})

test('a request to cancel waits for the brand only, until it is answered', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 1))
  await confirm(seller, id)
  await sql`update sales_order set first_confirmed_at = now() - interval '25 hours' where id = ${id}`.execute(db)
  const waits = async (by: { token: string }) => {
    const query = { isYourTurn: 'true' } as const
    const { orders: rows } = (await ask(by, orders.list, { query: { ...query, limit: '100' } as never })).data
    const turns = (await ask(by, orderViews.filter, { params: { fieldName: 'turn' }, query: {} })).data
    const { waiting } = (await ask(by, orderViews.overview)).data
    const yours = turns.find(({ value }) => value === 'true')?.count ?? 0
    expect([yours, waiting.count]).toEqual([rows.length, rows.length])
    return rows.some((row) => row.id === id && row.isYourTurn)
  }
  expect([await waits(seller), await waits(who)]).toEqual([false, false])
  await cancel(who, id)
  expect([await waits(seller), await waits(who)]).toEqual([true, false])
  await reject(seller, id)
  expect([await waits(seller), await waits(who)]).toEqual([false, false])
})

test('both sides talk about an order and about a line of it; strangers do not', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 2))
  const say = (by: { token: string }, text: string, lineId?: string) =>
    ask(by, orderComments.add, { params: { id }, body: { text, ...(lineId && { lineId }) } })
  expect((await say(who, 'Is the navy the dark one?', await first(coat))).status).toBe(201)
  expect((await say(seller, 'It is.')).status).toBe(201)
  expect((await say(seller, '  ')).status).toBe(422)
  expect((await say(seller, 'x', await first(scarf))).status).toBe(422)
  expect((await say(await shopper(), 'x')).status).toBe(404)
  const heard = (await ask(seller, orderComments.list, { params: { id } })).data
  expect(heard.map(({ by, text, isYours, lineId }) => [by, text, isYours, lineId])).toEqual([
    ['retailer', 'Is the navy the dark one?', false, await first(coat)],
    ['brand', 'It is.', true, null],
  ])
  expect(heard[0]!.authorName).not.toBe('Nadia Karam') // the counterpart is named by its entity
  expect((await ask(who, orderComments.list, { params: { id } })).data[0]!.authorName).toBe('Nadia Karam')
})

test('fields tell their values with counts, leaving their own choice aside', async () => {
  const who = await shopper()
  const [one, two] = [await placed(who, await units(coat, 2)), await placed(who, await units(scarf, 2))]
  await confirm(seller, one)
  const tell = async (fieldName: string, query: object = {}, by: { token: string } = who) =>
    (await ask(by, orderViews.filter, { params: { fieldName } as never, query: query as never })).data
  const counts = async (...asked: Parameters<typeof tell>) =>
    Object.fromEntries((await tell(...asked)).map(({ value, count }) => [value, count]))
  expect(await counts('status')).toEqual({ CONFIRMED: 1, PENDING_BRAND: 1 })
  expect(await counts('status', { status: 'CONFIRMED' })).toEqual({ CONFIRMED: 1, PENDING_BRAND: 1 })
  expect(await counts('currency', { status: 'CONFIRMED' })).toEqual({ EUR: 1 })
  expect(await counts('turn')).toEqual({ false: 2 })
  expect(await counts('turn', { counterpartId: who.entityId }, seller)).toEqual({ true: 1, false: 1 })
  expect(await counts('collection')).toEqual({ [collectionId]: 2 })
  expect(await counts('counterpart')).toEqual({ [brand.id]: 2 })
  expect((await tell('counterpart'))[0]!.label).not.toBe('')
  expect(await counts('store')).toEqual({ [await storeOf(who.entityId)]: 2 })
  const rep = await db
    .selectFrom('association')
    .select('id')
    .where('userId', '=', seller.userId)
    .executeTakeFirstOrThrow()
  await db.updateTable('relation').set({ salesRepId: rep.id }).where('retailerId', '=', who.entityId).execute()
  expect(await counts('salesRep', { counterpartId: who.entityId }, seller)).toEqual({ [rep.id]: 2 })
  expect(await counts('salesRep')).toEqual({}) // the brand's own affair
  await db.updateTable('salesOrder').set({ integration: 'SYNCED' }).where('id', '=', one).execute()
  expect(await counts('integration', { counterpartId: who.entityId }, seller)).toEqual({ NONE: 1, SYNCED: 1 })
  expect(await counts('integration')).toEqual({ NONE: 2 })
  const synced = { query: { integration: 'SYNCED', counterpartId: who.entityId } as never }
  expect((await ask(seller, orders.list, synced)).data.orders.map(({ id }) => id)).toEqual([one])
  expect((await ask(who, orders.list, { query: { integration: 'SYNCED' } as never })).data.total).toBe(0)
  expect((await ask(who, orderViews.filter, { params: { fieldName: 'password' } as never, query: {} })).status).toBe(
    404,
  )
  const list = async (query: object) =>
    (await ask(who, orders.list, { query: query as never })).data.orders.map(({ id }) => id)
  expect(await list({ productId: coat })).toEqual([one])
  expect(await list({ collectionId, status: 'PENDING_BRAND,REJECTED' })).toEqual([two])
  expect(await list({ from: '2099-01-01' })).toEqual([])
  expect(
    await list({ until: '2099-01-01', type: 'IN_STOCK', currency: 'EUR', paymentMethod: 'BANK_TRANSFER' }),
  ).toHaveLength(2)
  expect(await list({ salesRepId: who.entityId })).toEqual([])
  expect(await list({ confirmedOrders: 'true' })).toEqual([one])
})

test('the overview says what waits, what is open and how it went, and adds no currency to another', async () => {
  const who = await shopper()
  const [one, two, gone] = [
    await placed(who, await units(coat, 2)),
    await placed(who, await units(scarf, 3)),
    await placed(who, await units(scarf, 5)),
  ]
  await propose(seller, one, [{ lineId: await first(coat), quantity: 1 }])
  await reject(seller, gone, { reason: 'LEAD_TIME' })
  await sql`update sales_order set currency = 'JPY' where id = ${two}`.execute(db)
  const traded = (await ask(who, orderViews.partners, { query: { entityIds: brand.id } as never })).data
  expect(traded).toMatchObject([{ id: brand.id, lastOrder: { id: two } }])
  expect(traded[0]!.sums).toEqual([
    { currency: 'EUR', orders: 1, units: 1, amount: '50.00' },
    { currency: 'JPY', orders: 1, units: 3, amount: '15000' },
  ])
  const stranger = await person({ side: 'brand' })
  expect((await ask(stranger, orderViews.partners, { query: { entityIds: who.entityId } as never })).data).toEqual([])
  const { data } = await ask(who, orderViews.overview)
  expect(data).toMatchObject({ waiting: { count: 1, orders: [{ id: one }] }, theirs: 1, cancelAsked: 0 })
  expect(data.open).toEqual([
    { currency: 'EUR', orders: 1, units: 1, amount: '50.00' },
    { currency: 'JPY', orders: 1, units: 3, amount: '15000' },
  ])
  expect(data.statuses.toSorted((a, b) => (a.status < b.status ? -1 : 1))).toEqual([
    { status: 'PENDING_BRAND', count: 1 },
    { status: 'PENDING_RETAILER', count: 1 },
    { status: 'REJECTED', count: 1 },
  ])
  const month = new Date().toISOString().slice(0, 7)
  expect(data.months).toEqual(data.open.map((sum) => ({ month, ...sum })))
  expect(data.partners.map(({ id, currency }) => [id, currency])).toEqual([
    [brand.id, 'JPY'],
    [brand.id, 'EUR'],
  ])
  await db.updateTable('entity').set({ timeZone: 'America/New_York' }).where('id', '=', who.entityId).execute()
  await sql`update sales_order set created_at = date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' - interval '1 month' + interval '2 hours'
    where id = ${one}`.execute(db) // the evening before in New York
  const { months } = (await ask(who, orderViews.overview)).data
  const twoAgo = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 3, 1)).toISOString().slice(0, 7)
  expect(months[0]).toMatchObject({ month: twoAgo, orders: 1, currency: 'EUR' })
})

test('a collection’s orders by currency; another brand’s collection is not there', async () => {
  const who = await shopper()
  const own = await shelf(1)
  const id = await placed(who, await units(own.products[0]!, 2))
  const ofCollection = (by: { token: string }, body: object = {}) =>
    ask(by, orderViews.collection, { params: { collectionId: own.collectionId }, body: body as never })
  expect((await ofCollection(seller)).data).toMatchObject([
    { currency: 'EUR', orders: 1, units: 2, amount: '100.00', list: [{ id }] },
  ])
  expect((await ofCollection(seller, { currencies: ['USD'] })).data).toEqual([])
  expect((await ofCollection(await person({ side: 'brand' }))).status).toBe(404)
  expect((await ofCollection(who)).status).toBe(403)
})

test('a brand writes an order for a retailer it trades with; refusing it ends it, accepting confirms it', async () => {
  const who = await shopper()
  const storeId = await storeOf(who.entityId)
  const write = async (input: object = {}, by: { token: string } = seller) =>
    ask(by, orders.place, {
      body: { retailerId: who.entityId, storeId, products: [await units(coat, 3)], ...input } as never,
    })
  const asked = (by: { token: string }) => ask(by, orderViews.stores, { params: { retailerId: who.entityId } })
  expect((await asked(seller)).data).toEqual([{ id: storeId, name: 'Paris', country: 'FR' }])
  expect((await asked(await person({ side: 'brand' }))).status).toBe(404)
  const { status, data } = await write()
  expect(status).toBe(201)
  expect(data).toMatchObject({
    status: 'ORDERED',
    orders: [{ status: 'PENDING_RETAILER', units: 3, amount: '150.00' }],
  })
  const { id } = data.orders[0]!
  expect(await read(who, id)).toMatchObject({ isYourTurn: true, writtenBy: 'brand', shipTo: { city: 'Paris' } })
  expect((await confirm(seller, id)).status).toBe(409)
  expect((await reject(who, id)).data.status).toBe('CANCELLED')
  const secondOrder = (await write()).data.orders[0]!.id
  expect((await confirm(who, secondOrder)).data.status).toBe('CONFIRMED')

  const rep = await person({ side: 'brand', role: 'salesRepresentative', entityId: brand.id })
  await db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).where('id', '=', rep.userId).execute()
  expect((await write({}, rep)).status).toBe(404) // not that representative's retailer
  const place = await db
    .selectFrom('association')
    .select('id')
    .where('userId', '=', rep.userId)
    .executeTakeFirstOrThrow()
  await db.updateTable('relation').set({ salesRepId: place.id }).where('retailerId', '=', who.entityId).execute()
  expect((await write({}, rep)).status).toBe(201)

  const stranger = await shopper()
  await db.deleteFrom('relation').where('retailerId', '=', stranger.entityId).execute()
  expect((await write({ retailerId: stranger.entityId, storeId: await storeOf(stranger.entityId) })).status).toBe(404)
  expect((await write({ storeId: await storeOf(stranger.entityId) })).status).toBe(404)
  expect((await write({ products: [await units(coat, 0)] })).status).toBe(422)
  expect((await write({ products: [await units(coat, 1), await units(coat, 2)] })).status).toBe(422) // twice
  expect((await write({}, who)).status).toBe(403)
})

test('a brand writes an order for the last pieces, and not for one more, also at the same moment', async () => {
  const who = await shopper()
  const { products: few } = await shelf(1)
  const [rare] = few as [string]
  const storeId = await storeOf(who.entityId)
  const write = async (count: number) =>
    ask(seller, orders.place, {
      body: { retailerId: who.entityId, storeId, products: [await units(rare, count)] } as never,
    })
  expect(await write(11)).toMatchObject({ status: 422, errors: [{ items: [{ left: 10 }] }] })
  const all = await Promise.all(Array.from({ length: 6 }, () => write(4)))
  expect(all.filter(({ status }) => status === 201)).toHaveLength(2)
  expect((await write(2)).status).toBe(201)
})

test('days of the list are days of the time zone of the one who asks', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 1))
  await sql`update sales_order set created_at = '2026-03-01T02:30:00Z' where id = ${id}`.execute(db) // still 28 Feb in New York
  await db.updateTable('entity').set({ timeZone: 'America/New_York' }).where('id', '=', who.entityId).execute()
  const placedOn = async (by: { token: string }, day: string) =>
    (await ask(by, orders.list, { query: { from: day, until: day } as never })).data.orders.map((one) => one.id)
  expect(await placedOn(who, '2026-02-28')).toEqual([id])
  expect(await placedOn(who, '2026-03-01')).toEqual([])
  expect(await placedOn(seller, '2026-03-01')).toEqual([id])
})
