import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { carts } from '@souk/contract/carts/carts.contract.ts'
import { newTraders } from '../../testing/traders.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)
const { brand, shelf, buyer, skusOf, end, segment } = await newTraders(world)
const { collectionId, products } = await shelf(6)
const [coat, scarf, hat, bag] = products as [string, string, string, string]

type Who = Awaited<ReturnType<typeof shopper>>

async function shopper(stores = 1, isPartner = true) {
  const who = await buyer(isPartner)
  const made = await db
    .insertInto('store')
    .values(Array.from({ length: stores }, (_, n) => ({ entityId: who.entityId, name: `Store ${n}`, country: 'FR' })))
    .returning('id')
    .execute()
  return { ...who, stores: made.map(({ id }) => id) }
}
const all = async (who: Who) => (await ask(who, carts.list)).data as Cart[]
const put = (who: Who, ...body: object[]) => ask(who, carts.put, { body: body as never })
const sizes = async (productId: string, ...values: number[]) => {
  const skus = await skusOf(productId)
  return { productId, items: values.map((value, at) => ({ sku: skus[at]!.sku, value })) }
}
const held = (cart: Cart | undefined) =>
  cart?.products.map(({ _id, units }) => [_id, units] as const).toSorted(([a], [b]) => a.localeCompare(b))

test('what is put in is found, made and kept in one cart, shared by the team, and counted', async () => {
  const who = await shopper()
  const { data, status } = await put(who, { products: [await sizes(coat, 3, 2)], notes: ' Before noon ' })
  expect(status).toBe(200)
  expect(data).toMatchObject([
    {
      notes: 'Before noon',
      currency: 'EUR',
      type: 'IN_STOCK',
      units: 5,
      amount: '250.00',
      store: { id: who.stores[0] },
    },
  ])
  await put(who, { products: [await sizes(scarf, 1)] })
  const [cart, ...others] = await all(who)
  expect(others).toEqual([])
  expect(cart!.products.map(({ _id }) => _id)).toEqual([coat, scarf])
  expect(cart).toMatchObject({ units: 6, amount: '300.00', brand: { id: brand.id }, isOrderable: true })
  expect(cart!.products[0]!.variants[0]!.sizes[0]).toMatchObject({ value: 3, quantityAvailable: 10 })
  expect((await ask(who, carts.count)).data).toEqual({ count: 2 })
  expect((await ask(who, carts.units)).data).toEqual(
    expect.arrayContaining([
      { productId: coat, units: 5 },
      { productId: scarf, units: 1 },
    ]),
  )
  expect((await ask(who, carts.list, { query: { cartId: cart!._id } })).data).toMatchObject({ _id: cart!._id })
})

test('named sizes are set, others stay, nought takes a size out and the last one the product and the cart', async () => {
  const who = await shopper()
  await put(who, { products: [await sizes(coat, 3, 2), await sizes(hat, 1)] })
  await put(who, { products: [await sizes(coat, 4)] })
  expect(held((await all(who))[0])).toEqual(
    [
      [coat, 6],
      [hat, 1],
    ].toSorted(),
  )
  await put(who, { products: [await sizes(coat, 0)] })
  expect(held((await all(who))[0])).toEqual(
    [
      [coat, 2],
      [hat, 1],
    ].toSorted(),
  )
  await put(who, { products: [await sizes(coat, 0, 0)] })
  expect(held((await all(who))[0])).toEqual([[hat, 1]])
  const { data } = await put(who, { products: [await sizes(hat, 0)] })
  expect(data).toEqual([])
  expect(await all(who)).toEqual([])
})

test('each store has its own carts; the one last bought for is meant where none is named', async () => {
  const who = await shopper(2)
  const [first, second] = who.stores as [string, string]
  await put(who, { storeId: second, products: [await sizes(coat, 1)] })
  await put(who, { products: [await sizes(hat, 1)] })
  expect((await all(who)).map(({ store }) => store.id)).toEqual([second])
  await put(who, { storeId: first, products: [await sizes(coat, 2)] })
  expect(await all(who)).toHaveLength(2)
  expect(
    ((await ask(who, carts.list, { query: { storeId: first } })).data as Cart[]).map(({ units }) => units),
  ).toEqual([2])
  expect((await ask(who, carts.clearAll, { body: { storeIds: [second] } })).data).toEqual({ removed: 1 })
  expect((await all(who)).map(({ store }) => store.id)).toEqual([first])
  const stranger = await shopper()
  expect((await put(stranger, { storeId: first, products: [await sizes(coat, 1)] })).status).toBe(404)
})

