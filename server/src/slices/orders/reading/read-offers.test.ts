import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import { newNegotiators } from '../../../testing/negotiators.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const { brand, end, seller, segment, shelf, shopper, units, placed, propose } = await newNegotiators(world)
const { products, collectionId } = await shelf(3)
const [coat, scarf, hat] = products as [string, string, string]
await db.updateTable('sku').set({ onHand: 1_000 }).execute()

const offered = async (by: { token: string }, id: string, input: object = { collectionId }) =>
  ask(by, orderViews.offers, { params: { id }, query: input as never })
const pricesOf = async (...asked: Parameters<typeof offered>) =>
  (await offered(...asked)).data.products.map((one) => [one._id, one.wholesalePrice, one.isOrderable])

test('a brand adds at the prices of a retailer it is no partner of', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 2))
  await end(who.entityId)
  const all = [coat, scarf, hat].map((product) => [product, '50.00', true])
  expect(await pricesOf(seller, id)).toEqual(all)
  expect(await pricesOf(who, id)).toEqual(all)
  expect(await pricesOf(who, id, { collectionId, after: coat })).toEqual(all.slice(1))
  const { status, data } = await propose(seller, id, [], '', [await units(scarf, 1)])
  expect(status).toBe(200)
  expect(data.lines.find(({ productId }) => productId === scarf)).toMatchObject({ price: '50.00' })
})

test('what the retailer may not see is not offered, and what cannot be ordered says so', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 2))
  const hidden = (isWspHidden: boolean) =>
    db.updateTable('entity').set({ isWspHidden }).where('id', '=', brand.id).execute()
  await segment(collectionId, who.entityId, [coat, hat])
  await db.updateTable('product').set({ status: 'SOLD_OUT' }).where('id', '=', hat).execute()
  expect(await pricesOf(seller, id)).toEqual([
    [coat, '50.00', true],
    [hat, '50.00', false],
  ])
  await db.updateTable('product').set({ status: 'AVAILABLE' }).where('id', '=', hat).execute()
  await end(who.entityId)
  await hidden(true)
  for (const [, price, isOrderable] of await pricesOf(seller, id))
    expect([price, isOrderable]).toEqual([undefined, false])
  await hidden(false)
  await sql`update sales_order set currency = 'USD' where id = ${id}`.execute(db)
  expect((await pricesOf(seller, id)).map(([, , isOrderable]) => isOrderable)).toEqual(Array(3).fill(false))
})

test('of another’s order, another brand’s collection and another kind there is nothing', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 2))
  const other = await newNegotiators(world)
  const theirs = await other.shelf(1)
  expect((await offered(other.seller, id)).status).toBe(404)
  expect((await offered(await shopper(), id)).status).toBe(404)
  expect((await offered(await person({ side: 'brand' }), id)).status).toBe(404)
  expect((await offered(seller, id, { collectionId: theirs.collectionId })).data.products).toEqual([])
  expect((await offered(seller, id, { collectionId, after: theirs.products[0] })).data.products).toEqual([])
  expect((await offered(seller, id, { collectionId, limit: 2 })).data).toMatchObject({ total: 3, limit: 2 })
  await db.updateTable('collection').set({ type: 'PRE_ORDER' }).where('id', '=', collectionId).execute()
  expect((await offered(seller, id)).data.products).toEqual([])
  await db.updateTable('collection').set({ type: 'IN_STOCK' }).where('id', '=', collectionId).execute()
})
