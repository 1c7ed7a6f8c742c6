import { afterAll, describe, expect, test } from 'vitest'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import { shipments } from '@souk/contract/shipments/shipments.contract.ts'
import { newShippers } from '../../testing/shippers.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const shippers = await newShippers(world)
const { seller, brand, shelf, shopper, agreed, pack, move, change, ship, receive, stock, read, propose, cancel } =
  shippers
const { products } = await shelf(3)
const [coat, scarf] = products as [string, string]
await db.updateTable('sku').set({ onHand: 500 }).execute()
const kin = await shopper()
const few = <T extends { quantity: number }>(line: T, quantity: number) => ({ ...line, quantity })

describe('packing', () => {
  test('takes a part of a line and leaves the rest to pack', async () => {
    const { id, lines } = await agreed(kin, [coat, 5, 3])
    const { status, data } = await pack([few(lines[0]!, 2)], { carrier: 'DHL', trackingNumber: 'JD01' })
    expect(status).toBe(201)
    expect(data).toMatchObject({ status: 'PENDING', units: 2, carrier: 'DHL', trackingNumber: 'JD01' })
    expect(data.number).toMatch(new RegExp(`^${brand.sequenceCode}-S-\\d{6}$`))
    const [left] = (await ask(seller, shipments.packable, { query: { orderId: id } })).data
    expect(left!.lines.map((line) => [line.left, line.packed])).toEqual([
      [3, 2],
      [3, 0],
    ])
    await shippers.expectSoundShipments()
  })
  test('combines orders of one retailer, and refuses those of two', async () => {
    const [one, two] = [await agreed(kin, [coat, 2]), await agreed(kin, [scarf, 1])]
    const { data } = await pack([...one.lines, ...two.lines])
    expect(data.orders).toHaveLength(2)
    const other = await agreed(await shopper(), [coat, 1])
    const three = await agreed(kin, [coat, 1])
    expect(await pack([...three.lines, ...other.lines])).toMatchObject({ status: 422 })
  })
  test('refuses more units than agreed, and packs nothing of the others', async () => {
    const { id, lines } = await agreed(kin, [coat, 2, 2])
    const { status, errors } = await pack([lines[0]!, few(lines[1]!, 3)])
    expect([status, errors[0]!.items]).toEqual([409, [few(lines[1]!, 3)]])
    const [left] = (await ask(seller, shipments.packable, { query: { orderId: id } })).data
    expect(left!.lines.every((line) => line.packed === 0)).toBe(true)
  })
  test('refuses an order that was never confirmed', async () => {
    const id = await shippers.placed(kin, await shippers.units(coat, 1))
    const { lines } = await read(seller, id)
    expect((await pack([{ orderId: id, lineId: lines[0]!.lineId, quantity: 1 }])).status).toBe(409)
  })
  test('while a change waits takes the lower of agreed and proposed', async () => {
    const { id, lines } = await agreed(kin, [coat, 5])
    await propose(seller, id, [{ lineId: lines[0]!.lineId, quantity: 3 }])
    expect((await pack([few(lines[0]!, 4)])).status).toBe(409)
    expect((await pack([few(lines[0]!, 3)])).status).toBe(201)
  })
  test('by ten people at once never takes a unit twice', async () => {
    const { id, lines } = await agreed(kin, [coat, 7, 5])
    const tries = Array.from({ length: 10 }, (_, at) => pack([few(lines[at % 2]!, 2), few(lines[(at + 1) % 2]!, 1)]))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([201, 409]))
    const [left] = (await ask(seller, shipments.packable, { query: { orderId: id } })).data
    const packed = left!.lines.reduce((sum, line) => sum + line.packed, 0)
    expect(packed).toBe(3 * statuses.filter((status) => status === 201).length)
    expect(left!.lines.every((line) => line.packed <= line.agreed)).toBe(true)
    await shippers.expectSoundShipments()
  })
  test('sent twice with one key packs once', async () => {
    const { lines } = await agreed(kin, [coat, 4])
    const headers = { 'idempotency-key': `pack ${lines[0]!.orderId}` }
    const body = { lines: [few(lines[0]!, 2)] }
    const [a, b] = [
      await ask(seller, shipments.create, { body, headers }),
      await ask(seller, shipments.create, { body, headers }),
    ]
    expect(b.data.id).toBe(a.data.id)
  })
})

