import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ProductSort } from '@souk/contract/catalog/product-filters.ts'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { admins } from '@souk/contract/entities/admin.contract.ts'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { fillCollection } from '../../../testing/catalog.ts'
import { fileBody, idsByAfter, newWorld } from '../../../testing/world.ts'
import { compileAccess } from '../visibility/compile-access.ts'
import { eventually } from '../../../testing/eventually.ts'

const { ask, close, db, entity, person } = await newWorld()
afterAll(close)

const orla = await entity({ type: 'brand', currency: 'EUR', liveFrom: new Date(0) })
const owner = await person({ side: 'brand', entityId: orla.id })
const rep = await person({ side: 'brand', entityId: orla.id, role: 'salesRepresentative' })
const stranger = await person({ side: 'brand' })
const shop = await entity({ type: 'retailer', currency: 'EUR', country: 'FR', access: ['marketplace'] })
const retailer = await person({ side: 'retailer', entityId: shop.id })
const guest = await person({ side: 'guest' })
const admin = await person({ side: 'souk' })

let collectionId = ''
let ids: string[] = []
beforeEach(async () => {
  const values = {
    brandId: orla.id,
    name: 'Winter',
    type: 'IN_STOCK',
    status: 'LIVE',
    currency: 'EUR',
    currencies: ['EUR', 'KWD'],
  }
  collectionId = (await db.insertInto('collection').values(values).returning('id').executeTakeFirstOrThrow()).id
  await compileAccess(db, [collectionId])
  ids = await fillCollection(db, { brandId: orla.id, collectionId, count: 3 })
})
const png = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#9a3b26' } })
  .png()
  .toBuffer()
const read = async (who: typeof owner, id = ids[0]!) =>
  (await ask(who, products.read, { params: { productId: id } })).data
const change = (body: object, who = owner, id = ids[0]!) =>
  ask(who, products.change, { params: { productId: id }, body })
const list = (who: typeof owner, query: object = {}) => ask(who, products.list, { query: { collectionId, ...query } })

test.each(ProductSort.options)('the products by %s are read to the end with `after`', async (sort) => {
  await sql`update product set position = 10 - position where collection_id = ${collectionId}`.execute(db)
  await sql`update product set shipping_start_date = '2030-01-01' where id = ${ids[1]!}`.execute(db)
  await sql`update product_price set wholesale = 6000 where product_id = ${ids[2]!}`.execute(db)
  await sql`delete from product_price where product_id = ${ids[0]!}`.execute(db)
  const listed = async (query: object) => (await list(owner, { sort, ...query })).data.products.map(({ _id }) => _id)
  const all = await listed({ limit: 100 })
  expect([all.length > 2, await idsByAfter(listed)]).toEqual([true, all])
  expect(await listed({ after: collectionId })).toEqual([])
})

describe('who sees what of a product', () => {
  test('its brand sees stock and prices, a retailer the price, a guest no wholesale price at all', async () => {
    expect(await read(owner)).toMatchObject({
      wholesalePrice: '50.00',
      retailPrice: '125.00',
      markUp: 2.5,
      prices: [{ currency: 'EUR', wholesalePrice: '50.00', retailPrice: '125.00' }],
    })
    expect((await read(owner)).variants[0]!.sizes[0]).toMatchObject({ onHand: 10, reserved: 0, quantityAvailable: 10 })
    const shown = await read(retailer)
    expect(shown).toMatchObject({ wholesalePrice: '50.00', isOrderable: true })
    for (const hidden of ['prices', 'version', 'hasOrders', 'isComplete']) expect(shown).not.toHaveProperty(hidden)
    expect(shown.variants[0]!.sizes[0]).not.toHaveProperty('onHand')
    const looked = await read(guest)
    for (const hidden of ['wholesalePrice', 'markUp']) expect(looked).not.toHaveProperty(hidden)
    expect(looked).toMatchObject({ retailPrice: '125.00', isOrderable: false })
    expect(JSON.stringify((await list(guest)).data)).not.toContain('50.00')
  })
  test('available is on hand less reserved, and never below nothing', async () => {
    await db.updateTable('sku').set({ reserved: 4 }).where('productId', '=', ids[0]!).execute()
    expect((await read(retailer)).variants[0]!.sizes[0]!.quantityAvailable).toBe(6)
  })
  test('another brand sees nothing, also when it knows the id', async () => {
    expect((await ask(stranger, products.read, { params: { productId: ids[0]! } })).status).toBe(404)
    expect((await list(stranger)).status).toBe(404)
    expect((await ask(stranger, products.byIds, { body: { productIds: ids } })).data).toEqual([])
  })
  test('a list keeps its order, finds by name and code, and filters', async () => {
    const names = async (query: object) => (await list(owner, query)).data.products.map(({ name }) => name)
    expect(await names({})).toEqual(['Coat 0', 'Coat 1', 'Coat 2'])
    expect(await names({ q: 'st-1' })).toEqual(['Coat 1'])
    expect(await names({ category: 'OUTERWEAR', department: 'WOMEN' })).toHaveLength(3)
    expect(await names({ category: 'SHOES' })).toEqual([])
    expect(await names({ after: ids[0]! })).toEqual(['Coat 1', 'Coat 2'])
    const wanted = [ids[2]!, ids[0]!]
    const { data } = await ask(owner, products.byIds, { body: { productIds: wanted } })
    expect(data.map(({ _id }) => _id)).toEqual(wanted)
  })
})

