import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { carts } from '@souk/contract/carts/carts.contract.ts'
import { orderLines } from '@souk/contract/orders/order-lines.contract.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { newShoppers } from '../../../testing/shoppers.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)
const shop = await newShoppers(world)
const other = await newShoppers(world)
const { brand, seller, shelf, shopper, skusOf, units, fill, checkOut, expectSoundStock } = shop
const { products, collectionId } = await shelf(4)
const [coat, scarf, hat] = products as [string, string, string]
await db.updateTable('entity').set({ sequenceCode: 'ORL' }).where('id', '=', brand.id).execute()

const stock = async (productId: string) => {
  const [first] = await skusOf(productId)
  return db.selectFrom('sku').select(['onHand', 'reserved']).where('id', '=', first!.id).executeTakeFirstOrThrow()
}
const restock = async (productId: string, onHand: number) => {
  const ids = (await skusOf(productId)).map(({ id }) => id)
  await db.updateTable('sku').set({ onHand }).where('id', 'in', ids).execute()
}
test('carts of two brands become two orders, with prices, names and addresses as they are', async () => {
  const who = await shopper()
  const { products: theirs } = await other.shelf(1)
  await fill(who, await units(coat, 2, 1), await units(scarf, 1))
  const chosen = await fill(who, await other.units(theirs[0]!, 3))
  const all = (await ask(who, carts.list)).data as typeof chosen
  const { data, status } = await checkOut(who, all)
  expect(status).toBe(201)
  expect(data.status).toBe('ORDERED')
  expect(data.orders.map(({ units: n, amount, status: is }) => [n, amount, is]).toSorted()).toEqual([
    [3, '150.00', 'PENDING_BRAND'],
    [4, '200.00', 'PENDING_BRAND'],
  ])
  const mine = data.orders.find(({ brand: { id } }) => id === brand.id)!
  expect(mine).toMatchObject({ number: 'ORL-000001', isYourTurn: false, agreedRevision: null, storeName: 'Paris' })
  expect((await ask(who, carts.list)).data).toEqual([])
  const asBrand = (await ask(seller, orders.read, { params: { id: mine.id } })).data
  expect(asBrand).toMatchObject({
    isYourTurn: true,
    shipTo: { line1: '1 Rue de Turenne' },
    paymentMethod: 'BANK_TRANSFER',
  })
  expect(asBrand.lines.map(({ name, quantity, price }) => [name, quantity, price])).toEqual([
    ['Coat 0', 2, '50.00'],
    ['Coat 0', 1, '50.00'],
    ['Coat 1', 1, '50.00'],
  ])
  expect(asBrand.may).toMatchObject({ propose: true, acceptAll: true, acceptSome: true, refuse: true, cancel: false })
  await db.updateTable('productPrice').set({ wholesale: 9900n }).where('productId', '=', coat).execute()
  expect((await ask(who, orders.read, { params: { id: mine.id } })).data.lines[0]!.price).toBe('50.00')
  await db.updateTable('productPrice').set({ wholesale: 5000n }).where('productId', '=', coat).execute()
  await expectSoundStock()
})