test('without a store there is no cart, and the sentence says what to do', async () => {
  const who = await shopper(1)
  await db.deleteFrom('store').where('entityId', '=', who.entityId).execute()
  const { status, message } = await put(who, { products: [await sizes(coat, 1)] })
  expect([status, message]).toEqual([409, 'Create a store first: every cart is for one.'])
})

test('a cart that is named takes only what fits, and says what does not', async () => {
  const who = await shopper()
  const [cart] = (await put(who, { products: [await sizes(coat, 1)] })).data as Cart[]
  const other = await newTraders(world)
  const theirs = (await other.shelf(1)).products[0]!
  const skus = await other.skusOf(theirs)
  const line = { productId: theirs, items: [{ sku: skus[0]!.id, value: 1 }] }
  const refused = await put(who, { cartId: cart!._id, products: [line, await sizes(coat, 5)] })
  expect(refused).toMatchObject({
    status: 409,
    errors: [{ code: 'cart_conflict', items: [{ productId: theirs, differs: ['brand'] }] }],
  })
  expect((await all(who)).map(({ units }) => units)).toEqual([1])
  expect((await put(who, { products: [line, await sizes(coat, 2)] })).data).toHaveLength(2)
})

test('refuses products that are not visible, not on sale, of another size or beyond stock, and writes nothing', async () => {
  const who = await shopper()
  const [first] = await skusOf(coat)
  const wrong: [object, string][] = [
    [{ productId: '00000000-0000-4000-8000-00000000dead', items: [{ sku: 'x', value: 1 }] }, 'not open to you'],
    [{ productId: coat, items: [{ sku: 'U1-Sage-S', value: 1 }] }, 'no such size'],
    [{ productId: coat, quantity: 1 }, 'sold by size'],
    [{ productId: coat, items: [{ sku: first!.id, value: 11 }] }, 'less left'],
  ]
  for (const [line, says] of wrong) {
    const { status, message } = await put(who, { products: [await sizes(hat, 1), line] })
    expect([status, message]).toEqual([422, expect.stringContaining(says)])
  }
  await db.updateTable('product').set({ status: 'SOLD_OUT' }).where('id', '=', bag).execute()
  expect((await put(who, { products: [await sizes(bag, 1)] })).status).toBe(422)
  await db.updateTable('product').set({ status: 'AVAILABLE' }).where('id', '=', bag).execute()
  expect(await all(who)).toEqual([])
})

test('refuses a product or a size that is named twice, and writes nothing', async () => {
  const who = await shopper()
  const [first] = await skusOf(coat)
  const bothNames = [first!.id, first!.sku].map((sku) => ({ sku, value: 2 }))
  for (const products of [[await sizes(coat, 1), await sizes(coat, 2)], [{ productId: coat, items: bothNames }]]) {
    const { status, message } = await put(who, { products })
    expect([status, message]).toEqual([422, expect.stringContaining('named twice')])
  }
  expect(await all(who)).toEqual([])
})

test('what changed since is said with each line: price, stock, deadline, access', async () => {
  const who = await shopper()
  await put(who, { products: [await sizes(coat, 3), await sizes(scarf, 2), await sizes(hat, 1)] })
  const [sku] = await skusOf(scarf)
  await db.updateTable('productPrice').set({ wholesale: 6000n }).where('productId', '=', coat).execute()
  await db.updateTable('sku').set({ onHand: 1 }).where('id', '=', sku!.id).execute()
  await segment(collectionId, who.entityId, [coat, scarf])
  const [cart] = await all(who)
  const changes = Object.fromEntries(cart!.products.map((one) => [one._id, one.changes]))
  expect(changes).toEqual({
    [coat]: [{ kind: 'price', was: '50.00', now: '60.00' }],
    [scarf]: [{ kind: 'stock', skuId: sku!.id, left: 1 }],
    [hat]: [{ kind: 'access' }],
  })
  const hidden = cart!.products.find(({ _id }) => _id === hat)!
  expect(hidden).toMatchObject({ name: 'Coat 2', wholesalePrice: null, isOrderable: false, units: 1 })
  const ofHat = await skusOf(hat)
  expect(ofHat.length).toBeGreaterThan(1) // of what is no longer seen, only what was chosen is shown
  expect(hidden.variants.flatMap(({ sizes: chosenSizes }) => chosenSizes.map(({ skuId }) => skuId))).toEqual([
    ofHat[0]!.id,
  ])
  expect(cart).toMatchObject({ isOrderable: false, units: 3, amount: '180.00' })
  const taken = await ask(who, carts.acknowledge, { params: { cartId: cart!._id }, body: { version: cart!.version } })
  expect(taken.data.products.find(({ _id }) => _id === coat)!.changes).toEqual([])
  await db.updateTable('productPrice').set({ wholesale: 5000n }).where('productId', '=', coat).execute()
  await db.updateTable('sku').set({ onHand: 10 }).where('id', '=', sku!.id).execute()
})