describe('the floor of revisions', () => {
  test('refuses a proposal below what is packed, and accepts one at it', async () => {
    const { id, lines } = await agreed(kin, [coat, 6])
    await pack([few(lines[0]!, 4)])
    const [lineId] = [lines[0]!.lineId]
    expect((await propose(seller, id, [{ lineId, quantity: 3 }])).errors[0]!.message).toContain('in a shipment')
    expect((await propose(seller, id, [{ lineId, quantity: 4 }])).status).toBe(200)
  })
  test('refuses to cancel an order with units in a shipment', async () => {
    const { id, lines } = await agreed(kin, [coat, 2])
    await pack([few(lines[0]!, 1)])
    expect((await cancel(seller, id)).status).toBe(409)
    expect((await cancel(kin, id)).status).toBe(409)
  })
})

describe('on the way', () => {
  test('a shipped unit leaves the stock, a returned one comes back and can be packed again', async () => {
    const { id, lines } = await agreed(kin, [scarf, 4])
    const before = await stock(lines[0]!.lineId)
    const shipment = await ship([few(lines[0]!, 3)])
    expect(await stock(lines[0]!.lineId)).toEqual({ onHand: before.onHand! - 3, reserved: before.reserved - 3 })
    expect(await read(kin, id)).toMatchObject({ fulfilment: 'PARTIALLY_SHIPPED', status: 'CONFIRMED' })
    await move(shipment.id, 'RETURNED')
    expect(await stock(lines[0]!.lineId)).toEqual(before)
    expect(await read(kin, id)).toMatchObject({ fulfilment: 'UNFULFILLED' })
    expect((await pack([few(lines[0]!, 4)])).status).toBe(201)
    await shippers.expectSoundShipments()
  })
  test('a returned unit is held for its order again, also where less is in stock than orders hold', async () => {
    const [one, two] = [await agreed(kin, [products[2]!, 5]), await agreed(kin, [products[2]!, 5])]
    const { lineId } = one.lines[0]!
    await db.updateTable('sku').set({ onHand: 6 }).where('id', '=', lineId).execute()
    await move((await ship(one.lines)).id, 'RETURNED')
    expect(await stock(lineId)).toEqual({ onHand: 6, reserved: 10 })
    await ship(one.lines)
    expect(await stock(lineId)).toEqual({ onHand: 1, reserved: 5 }) // the other order's
    await ship(two.lines)
    expect(await stock(lineId)).toEqual({ onHand: 0, reserved: 0 })
    await db.updateTable('sku').set({ onHand: 500 }).where('id', '=', lineId).execute()
  })
  test('made to order, a shipped unit leaves no limit behind', async () => {
    const { lines } = await agreed(kin, [products[2]!, 2])
    await db.updateTable('sku').set({ onHand: null }).where('id', '=', lines[0]!.lineId).execute()
    await ship(lines)
    expect(await stock(lines[0]!.lineId)).toEqual({ onHand: null, reserved: 0 })
  })
  test('a cancelled shipment gives its units back without touching the stock', async () => {
    const { lines } = await agreed(kin, [scarf, 2])
    const before = await stock(lines[0]!.lineId)
    const { data } = await pack(lines)
    await move(data.id, 'CANCELLED')
    expect(await stock(lines[0]!.lineId)).toEqual(before)
    expect((await pack(lines)).status).toBe(201)
  })
  test('a lost unit can be sent again where stock is left, and is settled where none is', async () => {
    const { id, lines } = await agreed(kin, [coat, 2])
    const lost = await ship([few(lines[0]!, 1)])
    await move(lost.id, 'FAILED')
    const resent = await ship(lines)
    const { reserved } = await stock(lines[0]!.lineId)
    await db.updateTable('sku').set({ onHand: reserved }).where('id', '=', lines[0]!.lineId).execute()
    await move(resent.id, 'FAILED')
    expect(await read(kin, id)).toMatchObject({ status: 'COMPLETED', fulfilment: 'DELIVERED' })
    await db.updateTable('sku').set({ onHand: 100 }).where('id', '=', lines[0]!.lineId).execute()
  })
  test('refuses moves that the table does not have, stale versions and moves of the wrong side', async () => {
    const { lines } = await agreed(kin, [coat, 1])
    const { data } = await pack(lines)
    expect((await move(data.id, 'DELIVERED')).status).toBe(409)
    expect((await change(kin, data.id, { status: 'PRE_TRANSIT' })).status).toBe(409)
    expect((await change(kin, data.id, { carrier: 'Mine' })).status).toBe(403)
    const stale = { params: { id: data.id }, body: { version: data.version - 1, carrier: 'UPS' } }
    expect((await ask(seller, shipments.change, stale)).status).toBe(409)
    expect((await change(seller, data.id, { carrier: 'UPS', expectedOn: '2026-12-01' })).data).toMatchObject({
      carrier: 'UPS',
    })
  })
  test('the receipt completes an order once every unit is there', async () => {
    const { id, lines } = await agreed(kin, [coat, 2], [scarf, 1])
    const first = await ship([lines[0]!])
    await receive(kin, first.id)
    expect(await read(kin, id)).toMatchObject({ fulfilment: 'PARTIALLY_SHIPPED', status: 'CONFIRMED' })
    const second = await ship([lines[1]!])
    expect(await read(kin, id)).toMatchObject({ fulfilment: 'SHIPPED' })
    await receive(kin, second.id)
    expect(await read(kin, id)).toMatchObject({ fulfilment: 'DELIVERED', status: 'COMPLETED' })
    expect((await ask(kin, orders.history, { params: { id } })).data.at(-1)!.kind).toBe('completed')
  })
  test('a revision that cuts what is left completes a delivered order', async () => {
    const { id, lines } = await agreed(kin, [coat, 5])
    const shipment = await ship([few(lines[0]!, 3)])
    await receive(kin, shipment.id)
    await propose(seller, id, [{ lineId: lines[0]!.lineId, quantity: 3 }])
    await shippers.confirm(kin, id)
    expect(await read(kin, id)).toMatchObject({ status: 'COMPLETED', fulfilment: 'DELIVERED' })
    await shippers.expectSoundShipments()
  })
})

