import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { carts } from '@souk/contract/carts/carts.contract.ts'
import { previews } from '@souk/contract/catalog/books.contract.ts'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { orderLines } from '@souk/contract/orders/order-lines.contract.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { newShoppers } from '../../../testing/shoppers.ts'
import { newWorld } from '../../../testing/world.ts'
import { messages, newServer } from '../../../app.ts'
import { answerFailures } from './failures.ts'
import { LiveEvents } from '../../delivery/events/live-events.ts'
import { openSession } from '../../data/access/sessions.ts'

const world = await newWorld()
const { app, ask, close, db, listener, person } = world
afterAll(close)
const shop = await newShoppers(world)
const { collectionId, products: ids } = await shop.shelf(3)
const who = await shop.shopper()

describe('input that no column can hold', () => {
  test('half a character answers 422, in a body, a name of a field, and a list', async () => {
    const send = (payload: string) =>
      app.inject({
        method: 'PATCH',
        url: '/api/v2/users',
        payload,
        headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      })
    expect((await send('{"firstName":"\\ud800"}')).statusCode).toBe(422)
    expect((await send('{"\\udc00":"x"}')).statusCode).toBe(422)
    expect((await send('[["\\ud800"]]')).statusCode).toBe(422)
  })
  test('a count above 2³¹ and a price times a quantity above 2⁶³ answer 4xx', async () => {
    const { items } = await shop.units(ids[0]!, 1)
    const sku = items[0]!.sku
    for (const value of [2_147_483_648, 1e15, Number.MAX_SAFE_INTEGER]) {
      const body = [{ products: [{ productId: ids[0]!, items: [{ sku, value }] }] }] as never
      const { status } = await ask(who, carts.put, { body })
      expect([value, status >= 400 && status < 500]).toEqual([value, true])
    }
    const stock = [{ skuId: sku, onHand: 2_147_483_648 }]
    const params = { productId: ids[0]! }
    expect((await ask(shop.seller, products.change, { params, body: { stock } as never })).status).toBe(422)
    const prices = { wholesalePrice: '999999999999999', retailPrice: '999999999999999' }
    expect((await ask(shop.seller, products.change, { params, body: prices as never })).status).toBe(200)
    await db.updateTable('sku').set({ onHand: 2_000_000_000 }).where('id', '=', sku).execute()
    const body = [{ products: [{ productId: ids[0]!, items: [{ sku, value: 1_000_000 }] }] }] as never
    const filled = await ask(who, carts.put, { body })
    const placed = filled.status === 200 ? (await shop.checkOut(who, filled.data)).status : filled.status
    expect(placed).not.toBe(500)
    await ask(shop.seller, products.change, { params, body: { wholesalePrice: '50', retailPrice: '125' } as never })
  })
  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['an unknown boundary', 'multipart/form-data; boundary=b', 'nothing of it'],
    [
      'a part that never ends',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    ],
    ['a head that never ends', 'multipart/form-data; boundary=b', `--b\r\n${'a'.repeat(100_000)}`],
    ['nothing', 'multipart/form-data; boundary=b', ''],
  ])('a multipart body with %s answers 4xx, signed in and signed out', async (_, type, payload) => {
    for (const [url, headers] of [
      [reference.uploadNewUserFile.path.replace(':fileType', 'logo'), {}],
      [reference.uploadFile.path.replace(':fileType', 'sheet'), { authorization: `Bearer ${shop.seller.token}` }],
    ] as const) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url,
        payload,
        headers: { ...headers, 'content-type': type },
      })
      expect([url, statusCode >= 400 && statusCode < 500]).toEqual([url, true])
    }
  })
  test('what the database finds out of range answers 422', async () => {
    const probe = newServer(null)
    answerFailures(probe, messages)
    probe.get('/count', () => sql`select (${'2147483648'}::int8)::int4`.execute(db))
    probe.get('/sum', () => sql`select ${'9223372036854775807'}::int8 * 2`.execute(db))
    probe.get('/day', () => sql`select '294277-01-01'::timestamptz`.execute(db))
    for (const url of ['/count', '/sum', '/day'])
      expect([url, (await probe.inject(url)).statusCode]).toEqual([url, 422])
    await probe.close()
  })
  test('control characters are removed from names, line breaks become spaces', async () => {
    const body = { firstName: 'Na\u0000d\u0007ia\u202e', lastName: 'Ka\nram\u009b' }
    const { status, data } = await ask(who, identity.changeMe, { body: body as never })
    expect([status, data.firstName, data.lastName]).toEqual([200, 'Nadia', 'Ka ram'])
  })
  test('a message names the field in words, never the path to it', async () => {
    const cart = [{ products: [{ productId: ids[0]!, items: [{ sku: 'A', value: 'many' }] }] }]
    const wrong = await ask(who, carts.put, { body: cart as never })
    expect(wrong.errors[0]).toMatchObject({
      field: '0.products.0.items.0.value',
      message: 'The quantity must be a whole number.',
    })
    const nothing = await ask(who, carts.put, { body: {} as never })
    expect([nothing.status, nothing.errors[0]!.message]).toEqual([422, 'Please enter the request.'])
  })
  test('prices of orders refuse fields they do not know', async () => {
    const inside = { products: [{ productId: ids[0]!, price: '1', wholesale: '2' }] }
    const outside = { products: [], everything: true }
    for (const body of [inside, outside])
      expect((await ask(shop.seller, orderLines.setPrices, { body: body as never })).status).toBe(422)
  })
})

