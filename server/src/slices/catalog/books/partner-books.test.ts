import { afterAll, expect, test } from 'vitest'
import { priceBooks, segmentationBooks } from '@souk/contract/catalog/books.contract.ts'
import { partnerBooks } from '@souk/contract/catalog/partner-books.contract.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { relations } from '@souk/contract/connections/connections.contract.ts'
import { fillCollection } from '../../../testing/catalog.ts'
import { newTraders } from '../../../testing/connections.ts'
import { newWorld } from '../../../testing/world.ts'
import { compileAccess } from '../visibility/compile-access.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)

/** A live collection of three products, and a price book with one of them at 10.00. */
async function stocked() {
  const traders = await newTraders(world)
  const { orla, kin, admin } = traders
  await db.updateTable('entity').set({ currency: 'EUR' }).where('id', 'in', [orla.entityId, kin.entityId]).execute()
  const values = { brandId: orla.entityId, name: 'Winter', type: 'IN_STOCK', status: 'LIVE', currency: 'EUR' }
  const { id: collectionId } = await db
    .insertInto('collection')
    .values({ ...values, currencies: ['EUR'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  await compileAccess(db, [collectionId])
  const [productId] = await fillCollection(db, { brandId: orla.entityId, collectionId, count: 3 })
  const create = async (calls: typeof priceBooks | typeof segmentationBooks, name: string) =>
    (await ask(admin, calls.create as typeof priceBooks.create, { params: { collectionId }, body: { name } })).data.id
  const [bookId, segmentId] = [await create(priceBooks, 'Friends'), await create(segmentationBooks, 'Few')]
  await db
    .insertInto('bookPrice')
    .values({ bookId, productId: productId!, currency: 'EUR', wholesale: 1000n, retail: null })
    .execute()
  await db.insertInto('bookProduct').values({ bookId: segmentId, productId: productId! }).execute()
  return { ...traders, collectionId, bookId, segmentId }
}
const give = (who: { token: string }, retailerId: string, body: object) =>
  ask(who, partnerBooks.assign, { params: { retailerId }, body })

test('a partner is given a book and a segment, sees both at once, and loses both when the relation ends', async () => {
  const { kin, admin, nadia, relate, collectionId, bookId, segmentId } = await stocked()
  const { id } = await relate()
  const seen = async () =>
    (await ask(nadia, products.list, { query: { collectionId } })).data.products.map((one) => one.wholesalePrice)
  expect(await seen()).toEqual(['50.00', '50.00', '50.00'])
  const given = await give(admin, kin.entityId, { collectionId, kind: 'PRICE', bookId })
  expect(given.data).toMatchObject([
    { collectionName: 'Winter', isOpen: true, priceBooks: [{ name: 'Friends' }], priceBookId: bookId, segmentId: null },
  ])
  expect(await seen()).toEqual(['10.00', '50.00', '50.00'])
  await give(admin, kin.entityId, { collectionId, kind: 'SEGMENT', bookId: segmentId })
  expect(await seen()).toEqual(['10.00'])
  await ask(nadia, relations.end, { params: { id } })
  expect(await seen()).toEqual(['50.00', '50.00', '50.00']) // as any retailer of the marketplace
  expect((await give(admin, kin.entityId, { collectionId, kind: 'PRICE', bookId: null })).status).toBe(404)
})

test('what is taken away falls back to the next step of the ladder, and the book knows that it changed', async () => {
  const { kin, admin, relate, collectionId, bookId } = await stocked()
  await relate()
  const version = async () => (await ask(admin, priceBooks.read, { params: { collectionId, bookId } })).data
  await give(admin, kin.entityId, { collectionId, kind: 'PRICE', bookId })
  expect(await version()).toMatchObject({ version: 2, assignees: { retailerIds: [kin.entityId] } })
  await give(admin, kin.entityId, { collectionId, kind: 'PRICE', bookId: null })
  expect(await version()).toMatchObject({ version: 3, assignees: { retailerIds: [] } })
})

test('only for partners one looks after, only from the own books, and not by a representative', async () => {
  const { kin, admin, manager, rep, relate, collectionId, bookId, segmentId } = await stocked()
  const body = { collectionId, kind: 'PRICE', bookId }
  expect((await give(admin, kin.entityId, body)).status).toBe(404) // no relation yet
  await relate()
  const other = await stocked()
  for (const wrong of [{ bookId: segmentId }, { bookId: other.bookId }, { collectionId: other.collectionId }])
    expect((await give(admin, kin.entityId, { ...body, ...wrong })).status).toBe(404)
  expect((await give(other.admin, kin.entityId, body)).status).toBe(404)
  expect((await give(manager, kin.entityId, body)).status).toBe(404)
  expect((await give(rep, kin.entityId, body)).status).toBe(403)
  expect((await ask(rep, partnerBooks.list, { params: { retailerId: kin.entityId } })).status).toBe(404)
  expect((await give(admin, kin.entityId, body)).status).toBe(200)
})
