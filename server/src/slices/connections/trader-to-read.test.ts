import { afterAll, expect, test } from 'vitest'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { orderComments } from '@souk/contract/orders/comments.contract.ts'
import { shipments } from '@souk/contract/shipments/shipments.contract.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { otherTenantFixtures } from '../../testing/other-tenant-fixtures.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const { ids, owner } = await otherTenantFixtures(world)
const [id] = ids as [string]
const brandId = owner.entityId!
const retailerId = id // the fixture's retailer has the shared id

const viewsOf = (userId: string) =>
  db.selectFrom('audit').select(['action', 'subject', 'details']).where('userId', '=', userId).orderBy('id').execute()

test('an administrator reads one order, shipment and transaction of either party and may do nothing with them', async () => {
  const souk = await person({ side: 'souk' })
  const read = async (entityId: string) => {
    const at = { params: { id }, query: { entityId } }
    const [order, shipment] = [await ask(souk, orders.read, at), await ask(souk, shipments.read, at)]
    const transaction = await ask(souk, wallet.transaction, at)
    for (const { data } of [order, shipment]) expect(Object.values(data.may).flat()).not.toContain(true)
    expect(shipment.data.may.moves).toEqual([])
    return { number: order.data.number, viewer: transaction.data.viewer.id, direction: transaction.data.direction }
  }
  expect(await read(brandId)).toEqual({ number: 'KIN-000001', viewer: brandId, direction: 'IN' })
  expect(await read(retailerId)).toEqual({ number: 'KIN-000001', viewer: retailerId, direction: 'OUT' })
})

test('opening an order and its parts is one view, and names what was opened', async () => {
  const souk = await person({ side: 'souk' })
  const at = { params: { id }, query: { entityId: brandId } }
  await ask(souk, orders.read, at)
  for (const call of [orders.history, orders.revisions, orderComments.list]) await ask(souk, call, at)
  await ask(souk, wallet.commission, { params: { orderId: id }, query: { entityId: brandId } })
  await ask(souk, shipments.read, at)
  await ask(souk, orders.list, { query: { entityId: brandId } })
  const action = 'admin.viewedEntity'
  expect(await viewsOf(souk.userId)).toEqual([
    { action, subject: brandId, details: { area: 'order', itemId: id } },
    { action, subject: brandId, details: { area: 'shipment', itemId: id } },
    { action, subject: brandId, details: { area: 'orders' } },
  ])
})

test('an order that is absent or of another entity is not there, and leaves no view', async () => {
  const souk = await person({ side: 'souk' })
  const stranger = await person({ side: 'retailer' })
  const absent = '00000000-0000-4000-8000-00000000dead'
  for (const [itemId, entityId] of [
    [absent, brandId],
    [id, stranger.entityId],
    [id, absent],
  ])
    for (const call of [orders.read, shipments.read, wallet.transaction])
      expect((await ask(souk, call, { params: { id: itemId }, query: { entityId } })).status).toBe(404)
  expect(await viewsOf(souk.userId)).toEqual([])
})

test('an administrator changes nothing of an entity that it views', async () => {
  const souk = await person({ side: 'souk' })
  const body = { text: 'Not mine' }
  expect((await ask(souk, orderComments.add, { params: { id }, body })).status).toBe(403)
  expect((await ask(souk, orders.confirm, { params: { id }, body: { version: 1 } })).status).toBe(403)
})
