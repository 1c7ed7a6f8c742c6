import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { stores } from '@souk/contract/integrations/stores.contract.ts'
import { newNegotiators } from '../../../testing/negotiators.ts'
import { newReceiver } from '../../../testing/outside/receiver.ts'
import { newShop } from '../../../testing/outside/shopify-stand-in.ts'
import { newWorld } from '../../../testing/world.ts'
import { workOff } from '../../../platform/delivery/outgoing/work-off.ts'
import { outgoingRuns } from './outgoing-runs.ts'
import { outgoingStock, planStockPush } from './stock-push.ts'

const world = await newWorld({ allowsPrivateUrls: true })
const { ask, db, deps } = world
const trade = await newNegotiators(world)
const { seller, shopper, placed, confirm, propose, cancel, units } = trade
const { collectionId, products } = await trade.shelf(2)
const skus = await trade.skusOf(products[0]!)
const feed = await newReceiver()
const shop = await newShop([
  { id: '1', title: 'Coat', variants: skus.map(({ sku }) => ({ sku, price: '100.00', stock: 50 })) },
])
afterAll(async () => {
  await Promise.all([feed.close(), shop.close()])
  await world.close()
})
const pause = async () => undefined
const workRuns = () => workOff(deps, outgoingRuns(deps, pause))
const sendStock = () => workOff(deps, outgoingStock(deps, pause))
const body = { name: 'Shop', kind: 'shopify', collectionId, shop: shop.host, token: 'right', stock: 'out' as const }
const { data: store } = await ask(seller, stores.create, { body })
async function sync() {
  const { data: run } = await ask(seller, stores.start, { params: { id: store.id } })
  await workRuns()
  await ask(seller, stores.apply, { params: { runId: run.id } })
  await workRuns()
}
await sql`update sku set on_hand = 100 where collection_id = ${collectionId}`.execute(db)
await sync()

const buyer = await shopper()
const pushes = async (orderId: string) =>
  (
    await sql<{
      id: string
      quantity: number
      status: string
    }>`select id, quantity, status from stock_push where order_id = ${orderId} order by id`.execute(db)
  ).rows
const send = async (orderId: string) => {
  await sql`update stock_push set next_try_at = now() where order_id = ${orderId} and status = 'WAITING'`.execute(db)
  await Promise.all([sendStock(), sendStock()])
}
const state = async (id: string) => (await trade.read(seller, id)).integration
const left = (at = 0) => shop.stock.get(skus[at]!.sku)

test('a confirmed order takes its units from the store once, however often and at once the event arrives', async () => {
  const id = await placed(buyer, await units(products[0]!, 3, 2))
  await planStockPush(deps, id)
  expect([await pushes(id), await state(id)]).toEqual([[], 'NONE'])
  await confirm(seller, id)
  await Promise.all(Array.from({ length: 6 }, () => planStockPush(deps, id)))
  expect((await pushes(id)).map(({ quantity }) => quantity).sort()).toEqual([2, 3])
  expect(await state(id)).toBe('PENDING')
  await send(id)
  await send(id)
  expect([left(0), left(1), await state(id)]).toEqual([47, 48, 'SYNCED'])
})

test('a repeated request after a lost answer counts once', async () => {
  const id = await placed(buyer, await units(products[0]!, 4))
  await confirm(seller, id)
  await planStockPush(deps, id)
  const before = left()!
  const { rule } = shop.how
  // The store does what it is asked, and then the connection breaks.
  shop.how.rule = async (request, count) => {
    const answer = await rule(request, count)
    return request.body.includes('SoukStock') ? { dies: true } : answer
  }
  await send(id)
  expect([left(), await state(id)]).toEqual([before - 4, 'PENDING'])
  shop.how.rule = rule
  await send(id)
  expect([left(), await state(id)]).toEqual([before - 4, 'SYNCED'])
})

test('a lower revision and a cancellation give units back', async () => {
  const id = await placed(buyer, await units(products[0]!, 5))
  await confirm(seller, id)
  await planStockPush(deps, id)
  await send(id)
  const before = left()!
  const line = await trade.first(products[0]!)
  await propose(seller, id, [{ lineId: line, quantity: 2 }])
  await confirm(buyer, id)
  await planStockPush(deps, id)
  expect(await state(id)).toBe('CHANGED')
  await send(id)
  expect([left(), await state(id)]).toEqual([before + 3, 'SYNCED'])
  await cancel(seller, id)
  await planStockPush(deps, id)
  await send(id)
  expect(left()).toBe(before + 5)
})

test('a cancelled order gives nothing back to a store that was never told of it', async () => {
  const id = await placed(buyer, await units(products[0]!, 6))
  await confirm(seller, id)
  await planStockPush(deps, id)
  const before = left()!
  shop.moods.isClosed = true
  await send(id)
  shop.moods.isClosed = false
  expect([left(), await state(id)]).toEqual([before, 'FAILED'])
  await cancel(seller, id)
  await planStockPush(deps, id)
  await send(id)
  expect(left()).toBe(before)
})

test('a store that refuses is named at the order and mailed; units taken do not reduce stock here twice', async () => {
  await ask(seller, stores.change, { params: { id: store.id }, body: { stock: 'both' } })
  const id = await placed(buyer, await units(products[0]!, 1))
  await confirm(seller, id)
  await planStockPush(deps, id)
  shop.moods.isClosed = true
  await send(id)
  expect(await state(id)).toBe('FAILED')
  const mails = await db.selectFrom('mail').select('body').where('subject', 'like', 'The stock of Shop%').execute()
  expect(mails[0]!.body).toContain('There is nothing at this address of')
  shop.moods.isClosed = false
  await sql`delete from stock_push where order_id = ${id}`.execute(db)
  const onHand = async () =>
    (
      await sql<{
        onHand: number
        reserved: number
      }>`select on_hand, reserved from sku where id = ${skus[0]!.id}`.execute(db)
    ).rows[0]!
  await sync()
  const { onHand: there, reserved } = await onHand()
  // Held by synced orders: 3 + 4 units, taken from the store already. The failed unit is still in the store.
  expect([there, reserved]).toEqual([left()! + 7, 8])
})

test('a feed’s store is told by its stock URL with an idempotency key', async () => {
  await db.deleteFrom('storeConnection').execute()
  feed.how.rule = ({ path }) =>
    path === '/feed'
      ? {
          body: JSON.stringify([
            { id: 'U9', title: 'Cap', sku: skus[0]!.sku, qty: 9 },
            { id: 'U8', title: 'X', sku: 'X', qty: 1 },
          ]),
        }
      : { status: 204 }
  const { data } = await ask(seller, stores.create, {
    body: {
      ...body,
      kind: 'feed',
      url: `${feed.url}/feed`,
      stockUrl: `${feed.url}/stock`,
      mapping: { uniqueId: 'id', name: 'title', sku: 'sku' },
    },
  })
  await ask(seller, stores.start, { params: { id: data.id } })
  await workRuns()
  const id = await placed(buyer, await units(products[0]!, 2))
  await confirm(seller, id)
  await planStockPush(deps, id)
  await send(id)
  const received = feed.received.filter(({ path }) => path === '/stock')
  expect(received.map(({ body: text }) => JSON.parse(text).items)).toEqual([[{ sku: skus[0]!.sku, change: -2 }]])
  expect(received[0]!.headers['idempotency-key']).toBe((await pushes(id))[0]!.id)
})
