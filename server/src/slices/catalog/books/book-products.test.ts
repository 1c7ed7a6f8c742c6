import { afterAll, beforeEach, expect, test } from 'vitest'
import { bookProducts } from '@souk/contract/catalog/book-products.contract.ts'
import { priceBooks, segmentationBooks } from '@souk/contract/catalog/books.contract.ts'
import { fillCollection } from '../../../testing/catalog.ts'
import { idsByAfter, newWorld } from '../../../testing/world.ts'
import { compileAccess } from '../visibility/compile-access.ts'

const { ask, close, db, entity, person } = await newWorld()
afterAll(close)
const orla = await entity({ type: 'brand', currency: 'EUR', liveFrom: new Date(0) })
const owner = await person({ side: 'brand', entityId: orla.id })
const rep = await person({ side: 'brand', entityId: orla.id, role: 'salesRepresentative' })
const other = await person({ side: 'brand' })

let collectionId = ''
let ids: string[] = []
beforeEach(async () => {
  const values = { brandId: orla.id, name: 'Winter', type: 'IN_STOCK', status: 'LIVE', currency: 'EUR' }
  const collection = db.insertInto('collection').values({ ...values, currencies: ['EUR', 'JPY'] })
  collectionId = (await collection.returning('id').executeTakeFirstOrThrow()).id
  await compileAccess(db, [collectionId])
  ids = await fillCollection(db, { brandId: orla.id, collectionId, count: 3 })
})
const bookOf = async (calls: typeof priceBooks | typeof segmentationBooks) =>
  (await ask(owner, calls.create as typeof priceBooks.create, { params: { collectionId }, body: { name: 'One' } })).data

test('one price is set beside the product’s own, and two blanks take it out again', async () => {
  const { id: bookId } = await bookOf(priceBooks)
  const params = { collectionId, bookId, productId: ids[1]! }
  const set = (body: object, who = owner) =>
    ask(who, bookProducts.setPrice, {
      params,
      body: { currency: 'EUR', wholesalePrice: null, retailPrice: null, ...body },
    })
  const line = { uniqueId: 'U1', wholesalePrice: '42.50', retailPrice: null, ownWholesalePrice: '50.00' }
  expect((await set({ wholesalePrice: '42.5' })).data).toMatchObject(line)
  const { data } = await ask(owner, bookProducts.prices, { params: { collectionId, bookId } })
  expect([data.total, data.currency, data.items[1]]).toMatchObject([3, 'EUR', line])
  const products = async (query: object) =>
    (await ask(owner, bookProducts.prices, { params: { collectionId, bookId }, query })).data.items.map(
      ({ productId }) => productId,
    )
  expect(await idsByAfter(products)).toEqual(data.items.map(({ productId }) => productId))
  const book = (await ask(owner, priceBooks.read, { params: { collectionId, bookId } })).data
  expect(book).toMatchObject({ productsCount: 1, version: 2 })
  await set({ wholesalePrice: '42.50' }) // the same again
  expect((await ask(owner, priceBooks.read, { params: { collectionId, bookId } })).data.version).toBe(2)
  expect((await set({ wholesalePrice: '1.5', currency: 'JPY' })).errors[0]?.field).toBe('wholesalePrice')
  expect((await set({ wholesalePrice: '1', currency: 'USD' })).errors[0]?.field).toBe('currency')
  expect((await set({ wholesalePrice: '-1' })).status).toBe(422)
  expect((await set({}, rep)).status).toBe(403)
  expect((await set({})).data.wholesalePrice).toBeNull()
  expect((await ask(owner, priceBooks.read, { params: { collectionId, bookId } })).data.productsCount).toBe(0)
})

test('a product is listed and taken out, and found by a part of its name or code', async () => {
  const { id: bookId } = await bookOf(segmentationBooks)
  const where = { collectionId, bookId }
  const set = (productId: string, isListed: boolean) =>
    ask(owner, bookProducts.setListed, { params: { ...where, productId }, body: { isListed } })
  expect((await set(ids[0]!, true)).data).toMatchObject({ uniqueId: 'U0', isListed: true })
  const look = async (query: object = {}) => (await ask(rep, bookProducts.listed, { params: where, query })).data
  expect((await look()).items.map(({ isListed }) => isListed)).toEqual([true, false, false])
  expect((await look({ q: 'st-2' })).items.map(({ uniqueId }) => uniqueId)).toEqual(['U2'])
  const [, ...later] = (await look()).items
  expect((await look({ after: ids[0] })).items).toEqual(later)
  expect((await look({ after: bookId })).items).toEqual([])
  expect((await set(ids[0]!, false)).data.isListed).toBe(false)
})

test('a line of another collection, of another brand or of a closed collection is not changed', async () => {
  const { id: bookId } = await bookOf(segmentationBooks)
  const params = { collectionId, bookId, productId: ids[0]! }
  const body = { isListed: true }
  await db.updateTable('product').set({ deletedAt: new Date() }).where('id', '=', ids[1]!).execute()
  const answers = [
    await ask(other, bookProducts.setListed, { params, body }),
    await ask(other, bookProducts.listed, { params: { collectionId, bookId } }),
    await ask(owner, bookProducts.setListed, { params: { ...params, productId: ids[1]! }, body }),
    await ask(owner, bookProducts.setPrice, {
      params,
      body: { currency: 'EUR', wholesalePrice: '1', retailPrice: null },
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  await db.updateTable('collection').set({ status: 'IN_REVIEW' }).where('id', '=', collectionId).execute()
  expect((await ask(owner, bookProducts.setListed, { params, body })).status).toBe(409)
})