test('it is sent and billed to what was chosen, else to the store and the usual address for bills; kept as they were', async () => {
  const who = await shopper()
  const at = { entityId: who.entityId, country: 'FR', city: 'Lyon' }
  const address = async (label: string, isDefaultBilling = false) =>
    (
      await db
        .insertInto('address')
        .values({ ...at, label, line1: label, isDefaultBilling })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const place = async (input: object) => {
    const [cart] = await fill(who, await units(coat, 1))
    const body = { cartId: cart!._id, version: cart!.version, paymentMethod: 'BANK_TRANSFER', ...input }
    const { status, data } = await ask(who, orders.multiple, { body: { carts: [body] } as never })
    return status === 201 ? (await ask(who, orders.read, { params: { id: data.orders[0]!.id } })).data : { status }
  }
  expect(await place({})).toMatchObject({ shipTo: { label: 'Shop' }, billTo: { label: 'Shop' } })
  const office = await address('Office', true)
  const depot = await address('Depot')
  const usual = await place({})
  expect(usual).toMatchObject({ shipTo: { label: 'Shop' }, billTo: { label: 'Office' } })
  expect(await place({ shipToId: depot, billToId: depot })).toMatchObject({
    shipTo: { label: 'Depot' },
    billTo: { label: 'Depot' },
  })
  const { entityId: elsewhere } = await shopper()
  const theirs = await db.selectFrom('address').select('id').where('entityId', '=', elsewhere).executeTakeFirstOrThrow()
  expect(await place({ billToId: theirs.id })).toEqual({ status: 404 })
  await db.updateTable('address').set({ label: 'Moved' }).where('id', '=', office).execute()
  expect((await ask(who, orders.read, { params: { id: (usual as { id: string }).id } })).data.billTo).toMatchObject({
    label: 'Office',
  })
})

test('a double click, a retry with the same key and two tabs make one set of orders', async () => {
  const who = await shopper()
  const chosen = await fill(who, await units(coat, 1))
  const headers = { 'idempotency-key': 'once-and-only-once' }
  const answers = await Promise.all([1, 2, 3].map(() => checkOut(who, chosen, headers)))
  const ids = new Set(answers.map(({ data }) => data.orders[0]!.id))
  expect(ids.size).toBe(1)
  const twice = await Promise.all([checkOut(who, chosen), checkOut(who, chosen)])
  expect(twice.map(({ status }) => status)).toEqual([404, 404])
  expect((await ask(who, orders.list, { query: {} })).data.total).toBe(1)
})

test('what is not as it was is answered with every item and what is left, and nothing is ordered', async () => {
  const who = await shopper()
  await restock(hat, 5)
  const [cart] = await fill(who, await units(coat, 1), await units(hat, 4), await units(scarf, 1))
  await restock(hat, 3)
  await db.updateTable('productPrice').set({ wholesale: 5500n }).where('productId', '=', scarf).execute()
  const { status, errors } = await checkOut(who, [cart!])
  expect(status).toBe(410)
  expect(errors[0]).toMatchObject({ code: 'items_changed' })
  expect(errors[0]!.items).toEqual([
    expect.objectContaining({ productId: hat, changes: [expect.objectContaining({ kind: 'stock', left: 3 })] }),
    expect.objectContaining({ productId: scarf, changes: [{ kind: 'price', was: '50.00', now: '55.00' }] }),
  ])
  expect((await ask(who, orders.list, { query: {} })).data.total).toBe(0)
  expect((await ask(who, carts.count)).data).toEqual({ count: 3 })
  await db.updateTable('productPrice').set({ wholesale: 5000n }).where('productId', '=', scarf).execute()
  await restock(hat, 10)
  await expectSoundStock()
})

test('below the minimum nothing is ordered; a stale cart is not ordered either', async () => {
  const who = await shopper()
  await db.updateTable('collection').set({ minimumOrderValue: 10_000n }).where('id', '=', collectionId).execute()
  const [cart] = await fill(who, await units(coat, 1))
  expect((await checkOut(who, [cart!])).errors[0]!.items).toEqual([
    expect.objectContaining({ minimum: { collectionId, required: '100.00', missing: '50.00' } }),
  ])
  const [more] = await fill(who, await units(coat, 2))
  expect((await checkOut(who, [cart!])).status).toBe(409)
  expect((await checkOut(who, [more!])).status).toBe(201)
  await db.updateTable('collection').set({ minimumOrderValue: null }).where('id', '=', collectionId).execute()
})

test('thirty concurrent buyers of the last ten units: ten get one each, none is oversold, and no order number is missing', async () => {
  const { products: few } = await shelf(1)
  const [rare] = few as [string]
  await restock(rare, 10)
  const buyers = await Promise.all(Array.from({ length: 30 }, () => shopper()))
  const filled = await Promise.all(buyers.map(async (who) => fill(who, await units(rare, 1))))
  const answers = await Promise.all(buyers.map((who, at) => checkOut(who, filled[at]!)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(20)
  expect(await stock(rare)).toEqual({ onHand: 10, reserved: 10 })
  const { rows } = await sql<{
    number: string
  }>`select number from sales_order where brand_id = ${brand.id} order by number`.execute(db)
  expect(rows.map(({ number }) => Number(number.slice(4)))).toEqual(rows.map((_, at) => at + 1))
  await expectSoundStock()
})

test('orders over several brands, bought crosswise by many at once, wait for each other and never lock for good', async () => {
  const { products: theirs } = await other.shelf(2)
  const buyers = await Promise.all(Array.from({ length: 12 }, () => shopper()))
  const answers = await Promise.all(
    buyers.map(async (who, at) => {
      const lines = [
        await units(coat, 1),
        await units(scarf, 1),
        await other.units(theirs[0]!, 1),
        await other.units(theirs[1]!, 1),
      ]
      await restock(coat, 100)
      await restock(scarf, 100)
      await fill(who, ...(at % 2 ? lines : lines.toReversed()))
      return checkOut(who, (await ask(who, carts.list)).data as never)
    }),
  )
  for (const { status } of answers) expect([201, 410]).toContain(status)
  await expectSoundStock()
})

test('refuses an unproven mail address; a cart of another tenant is 404', async () => {
  const who = await shopper()
  const chosen = await fill(who, await units(coat, 1))
  const stranger = await shopper()
  expect((await checkOut(stranger, chosen)).status).toBe(404)
  await db.updateTable('userAccount').set({ emailVerifiedAt: null }).where('id', '=', who.userId).execute()
  expect((await checkOut(who, chosen)).status).toBe(409)
})

test('who has ordered goes on reading the collection, and the brand may not delete it', async () => {
  const who = await shopper()
  await checkOut(who, await fill(who, await units(coat, 1)))
  const { hasOrders } = await db
    .selectFrom('collection')
    .select('hasOrders')
    .where('id', '=', collectionId)
    .executeTakeFirstOrThrow()
  expect(hasOrders).toBe(true)
  const reader = db.selectFrom('collectionReader').selectAll().where('retailerId', '=', who.entityId)
  expect(await reader.execute()).toEqual([{ collectionId, retailerId: who.entityId }])
  const query = { collectionId, confirmedOrders: 'true' as const }
  expect((await ask(seller, orders.list, { query })).data.total).toBe(0)
  expect((await ask(seller, orders.list, { query: { collectionId } })).data.total).toBeGreaterThan(0)
})

test('a carton takes its units of each size', async () => {
  const who = await shopper()
  const [box] = (await shelf(1)).products as [string]
  await db.updateTable('product').set({ isCarton: true }).where('id', '=', box).execute()
  const [small, large] = await skusOf(box)
  await db.updateTable('sku').set({ cartonUnits: 3 }).where('id', '=', small!.id).execute()
  await db.updateTable('sku').set({ cartonUnits: 2 }).where('id', '=', large!.id).execute()
  const { data } = await checkOut(who, await fill(who, { productId: box, quantity: 2 }))
  expect(data.orders[0]).toMatchObject({ units: 10, amount: '500.00' })
  const held = await db.selectFrom('sku').select('reserved').where('productId', '=', box).orderBy('id').execute()
  expect(held.map(({ reserved }) => reserved).toSorted()).toEqual([0, 0, 4, 6])
  await restock(box, 1_000)
  const reordered = await ask(who, orderLines.reorder, { params: { id: data.orders[0]!.id } })
  expect(reordered.data).toMatchObject({ units: 10, skipped: [] })
})

test('an order in a currency without a minimum says so to the brand, not to the retailer', async () => {
  const who = await shopper()
  const state = (values: { currency: string; minimumOrderValue: bigint | null; otherMinimums?: string }) =>
    db.updateTable('entity').set(values).where('id', '=', brand.id).execute()
  const place = async () => {
    const { data } = await checkOut(who, await fill(who, await units(hat, 1)))
    return { params: { id: data.orders[0]!.id } }
  }
  await state({ currency: 'AED', minimumOrderValue: 600_000n })
  const unlimited = await place()
  expect((await ask(seller, orders.read, unlimited)).data.hasNoMinimum).toBe(true)
  expect((await ask(who, orders.read, unlimited)).data.hasNoMinimum).toBeUndefined()
  await state({ currency: 'AED', minimumOrderValue: 600_000n, otherMinimums: JSON.stringify({ EUR: '100' }) })
  expect((await ask(seller, orders.read, await place())).data.hasNoMinimum).toBe(false)
  await state({ currency: 'EUR', minimumOrderValue: null, otherMinimums: '{}' })
})

test('ordering again names each reduced line before anything goes into the cart', async () => {
  const who = await shopper()
  const { data } = await checkOut(who, await fill(who, await units(hat, 6, 2)))
  const reorder = (query: object = {}) =>
    ask(who, orderLines.reorder, { params: { id: data.orders[0]!.id }, query } as never)
  const [first] = await skusOf(hat)
  const { reserved } = await stock(hat)
  await db
    .updateTable('sku')
    .set({ onHand: reserved + 4 })
    .where('id', '=', first!.id)
    .execute()
  expect((await reorder({ isPreview: 'true' })).data).toMatchObject({
    cartIds: [],
    units: 6,
    skipped: [],
    reduced: [{ lineId: first!.id, ordered: 6, available: 4, why: 'stock' }],
  })
  expect((await ask(who, carts.list)).data).toEqual([])
  expect((await reorder()).data).toMatchObject({ units: 6, reduced: [{ ordered: 6, available: 4 }] })
  expect(((await ask(who, carts.list)).data as { units: number }[])[0]!.units).toBe(6)
  await restock(hat, 1_000)
})

test('a line shows the picture of its own colour', async () => {
  const who = await shopper()
  const productId = (await shelf(1)).products[0]!
  const colourImages = JSON.stringify({ Ecru: '/ecru.webp' })
  await db
    .updateTable('product')
    .set({ images: ['/sage.webp', '/ecru.webp'], colourImages })
    .where('id', '=', productId)
    .execute()
  const [sage, , ecru] = await skusOf(productId)
  const items = [sage!, ecru!].map(({ id: sku }) => ({ sku, value: 1 }))
  const { data } = await checkOut(who, await fill(who, { productId, items }))
  const { lines } = (await ask(who, orders.read, { params: { id: data.orders[0]!.id } })).data
  expect(lines.map(({ colour, image }) => [colour, image])).toEqual([
    ['Sage', '/sage.webp'],
    ['Ecru', '/ecru.webp'],
  ])
})

test('a delivery window that is over already is refused and names its field', async () => {
  const who = await shopper()
  const [cart] = await fill(who, await units(coat, 1))
  const order = (window: { shipsFrom?: string; shipsUntil?: string }) =>
    ask(who, orders.multiple, {
      body: {
        carts: [{ cartId: cart!._id, version: cart!.version, paymentMethod: 'BANK_TRANSFER' as const, ...window }],
      },
    })
  const refused = {
    status: 422,
    errors: [{ field: 'shipsUntil', message: 'The delivery window is over already. Choose later dates.' }],
  }
  expect(await order({ shipsFrom: '2020-01-01', shipsUntil: '2020-02-01' })).toMatchObject(refused)
  expect(await order({ shipsUntil: '2020-02-01' })).toMatchObject(refused)
  expect((await order({ shipsFrom: '2020-01-01', shipsUntil: '2099-01-01' })).status).toBe(201)
})
