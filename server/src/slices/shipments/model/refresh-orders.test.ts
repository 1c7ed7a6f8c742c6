import { afterAll, expect, test } from 'vitest'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { nextStep } from '@souk/contract/orders/next-step.ts'
import { newShippers } from '../../../testing/shippers.ts'
import { newWorld } from '../../../testing/world.ts'
import { deriveWork } from '../shipments.jobs.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)
const shippers = await newShippers(world)
const { seller, shelf, shopper, agreed, placed, units, pack, move, receive, propose, read, confirm } = shippers
const { products } = await shelf(3)
const [coat, scarf, hat] = products as [string, string, string]
await db.updateTable('sku').set({ onHand: 500 }).execute()
const buyer = await shopper()

async function stepsOf(id: string) {
  const [forBrand, forRetailer] = [await read(seller, id), await read(buyer, id)]
  return { work: forBrand.work, brand: nextStep(forBrand, 'brand'), retailer: nextStep(forRetailer, 'retailer') }
}

test('each step of an order names what is left, for both sides, from the order to the money', async () => {
  const id = await placed(buyer, await units(coat, 4))
  expect(await stepsOf(id)).toEqual({ work: [], brand: 'confirm', retailer: 'wait' })
  await confirm(seller, id)
  expect(await stepsOf(id)).toEqual({ work: ['pack'], brand: 'pack', retailer: 'waitGoods' })
  const line = { orderId: id, lineId: (await read(seller, id)).lines[0]!.lineId }
  const { data: first } = await pack([{ ...line, quantity: 3 }])
  expect(await stepsOf(id)).toEqual({ work: ['pack', 'send'], brand: 'send', retailer: 'waitGoods' })
  await move(first.id, 'PRE_TRANSIT')
  expect(await stepsOf(id)).toEqual({ work: ['pack', 'send', 'pay'], brand: 'send', retailer: 'pay' })
  await move(first.id, 'IN_TRANSIT')
  expect(await stepsOf(id)).toEqual({ work: ['pack', 'receive', 'pay'], brand: 'pack', retailer: 'receive' })
  const { open } = await read(buyer, id)
  expect(open).toMatchObject({ amount: '150.00' })
  const shipped = await shippers.readShipment(buyer, first.id)
  const damaged = [{ shipmentLineId: shipped.lines[0]!.id, kind: 'DAMAGED', quantity: 1, note: 'Torn', photos: [] }]
  expect((await receive(buyer, first.id, damaged)).status).toBe(200)
  expect(await stepsOf(id)).toEqual({ work: ['pack', 'claim', 'pay'], brand: 'claim', retailer: 'pay' })
  const { claims } = await shippers.readShipment(seller, first.id)
  await shippers.answer(claims[0]!.id, { answer: 'CREDIT' })
  expect(await stepsOf(id)).toMatchObject({ work: ['pack', 'pay'], brand: 'pack' })
  expect((await read(buyer, id)).open).toMatchObject({ amount: '100.00' })
  await shippers.expectSoundShipments()
})

test('a list holds what is left to do, and only that', async () => {
  const { id } = await agreed(buyer, [scarf, 2])
  const idle = await placed(buyer, await units(hat, 1))
  const listed = async (who: { token: string }, work: string) =>
    (await ask(who, orders.list, { query: { work } })).data.orders.map((order) => order.id)
  expect(await listed(seller, 'pack')).toContain(id)
  expect(await listed(buyer, 'pack')).toContain(id)
  expect(await listed(seller, 'pack,send')).not.toContain(idle)
  expect(await listed(seller, 'receive')).not.toContain(id)
  await shippers.cancel(seller, id)
  expect(await read(seller, id)).toMatchObject({ status: 'CANCELLED', work: [] })
  expect(await listed(seller, 'pack')).not.toContain(id)
})

test('a proposal is summed up against what is agreed, else against the version of who reads it', async () => {
  const id = await placed(buyer, await units(coat, 4, 2), await units(scarf, 2))
  const before = await read(buyer, id)
  expect(before.proposal).toBeNull()
  const lineOf = (productId: string, at = 0) => before.lines.filter((line) => line.productId === productId)[at]!.lineId
  await propose(seller, id, [
    { lineId: lineOf(coat), quantity: 1 },
    { lineId: lineOf(coat, 1), quantity: 3 },
    { lineId: lineOf(scarf), quantity: 0 },
  ])
  const cut = { by: 'brand', cut: 1, raised: 1, added: 0, removed: 1, priced: 0, moved: 0, amount: '-200.00' }
  expect((await read(buyer, id)).proposal).toEqual(cut)
  await propose(seller, id, [], 'Wool is dearer', [{ ...(await units(hat, 2)), price: '60.00' }])
  expect((await read(buyer, id)).proposal).toEqual({ ...cut, added: 1, amount: '-80.00' })
  await confirm(buyer, id)
  expect((await read(buyer, id)).proposal).toBeNull()
  await propose(buyer, id, [{ lineId: lineOf(coat), quantity: 5 }])
  expect((await read(seller, id)).proposal).toEqual({ ...cut, by: 'retailer', cut: 0, removed: 0, amount: '200.00' })
})

test('orders of the release before are derived by the job', async () => {
  const { id } = await agreed(buyer, [scarf, 1])
  await db.updateTable('salesOrder').set({ work: null }).where('id', '=', id).execute()
  expect((await read(seller, id)).work).toEqual([])
  await deriveWork(db)
  expect((await read(seller, id)).work).toEqual(['pack'])
})