describe('a brand changes a product', () => {
  test('only what is sent, and the version with it', async () => {
    const before = await read(owner)
    const { data } = await change({ wholesalePrice: '60', name: 'Long coat' })
    expect(data).toEqual({
      ...before,
      name: 'Long coat',
      wholesalePrice: '60.00',
      markUp: 2.08,
      prices: [{ currency: 'EUR', wholesalePrice: '60.00', retailPrice: '125.00' }],
      version: before.version! + 1,
    })
  })
  test('prices in each currency, with its own decimals', async () => {
    const price = { currency: 'KWD', wholesalePrice: '16.125', retailPrice: null }
    expect((await change({ prices: [price] })).data.prices).toContainEqual({ ...price, retailPrice: null })
    const blank = await change({ retailPrice: '' })
    expect([blank.status, blank.data.retailPrice]).toEqual([200, null])
    const wrong = await change({ wholesalePrice: '1.005' })
    expect([wrong.status, wrong.errors[0]?.field]).toEqual([422, 'wholesalePrice'])
    const foreign = await change({ prices: [{ currency: 'JPY', wholesalePrice: '1', retailPrice: '2' }] })
    expect([foreign.status, foreign.errors[0]?.field]).toEqual([422, 'prices.0.currency'])
  })
  test('refuses a key that no list has, at its field and with its sentence', async () => {
    for (const field of ['department', 'category', 'subCategory', 'gender']) {
      const { status, errors } = await change({ [field]: 'SPACESUITS' })
      expect([status, errors[0]?.field]).toEqual([422, field])
      expect(errors[0]?.message).toMatch(/^The .+ is not one of the choices\.$/)
      const inBulk = await ask(owner, products.changeMany, {
        body: { productIds: ids, change: { [field]: 'SPACESUITS' } },
      })
      expect([inBulk.status, inBulk.errors[0]?.field]).toEqual([422, `change.${field}`])
      const filtered = await list(owner, { [field]: 'SPACESUITS' })
      expect([filtered.status, filtered.errors[0]?.field]).toEqual([422, `${field}.0`])
    }
  })
  test('refuses two prices in one currency, and changes nothing', async () => {
    const price = { currency: 'KWD', wholesalePrice: '1.5', retailPrice: null }
    const twice = await change({ prices: [price, { ...price, wholesalePrice: '2' }] })
    expect([twice.status, twice.errors[0]?.field]).toEqual([422, 'prices.1.currency'])
    const main = { ...price, currency: 'EUR' }
    const both = await change({ wholesalePrice: '60', prices: [main] })
    expect([both.status, both.errors[0]?.field]).toEqual([422, 'prices.0.currency'])
    expect((await change({ name: 'Cape', prices: [main] })).status).toBe(200)
    expect((await read(owner)).prices).toHaveLength(1)
  })
  test('shipping dates by the rule, against the saved ones', async () => {
    const half = await change({ shippingStartDate: '2027-01-01' })
    expect(half.errors[0]?.message).toBe('Both shipping start and end dates are required.')
    expect((await change({ shippingStartDate: '2027-01-01', shippingEndDate: '2027-02-01' })).status).toBe(200)
    const late = await change({ shippingStartDate: '2027-03-01' })
    expect(late.errors[0]?.message).toBe('Shipping start date must be earlier than shipping end date.')
  })
  test('a sub-category of another category is refused, and leaves with its own', async () => {
    expect((await change({ subCategory: 'SNEAKERS' })).errors[0]?.field).toBe('subCategory')
    expect((await change({ category: 'SHOES' })).data).toMatchObject({ category: 'SHOES', subCategory: null })
  })
  test('cartons hold units of each SKU, and none when it is no carton any more', async () => {
    const items = [
      { sku: 'U0-Sage-S', value: 2 },
      { sku: 'U0-Ecru-M', value: 3 },
    ]
    const { data } = await change({ isCarton: true, items })
    expect(data.items).toEqual(expect.arrayContaining(items))
    expect((await change({ items: [{ sku: 'no', value: 1 }] })).errors[0]?.field).toBe('items.0.sku')
    expect((await change({ isCarton: false })).data.items.every(({ value }) => value === 0)).toBe(true)
  })
  test('a carton holds no more of a SKU than a sheet may say', async () => {
    const put = (value: number) => change({ isCarton: true, items: [{ sku: 'U0-Sage-S', value }] })
    expect((await put(10_000)).status).toBe(200)
    expect((await put(10_001)).errors[0]?.field).toBe('items.0.value')
  })
  test('stock on hand, never less than orders hold', async () => {
    const { skuId, sku } = (await read(owner)).variants[0]!.sizes[0]!
    await db.updateTable('sku').set({ reserved: 5 }).where('id', '=', skuId).execute()
    expect((await change({ stock: [{ skuId, onHand: 7 }] })).data.variants[0]!.sizes[0]).toMatchObject({
      onHand: 7,
      quantityAvailable: 2,
    })
    const less = await change({ stock: [{ skuId, onHand: 4 }] })
    expect([less.status, less.errors[0]?.field, less.message]).toEqual([
      422,
      'stock.0.onHand',
      `Orders hold 5 units of ${sku}. Stock on hand cannot be less.`,
    ])
    expect((await change({ stock: [{ skuId, onHand: null }] })).errors[0]?.field).toBe('stock.0.onHand')
    const other = (await read(owner, ids[1]!)).variants[0]!.sizes[0]!.skuId
    expect((await change({ stock: [{ skuId: other, onHand: 1 }] })).status).toBe(422)
    expect((await read(owner, ids[1]!)).variants[0]!.sizes[0]!.onHand).toBe(10)
  })
  test('a stale version, a representative and a flag that is off change nothing', async () => {
    const { version } = await read(owner)
    expect((await change({ name: 'A', version: version! - 1 })).status).toBe(409)
    expect((await change({ name: 'A' }, rep)).status).toBe(403)
    const turn = async (isOn: boolean) => {
      const body = { isOn, percentage: 0, entityIds: [], traits: {} }
      await ask(admin, admins.setFlag, { params: { key: 'productEdit' }, body })
      await eventually(async () => expect((await ask(owner, reference.flags)).data.productEdit).toBe(isOn))
    }
    await turn(false)
    expect((await change({ name: 'A' })).status).toBe(403)
    expect((await read(owner)).name).toBe('Coat 0')
    await turn(true)
    expect((await change({ name: 'A' })).status).toBe(200)
  })
  test('what is missing makes it incomplete, and the collection knows; a price is not missing but on request', async () => {
    const complete = async () => {
      const { data } = await ask(owner, collections.read, { params: { collectionId } })
      return [data.productsCount, data.completeCount]
    }
    await change({ wholesalePrice: null })
    expect(await complete()).toEqual([3, 3])
    expect((await read(retailer)).isOrderable).toBe(false)
    await change({ category: null })
    expect(await complete()).toEqual([3, 2])
  })
})