describe('an id of another tenant', () => {
  test('answers like an absent one where a list goes on after it', async () => {
    const other = await newShoppers(world)
    const theirs = await other.shelf(1)
    await db.updateTable('collection').set({ status: 'NEW' }).where('id', '=', theirs.collectionId).execute()
    const stranger = await other.shopper()
    const hidden = await world.entity({ type: 'brand', name: 'Not live', liveFrom: null })
    const list = { entityId: stranger.entityId, createdBy: stranger.userId, name: 'Theirs' }
    const [wishlist] = await db.insertInto('wishlist').values(list).returning('id').execute()
    await db
      .insertInto('wishlist')
      .values({ ...list, entityId: who.entityId, createdBy: who.userId })
      .execute()
    const cart = await shop.fill(who, await shop.units(ids[1]!, 1))
    expect((await shop.checkOut(who, cart)).status).toBe(201)
    const foreign = await db
      .insertInto('salesOrder')
      .values({
        brandId: other.brand.id,
        retailerId: stranger.entityId,
        currency: 'EUR',
        type: 'IN_STOCK',
        number: 'X',
        status: 'PENDING_BRAND',
        writtenBy: 'retailer',
        paymentMethod: 'BANK_TRANSFER',
        kept: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const absent = crypto.randomUUID()
    const listsWith = [
      [orders.list, {}, foreign.id],
      [wishlists.list, {}, wishlist!.id],
      [collections.list, {}, theirs.collectionId],
      [products.list, { collectionId }, theirs.products[0]!],
      [discovery.browse, {}, theirs.products[0]!],
      [discovery.brands, {}, hidden.id],
    ] as const
    for (const [call, query, id] of listsWith) {
      const [first, second] = await Promise.all(
        [id, absent].map((after) => ask(who, call as typeof orders.list, { query: { ...query, after } })),
      )
      expect([call.path, first!.status, first!.text]).toEqual([call.path, 200, second!.text])
    }
  })
  test('a representative is offered, and looks through, only retailers they look after', async () => {
    const rep = await person({ side: 'brand', role: 'salesRepresentative', entityId: shop.brand.id })
    const mine = await shop.buyer(true)
    const { id: place } = await db
      .selectFrom('association')
      .select('id')
      .where('userId', '=', rep.userId)
      .executeTakeFirstOrThrow()
    await db.updateTable('relation').set({ salesRepId: place }).where('retailerId', '=', mine.entityId).execute()
    const { data } = await ask(rep, previews.assignees)
    expect(data.retailers.map(({ id }) => id)).toEqual([mine.entityId])
    expect((await ask(shop.seller, previews.assignees)).data.retailers.length).toBeGreaterThan(1)
    const look = (retailerId: string) => ask(rep, previews.asRetailer, { params: { collectionId, retailerId } })
    expect([(await look(mine.entityId)).status, (await look(who.entityId)).status]).toEqual([200, 404])
  })
})

test('a request that does not arrive within 30 s is ended', () => {
  expect(app.server.requestTimeout).toBe(30_000)
})

test('a live stream ends when its session does', async () => {
  const live = new LiveEvents(db, listener, 50)
  const token = await openSession(db, { ...who, role: 'entityAdmin' } as never, {})
  const { id } = await db
    .selectFrom('session')
    .select('id')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const stream = live.stream({ ...who } as never, undefined, new AbortController().signal, id)
  expect((await stream.next()).value).toContain('event: ready')
  expect((await stream.next()).value).toBe(': ping\n\n')
  await db
    .updateTable('session')
    .set({ expiresAt: new Date(0) })
    .where('id', '=', id)
    .execute()
  const rest: string[] = []
  for await (const line of stream) rest.push(line)
  expect(rest.length).toBeLessThan(3)
  expect(token).toBeTruthy()
})
