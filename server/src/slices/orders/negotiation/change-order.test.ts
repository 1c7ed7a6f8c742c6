import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { orderLines } from '@souk/contract/orders/order-lines.contract.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { newNegotiators } from '../../../testing/negotiators.ts'
import { workbookOf } from '../../../testing/sheets.ts'
import { fileBody, newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)
const { seller, shelf, shopper, skusOf, units, expectSoundStock, ...moves } = await newNegotiators(world)
const { placed, read, version, confirm, reject, propose, first } = moves
const { products } = await shelf(4)
const [coat, scarf, hat, belt] = products as [string, string, string, string]
await db.updateTable('sku').set({ onHand: 1_000 }).execute()

const quantities = ({ lines }: { lines: { lineId: string; quantity: number }[] }) =>
  Object.fromEntries(lines.map(({ lineId, quantity }) => [lineId, quantity]))

test('a proposal starts from what is in force: one that was refused leaves no trace in the next', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 4), await units(scarf, 4))
  await confirm(seller, id)
  await propose(seller, id, [{ lineId: await first(coat), quantity: 1 }])
  await reject(who, id)
  const agreed = await read(seller, id)
  expect(agreed).toMatchObject({ status: 'CONFIRMED', amount: '400.00', units: 8, agreedLines: null })
  expect(quantities(agreed)).toEqual({ [await first(coat)]: 4, [await first(scarf)]: 4 })
  const next = await propose(seller, id, [{ lineId: await first(scarf), quantity: 3 }])
  expect(quantities(next.data)).toEqual({ [await first(coat)]: 4, [await first(scarf)]: 3 })
})

test('products come in, are added to what is there, and one takes the place of another', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 4), await units(scarf, 2))
  const lines = [{ lineId: await first(coat), quantity: 3 }]
  const add = [
    { ...(await units(hat, 5)), replaces: scarf, price: '12.00' },
    await units(coat, 2),
    await units(belt, 1),
  ]
  const { data } = await propose(seller, id, lines, 'No scarves', add)
  expect(quantities(data)).toEqual({ [await first(coat)]: 5, [await first(hat)]: 5, [await first(belt)]: 1 })
  expect(data.lines.find(({ productId }) => productId === hat)).toMatchObject({ price: '12.00', replaces: 'Coat 1' })
  const [, change] = (await ask(who, orders.revisions, { params: { id } })).data
  expect(
    change!.differences.map(({ productId, before, after }) => [productId, before?.quantity, after?.quantity]),
  ).toEqual([
    [coat, 4, 5],
    [scarf, 2, undefined],
    [hat, undefined, 5],
    [belt, undefined, 1],
  ])
  await expectSoundStock()
  const dearer = await propose(seller, id, [], 'Wool is dearer', [{ ...(await units(coat, 0, 1)), price: '60.00' }])
  const coats = dearer.data.lines.filter(({ productId }) => productId === coat)
  expect(coats.map(({ quantity, price }) => [quantity, price])).toEqual([
    [5, '60.00'],
    [1, '60.00'],
  ])
})

test('what may not come in is refused, and nothing changes', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 4))
  const { products: others } = await (await newNegotiators(world)).shelf(1)
  const adding = async (by: { token: string }, input: object) =>
    (
      await ask(by, orderLines.addProducts, {
        params: { id },
        body: { version: await version(by, id), products: [input] } as never,
      })
    ).status
  expect(await adding(seller, await units(others[0]!, 1))).toBe(422) // another brand's
  expect(await adding(who, { ...(await units(hat, 1)), price: '1.00' })).toBe(422)
  expect(await adding(seller, { ...(await units(hat, 1)), replaces: belt })).toBe(422)
  expect(await adding(seller, await units(hat, 100_000))).toBe(422)
  expect(await adding(seller, { productId: hat, quantity: 1 })).toBe(422) // sold by size
  expect(await read(who, id)).toMatchObject({ revision: 1, version: 1 })
  expect(await adding(who, await units(hat, 1))).toBe(200)
})

test('dates that change are a difference too', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 4))
  const dated = async (shipsFrom: string, shipsUntil: string) =>
    propose(seller, id, [{ lineId: await first(coat), shipsFrom, shipsUntil }])
  const over = await dated('2020-05-01', '2020-05-31')
  expect([over.status, over.message]).toEqual([422, 'The delivery window is over already. Choose later dates.'])
  expect(over.errors).toMatchObject([{ field: 'lines', items: [await first(coat)] }])
  await dated('2099-05-01', '2099-05-31')
  const [, change] = (await ask(who, orders.revisions, { params: { id } })).data
  expect(change!.differences).toMatchObject([{ after: { shipsFrom: '2099-05-01', shipsUntil: '2099-05-31' } }])
  await sql`update order_line set ships_from = '2020-05-01', ships_until = '2020-05-31' where order_id = ${id}`.execute(
    db,
  )
  const fewer = await propose(seller, id, [{ lineId: await first(coat), quantity: 3 }])
  expect(fewer.status, 'what has passed does not hinder another change').toBe(200)
})