describe('many at once', () => {
  test('all or none', async () => {
    const many = (productIds: string[], change: object) =>
      ask(owner, products.changeMany, { body: { productIds, change } })
    expect((await many(ids, { gender: 'FEMALE', wholesalePrice: '70.00' })).data.changed).toBe(3)
    expect((await list(owner)).data.products.map((one) => [one.gender, one.wholesalePrice])).toEqual(
      ids.map(() => ['FEMALE', '70.00']),
    )
    const [foreign] = await fillForeign()
    expect((await many([...ids, foreign!], { gender: 'MALE' })).status).toBe(404)
    expect((await read(owner)).gender).toBe('FEMALE')
    expect((await many(ids, { images: [] })).status).toBe(422)
  })
  test('more than a page: a whole filter is changed and removed, and another brand’s product refuses all', async () => {
    const brandId = owner.entityId!
    const values = { brandId, name: 'Large', type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR'] }
    const { id } = await db.insertInto('collection').values(values).returning('id').executeTakeFirstOrThrow()
    const large = await fillCollection(db, { brandId, collectionId: id, count: 620 })
    const change = (productIds: string[]) =>
      ask(owner, products.changeMany, { body: { productIds, change: { gender: 'MALE' } } })
    const [foreign] = await fillForeign()
    expect((await change([...large, foreign!])).status).toBe(404)
    expect((await change(large)).data).toEqual({ changed: 620 })
    const removed = await ask(owner, products.removeMany, { body: { productIds: large } })
    expect(removed.data).toEqual({ removed: 620, archived: 0 })
    expect((await change(Array.from({ length: 2_001 }, () => large[0]!))).status).toBe(422)
  })
  async function fillForeign() {
    const brandId = stranger.entityId!
    const values = { brandId, name: 'Theirs', type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR'] }
    const { id } = await db.insertInto('collection').values(values).returning('id').executeTakeFirstOrThrow()
    return fillCollection(db, { brandId, collectionId: id, count: 1 })
  }
})

describe('removed', () => {
  test('out of sight for everybody, and back again', async () => {
    const params = { productId: ids[0]! }
    expect((await ask(owner, products.remove, { params })).data).toEqual({ isArchived: false })
    for (const who of [owner, retailer, guest]) expect((await list(who)).data.total).toBe(2)
    expect((await ask(owner, products.remove, { params })).status).toBe(404)
    expect((await ask(owner, products.restore, { params })).data.name).toBe('Coat 0')
    expect((await list(retailer)).data.total).toBe(3)
  })
  test('archived where there are orders', async () => {
    await db.updateTable('product').set({ hasOrders: true }).where('id', '=', ids[0]!).execute()
    expect((await ask(owner, products.remove, { params: { productId: ids[0]! } })).data).toEqual({ isArchived: true })
  })
  test('many at once, all or none, and back again', async () => {
    await db.updateTable('product').set({ hasOrders: true }).where('id', '=', ids[0]!).execute()
    const remove = (productIds: string[], who = owner) => ask(who, products.removeMany, { body: { productIds } })
    expect((await remove(ids, stranger)).status).toBe(404)
    expect((await remove(ids, rep)).status).toBe(403)
    expect((await remove([...ids, crypto.randomUUID()])).status).toBe(404)
    expect((await list(owner)).data.total).toBe(3)
    expect((await remove([...ids, ids[0]!])).data).toEqual({ removed: 2, archived: 1 })
    const counted = await db
      .selectFrom('collection')
      .selectAll()
      .where('id', '=', collectionId)
      .executeTakeFirstOrThrow()
    expect([(await list(owner)).data.total, counted.productsCount]).toEqual([0, 0])
    expect((await remove(ids)).status).toBe(404)
    const back = await ask(owner, products.restoreMany, { body: { productIds: ids } })
    expect([back.data, (await list(retailer)).data.total]).toEqual([{ restored: 3 }, 3])
  })
})

describe('pictures', () => {
  test('take one of five places, and only the brand puts them there', async () => {
    const { body, headers } = fileBody('coat.png', png)
    const put = (index: number, who = owner, uniqueId = 'U0') =>
      ask(who, products.uploadImage, { params: { collectionId, uniqueId, index: String(index) }, body, headers })
    const first = await put(0)
    expect(first.status).toBe(201)
    expect((await read(owner)).images).toEqual([first.data.location])
    await put(4)
    expect((await read(owner)).images).toEqual([first.data.location, first.data.location])
    expect((await put(5)).status).toBe(404)
    expect((await put(0, stranger)).status).toBe(404)
    expect((await put(0, owner, 'none')).status).toBe(404)
  })
  test('in an order of one’s own, from one’s own uploads', async () => {
    const { body, headers } = fileBody('coat.png', png)
    const upload = (who: typeof owner) =>
      ask(who, reference.uploadFile, { params: { fileType: 'picture' }, body, headers })
    const { location } = (await upload(owner)).data
    const [old] = (await read(owner)).images
    expect((await change({ images: [location, old!] })).data.images).toEqual([location, old])
    const made = await change({ images: ['/files/pictures/made-up.webp'] })
    expect([made.status, made.errors[0]?.field]).toEqual([422, 'images.0'])
    expect((await change({ images: Array.from({ length: 6 }, () => location) })).status).toBe(422)
  })
  test('show the colour they were chosen for, until they are removed', async () => {
    const { body, headers } = fileBody('coat.png', png)
    const uploaded = await ask(owner, reference.uploadFile, { params: { fileType: 'picture' }, body, headers })
    const [old] = (await read(owner)).images
    const colour = (await read(owner)).variants[0]!.colour
    const images = [old!, uploaded.data.location]
    const chosen = await change({ images, colourImages: { [colour]: images[1] } })
    expect(chosen.data.variants[0]!.image).toBe(images[1])
    expect((await read(retailer)).variants[0]!.image).toBe(images[1])
    const unknown = await change({ colourImages: { [colour]: '/files/pictures/made-up.webp' } })
    expect([unknown.status, unknown.errors[0]?.field]).toEqual([422, `colourImages.${colour}`])
    expect((await change({ images: [old] })).data.variants[0]!.image).toBeUndefined()
  })
})