describe('lists', () => {
  test('narrow by status, counterpart, order and words, with counts for each field', async () => {
    const who = await shopper()
    const { id, lines } = await agreed(who, [coat, 2])
    const { data } = await pack([few(lines[0]!, 1)], { trackingNumber: 'ZX-998' })
    const list = async (query: object) =>
      (await ask(seller, shipments.list, { query })).data.shipments.map((shipment) => shipment.id)
    expect(await list({ orderId: id })).toEqual([data.id])
    expect(await list({ q: 'zx-998' })).toEqual([data.id])
    expect(await list({ counterpartId: who.entityId, status: 'PENDING' })).toEqual([data.id])
    expect(await list({ counterpartId: who.entityId, status: 'IN_TRANSIT' })).toEqual([])
    const counts = await ask(who, shipments.filter, { params: { fieldName: 'status' } })
    expect(counts.data).toEqual([{ value: 'PENDING', label: 'PENDING', count: 1 }])
    const names = await ask(who, shipments.entityNames, { params: { role: 'brand' } })
    expect(names.data).toEqual([{ id: brand.id, name: 'Maison Orla' }])
  })
  test('go on after the last shipment that was read, in both directions', async () => {
    const who = await shopper()
    const { lines } = await agreed(who, [coat, 3])
    const ids: string[] = []
    for (const line of [1, 2, 3].map(() => few(lines[0]!, 1))) ids.push((await pack([line])).data.id)
    const after = async (sort: string, id: string, by: { token: string } = who) =>
      (await ask(by, shipments.list, { query: { sort, after: id } as never })).data.shipments.map((one) => one.id)
    expect(await after('newest', ids[1]!)).toEqual([ids[0]])
    expect(await after('oldest', ids[1]!)).toEqual([ids[2]])
    expect(await after('oldest', ids[1]!, kin)).toEqual([]) // another retailer's
  })
  test('show orders by fulfilment and payment', async () => {
    const who = await shopper()
    const { id, lines } = await agreed(who, [coat, 2])
    await ship([few(lines[0]!, 1)])
    const { data } = await ask(who, orders.list, { query: { fulfilment: 'PARTIALLY_SHIPPED', payment: 'UNPAID' } })
    expect(data.orders.map((order) => order.id)).toEqual([id])
    const counts = await ask(who, orderViews.filter, { params: { fieldName: 'fulfilment' } })
    expect(counts.data.map(({ value }) => value)).toEqual(['PARTIALLY_SHIPPED'])
  })
  test('hide the retailers of others from a representative', async () => {
    const { lines } = await agreed(kin, [coat, 1])
    const { data } = await pack(lines)
    const rep = await person({ side: 'brand', role: 'salesRepresentative', entityId: brand.id })
    expect((await ask(rep, shipments.read, { params: { id: data.id } })).status).toBe(404)
    expect((await ask(rep, shipments.list)).data.total).toBe(0)
  })
})