test('what the brand says of a line: less and later need an answer, the rest is only said', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 4, 4), await units(scarf, 3))
  await confirm(seller, id)
  const [small, medium] = (await skusOf(coat)).map((sku) => sku.id) as [string, string]
  const say = async (lines: object[], by: { token: string } = seller) =>
    ask(by, orderLines.setStatus, { params: { id }, body: { version: await version(seller, id), lines } as never })
  const reply = await say([{ lineId: small, status: 'AVAILABLE' }])
  expect(reply.data).toMatchObject({ status: 'CONFIRMED', revision: 1 })
  expect(reply.data.lines.map(({ status }) => status)).toEqual(['AVAILABLE', null, null])
  expect((await say([{ lineId: small, status: 'PARTIALLY_AVAILABLE', quantity: 4 }])).status).toBe(422)
  expect((await say([{ lineId: small, status: 'BACKORDERED' }])).status).toBe(422)
  const twice = ['AVAILABLE', 'CANCELLED'].map((status) => ({ lineId: small, status }))
  expect((await say(twice)).message).toBe('A line is named twice. Name each line once.')
  expect((await say([{ lineId: small, status: 'AVAILABLE' }], who)).status).toBe(403)
  const less = await say([
    { lineId: small, status: 'PARTIALLY_AVAILABLE', quantity: 1 },
    { lineId: medium, status: 'BACKORDERED', availableFrom: '2030-01-01' },
    { lineId: await first(scarf), status: 'OUT_OF_STOCK' },
  ])
  expect(less.data).toMatchObject({ status: 'PENDING_RETAILER', agreedRevision: 1, revision: 2 })
  expect(quantities(less.data)).toEqual({ [small]: 1, [medium]: 4 })
  expect(less.data.lines[1]).toMatchObject({ shipsFrom: '2030-01-01', status: 'BACKORDERED' })
  await confirm(who, id)
  await expectSoundStock()
})

test('one price for several orders: each gets a proposal, all or none; without orders or products nothing, with a warning', async () => {
  const who = await shopper()
  const [one, two] = [
    await placed(who, await units(coat, 1)),
    await placed(who, await units(coat, 2), await units(scarf, 1)),
  ]
  const without = await placed(who, await units(scarf, 1))
  const price = (body: object) => ask(seller, orderLines.setPrices, { body: body as never })
  for (const body of [{}, { orderIds: [one] }, { products: [{ productId: coat, price: '1.00' }] }]) {
    expect(await price(body)).toMatchObject({ status: 200, data: { updated: 0, warning: expect.stringMatching(/./) } })
  }
  const products = [{ productId: coat, price: '31.50' }]
  for (const orderIds of [null, 'all', 7, { id: one }, ['no id'], [null]]) {
    expect(await price({ orderIds, products })).toMatchObject({ status: 200, data: { updated: 0 } })
  }
  const stranger = await placed(await shopper(), await units(coat, 1))
  await sql`update sales_order set brand_id = ${who.entityId} where id = ${stranger}`.execute(db)
  expect((await price({ orderIds: [one, stranger], products })).status).toBe(404)
  expect(await read(who, one)).toMatchObject({ revision: 1 })
  expect((await price({ orderIds: [one, two, without], products })).data).toEqual({ updated: 2, warning: null })
  expect(await read(who, one)).toMatchObject({ status: 'PENDING_RETAILER', amount: '31.50' })
  expect(await read(who, two)).toMatchObject({ status: 'PENDING_RETAILER', amount: '113.00' })
  expect(await read(who, without)).toMatchObject({ status: 'PENDING_BRAND', revision: 1 })
})