test('a deadline that passed, and a relation that ended, leave the line with its reason', async () => {
  const who = await shopper()
  const soon = await shelf(1)
  const [only] = soon.products as [string]
  await put(who, { products: [await sizes(only, 2)] })
  await db
    .updateTable('collection')
    .set({ deadline: new Date(Date.now() - 1000), deadlineDay: '2026-11-01' })
    .where('id', '=', soon.collectionId)
    .execute()
  expect((await all(who))[0]!.products[0]).toMatchObject({ changes: [{ kind: 'deadline' }], amount: null })
  expect((await put(who, { products: [await sizes(only, 1)] })).status).toBe(422)

  const direct = await shopper()
  await db.updateTable('entity').set({ access: [] }).where('id', '=', direct.entityId).execute()
  await put(direct, { products: [await sizes(coat, 1)] })
  await end(direct.entityId)
  expect((await all(direct))[0]!.products[0]).toMatchObject({ changes: [{ kind: 'access' }], wholesalePrice: null })
})

test('a minimum says what is missing and the fewest more that reach it', async () => {
  const who = await shopper()
  await db.updateTable('entity').set({ minimumOrderValue: 40_000n }).where('id', '=', brand.id).execute()
  await put(who, { products: [await sizes(coat, 3)] })
  const [cart] = await all(who)
  expect(cart!.minimums).toEqual([
    {
      collectionId: null,
      collectionName: null,
      required: '400.00',
      reached: '150.00',
      missing: '250.00',
      more: { productId: coat, quantity: 5 },
    },
  ])
  expect(cart!.isOrderable).toBe(false)
  await db.updateTable('collection').set({ minimumOrderValue: 15_000n }).where('id', '=', collectionId).execute()
  expect((await all(who))[0]).toMatchObject({
    isOrderable: true,
    minimums: [{ collectionId, missing: null, more: null }],
  })
  await db.updateTable('entity').set({ minimumOrderValue: null }).where('id', '=', brand.id).execute()
  await db.updateTable('collection').set({ minimumOrderValue: null }).where('id', '=', collectionId).execute()
})

test('a minimum stated in another currency applies to carts in that currency only', async () => {
  const who = await shopper()
  const state = (otherMinimums: object) =>
    db
      .updateTable('entity')
      .set({ currency: 'AED', minimumOrderValue: 600_000n, otherMinimums: JSON.stringify(otherMinimums) })
      .where('id', '=', brand.id)
      .execute()
  await state({ USD: '50000' })
  await put(who, { products: [await sizes(coat, 3)] })
  expect((await all(who))[0]).toMatchObject({ currency: 'EUR', minimums: [], isOrderable: true })
  await state({ USD: '50000', EUR: '40000' })
  expect((await all(who))[0]).toMatchObject({
    minimums: [{ collectionId: null, required: '400.00', missing: '250.00' }],
    isOrderable: false,
  })
  const none = { currency: 'EUR', minimumOrderValue: null, otherMinimums: '{}' }
  await db.updateTable('entity').set(none).where('id', '=', brand.id).execute()
})

test('cartons are counted whole: their units, their price, and how many are left', async () => {
  const who = await shopper()
  const { products: boxes } = await shelf(1)
  const [box] = boxes as [string]
  await db.updateTable('product').set({ isCarton: true }).where('id', '=', box).execute()
  const [first, second] = await skusOf(box)
  await db.updateTable('sku').set({ cartonUnits: 3 }).where('id', '=', first!.id).execute()
  await db.updateTable('sku').set({ cartonUnits: 2 }).where('id', '=', second!.id).execute()
  const { data } = await put(who, { products: [{ productId: box, quantity: 3 }] })
  expect(data).toMatchObject([{ units: 15, amount: '750.00', products: [{ quantity: 3, isCarton: true }] }])
  expect(await put(who, { products: [{ productId: box, quantity: 4 }] })).toMatchObject({
    status: 422,
    errors: [{ items: [{ productId: box, left: 3 }] }],
  })
  expect((await put(who, { products: [await sizes(box, 1)] })).status).toBe(422)
  await db.updateTable('sku').set({ onHand: 5 }).where('id', '=', first!.id).execute()
  expect((await all(who))[0]!.products[0]!.changes).toEqual([{ kind: 'stock', left: 1 }])
  expect((await put(who, { products: [{ productId: box, quantity: 0 }] })).data).toEqual([])
})