test('a sheet becomes one proposal, or nothing with every problem and its row', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 4, 2))
  const [small, medium] = (await skusOf(coat)) as [{ sku: string; id: string }, { sku: string; id: string }]
  const [cap] = (await skusOf(hat)) as [{ sku: string; id: string }]
  const importing = async (rows: string[][], by: { token: string } = seller) =>
    ask(by, orderLines.import, {
      params: { id },
      query: { version: await version(by, id) } as never,
      ...fileBody('order.xlsx', await workbookOf(rows)),
    })
  expect((await importing([['code'], ['x']])).status).toBe(422)
  const bad = await importing([
    ['sku', 'quantity', 'price'],
    [small.sku, '1', ''],
    ['NO-SUCH', '1', ''],
    [small.sku, '1', ''],
    [medium.sku, 'two', '1e6'],
  ])
  expect(bad.data.changed).toBe(0)
  expect(bad.data.problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
    '3 sku',
    '4 sku',
    '5 quantity',
    '5 price',
  ])
  expect(
    (
      await importing(
        [
          ['sku', 'quantity', 'price'],
          [small.sku, '1', '2.00'],
        ],
        who,
      )
    ).data.problems,
  ).toMatchObject([{ row: 2, column: 'price' }])
  expect(await read(who, id)).toMatchObject({ revision: 1 })
  const good = await importing([
    ['sku', 'quantity', 'price'],
    [small.sku, '3', '41.00'],
    [medium.sku, '0', ''],
    [cap.sku, '6', ''],
  ])
  expect(good.data).toEqual({ changed: 3, problems: [] })
  const now = await read(who, id)
  expect(quantities(now)).toEqual({ [small.id]: 3, [cap.id]: 6 })
  expect(now).toMatchObject({ status: 'PENDING_RETAILER', amount: '423.00' })
})

test('a sheet does not change a code that two collections of the order use', async () => {
  const who = await shopper()
  const { products: others } = await shelf(1)
  const id = await placed(who, await units(coat, 4), await units(others[0]!, 2))
  const [[sku], [same]] = [await skusOf(coat), await skusOf(others[0]!)]
  expect(same!.sku).toBe(sku!.sku)
  const { data } = await ask(seller, orderLines.import, {
    params: { id },
    query: { version: await version(seller, id) } as never,
    ...fileBody(
      'order.xlsx',
      await workbookOf([
        ['sku', 'quantity'],
        [sku!.sku, '1'],
      ]),
    ),
  })
  expect(data).toMatchObject({ changed: 0, problems: [{ row: 2, column: 'sku' }] })
  expect(await read(who, id)).toMatchObject({ revision: 1 })
})

test('notes are the writer’s, the purchase order’s number and addresses the retailer’s; none of it after the end', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 4))
  const update = async (by: { token: string }, body: object) =>
    ask(by, orders.update, { params: { id }, body: { version: await version(by, id), ...body } as never })
  const { id: shipToId } = await db
    .insertInto('address')
    .values({ entityId: who.entityId, country: 'FR', label: 'Depot', line1: '9 Quai', city: 'Lyon' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await update(who, { notes: 'Ring twice', purchaseOrderNumber: 'PO-7', shipToId })).data).toMatchObject({
    notes: 'Ring twice',
    purchaseOrderNumber: 'PO-7',
    shipTo: { label: 'Depot' },
    billTo: { label: 'Shop' },
  })
  expect([(await read(who, id)).may.update, (await read(seller, id)).may.update]).toEqual([true, false])
  for (const body of [{ notes: 'x' }, { purchaseOrderNumber: 'x' }, { shipToId }]) {
    expect((await update(seller, body)).status).toBe(403)
  }
  expect((await ask(who, orders.update, { params: { id }, body: { version: 1, notes: 'late' } })).status).toBe(409)
  expect((await update(await shopper(), { notes: 'x' }).catch(() => ({ status: 404 }))).status).toBe(404)
  await reject(seller, id, { reason: 'LEAD_TIME' })
  expect((await update(who, { notes: 'x' })).status).toBe(409)
})

test('ordering again puts what can be had into the cart, and names the rest', async () => {
  const who = await shopper()
  const id = await placed(who, await units(coat, 4, 3), await units(belt, 2))
  await db
    .updateTable('sku')
    .set({ onHand: 2 + 4 })
    .where('id', '=', await first(coat))
    .execute()
  await sql`update sku set on_hand = reserved + 2 where id = ${await first(coat)}`.execute(db)
  await db.updateTable('product').set({ status: 'SOLD_OUT' }).where('id', '=', belt).execute()
  const { data } = await ask(who, orderLines.reorder, { params: { id } })
  expect(data).toMatchObject({ units: 5, skipped: [{ name: 'Coat 3' }] })
  expect(data.cartIds).toHaveLength(1)
  expect((await ask(await shopper(), orderLines.reorder, { params: { id } })).status).toBe(404)
  const { id: openId } = await db
    .insertInto('store')
    .values({ entityId: who.entityId, name: 'Lyon', country: 'FR' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`update store set closed_at = now() where entity_id = ${who.entityId} and id <> ${openId}`.execute(db)
  const elsewhere = await ask(who, orderLines.reorder, { params: { id } })
  expect(elsewhere.data).toMatchObject({ units: 5, cartIds: [expect.any(String)] })
  await db.updateTable('product').set({ status: 'AVAILABLE' }).where('id', '=', belt).execute()
  await db
    .updateTable('sku')
    .set({ onHand: 1_000 })
    .where('id', '=', await first(coat))
    .execute()
})