test('a line of which nothing can be chosen any more cannot be ordered', async () => {
  const who = await shopper()
  const [toCartons, toSizes, gone] = (await shelf(3)).products as [string, string, string]
  const setCarton = async (productId: string, isCarton: boolean) => {
    await db.updateTable('sku').set({ cartonUnits: 1 }).where('productId', '=', productId).execute()
    await db.updateTable('product').set({ isCarton }).where('id', '=', productId).execute()
  }
  await setCarton(toSizes, true)
  await put(who, { products: [await sizes(toCartons, 2), { productId: toSizes, quantity: 2 }, await sizes(gone, 1)] })
  await setCarton(toCartons, true)
  await setCarton(toSizes, false)
  await db
    .deleteFrom('sku')
    .where('id', '=', (await skusOf(gone))[0]!.id)
    .execute()
  const [cart] = await all(who)
  expect(cart!.products.map(({ changes }) => changes)).toEqual([1, 2, 3].map(() => [{ kind: 'status' }]))
  expect(cart).toMatchObject({ isOrderable: false, units: 0, amount: '0.00' })
})

test('a stale version changes nothing; a cart of another tenant is 404', async () => {
  const who = await shopper()
  const [cart] = (await put(who, { products: [await sizes(coat, 1), await sizes(hat, 1)] })).data as Cart[]
  const cartId = cart!._id
  await put(who, { cartId, version: cart!.version, products: [await sizes(coat, 2)] })
  expect((await put(who, { cartId, version: cart!.version, products: [await sizes(coat, 9)] })).status).toBe(409)
  const stale = { params: { cartId }, query: { version: cart!.version }, body: { productIds: [coat] } }
  expect((await ask(who, carts.removeProducts, stale)).status).toBe(409)
  const stranger = await shopper()
  expect((await put(stranger, { cartId, products: [await sizes(coat, 9)] })).status).toBe(404)
  expect((await ask(stranger, carts.removeProduct, { params: { cartId, productId: coat }, query: {} })).status).toBe(
    404,
  )
  expect((await ask(stranger, carts.setNotes, { body: { cartId, notes: 'x' } })).status).toBe(404)
  expect((await ask(stranger, carts.removeEverywhere, { params: { productId: coat } })).status).toBe(404)
  expect((await ask(who, carts.removeProduct, { params: { cartId, productId: coat }, query: {} })).data).toEqual({
    removed: 1,
  })
  expect(held((await all(who))[0])).toEqual([[hat, 1]])
  expect((await ask(who, carts.remove, { query: {} })).data).toEqual({ removed: 1 })
})

test('twenty people of one team at once make one cart and lose no line', async () => {
  const who = await shopper()
  const lines = await Promise.all(products.map((id) => sizes(id, 2)))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => put(who, { products: [lines[n % lines.length]!] })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const found = await all(who)
  expect(found).toHaveLength(1)
  expect(found[0]!.units).toBe(2 * products.length)
  expect(found[0]!.version).toBe(21)
})

test('shows the deposit that the terms agreed with the retailer ask for', async () => {
  const who = await shopper()
  await put(who, { products: [await sizes(coat, 3, 2)] })
  const terms = (of: 'brand' | 'relation', depositPercent: number) =>
    of === 'brand'
      ? sql`update entity set commercial_terms = commercial_terms || ${{ depositPercent }}::jsonb where id = ${brand.id}`.execute(
          db,
        )
      : sql`update relation set terms = terms || ${{ depositPercent }}::jsonb where retailer_id = ${who.entityId} returning id`.execute(
          db,
        )
  expect((await all(who))[0]!.deposit).toBeNull()
  await terms('brand', 20)
  expect((await all(who))[0]!.deposit).toEqual({ percent: 20, amount: '50.00' })
  expect((await terms('relation', 30)).rows).toHaveLength(1)
  expect((await all(who))[0]!.deposit).toEqual({ percent: 30, amount: '75.00' })
  await terms('brand', 0)
})
