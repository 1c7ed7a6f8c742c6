import { afterAll, expect, test } from 'vitest'
import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { carts } from '@souk/contract/carts/carts.contract.ts'
import { products as productCalls } from '@souk/contract/catalog/products.contract.ts'
import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { newTraders } from '../../testing/traders.ts'
import { newWorld } from '../../testing/world.ts'
import { compileAccess } from '../catalog/visibility/compile-access.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)
const { brand, seller, shelf, buyer, skusOf } = await newTraders(world)

async function shopper() {
  const who = await buyer(true)
  await db.insertInto('store').values({ entityId: who.entityId, name: 'Marais', country: 'FR' }).execute()
  return who
}

/** A published collection whose brand takes the own prices of two products away; a book prices one of them for one retailer. */
async function priced() {
  const { collectionId, products } = await shelf(3)
  await db.updateTable('collection').set({ liveAt: new Date() }).where('id', '=', collectionId).execute()
  const [byBook, onRequest] = products as [string, string]
  for (const productId of [byBook, onRequest]) {
    const { status } = await ask(seller, productCalls.change, { params: { productId }, body: { wholesalePrice: null } })
    expect(status).toBe(200)
  }
  const [partner, other] = [await shopper(), await shopper()]
  const book = { brandId: brand.id, collectionId, kind: 'PRICE', name: 'Friends' }
  const { id: bookId } = await db.insertInto('book').values(book).returning('id').executeTakeFirstOrThrow()
  const to = { bookId, collectionId, kind: 'PRICE', retailerId: partner.entityId }
  await db.insertInto('bookAssignment').values(to).execute()
  const price = { bookId, productId: byBook, currency: 'EUR', wholesale: 4000n, retail: null }
  await db.insertInto('bookPrice').values(price).execute()
  await compileAccess(db, [collectionId])
  return { collectionId, all: products, byBook, onRequest, partner, other, bookId }
}
type Who = Awaited<ReturnType<typeof shopper>>
const read = (who: Who, productId: string) => ask(who, productCalls.read, { params: { productId } })
async function put(who: Who, productId: string) {
  const [sku] = await skusOf(productId)
  return ask(who, carts.put, { body: [{ products: [{ productId, items: [{ sku: sku!.id, value: 2 }] }] }] })
}

test('a product without a price of its own is shown: at the price of a book, or on request and not orderable', async () => {
  const { collectionId, all, byBook, onRequest, partner, other } = await priced()
  expect((await read(partner, byBook)).data).toMatchObject({ wholesalePrice: '40.00', isOrderable: true })
  const without = { wholesalePrice: null, isOrderable: false }
  for (const [who, productId] of [
    [partner, onRequest],
    [other, byBook],
    [other, onRequest],
  ] as const)
    expect((await read(who, productId)).data).toMatchObject(without)
  for (const who of [partner, other]) {
    const listed = await ask(who, productCalls.list, { query: { collectionId } })
    expect(listed.data.products.map(({ _id }) => _id)).toEqual(all)
    const browsed = await ask(who, discovery.browse, { query: { collectionId } })
    expect(browsed.data.products.map(({ _id }) => _id).toSorted()).toEqual(all.toSorted())
  }
})

test('a cart takes it at the price of the book and refuses it on request; a wishlist takes both', async () => {
  const { byBook, onRequest, partner, other, bookId, collectionId } = await priced()
  const [cart] = (await put(partner, byBook)).data as Cart[]
  expect(cart).toMatchObject({ amount: '80.00', units: 2, isOrderable: true })
  expect((await put(partner, onRequest)).status).toBe(422)
  expect((await put(other, byBook)).status).toBe(422)
  const lines = [byBook, onRequest].map((productId) => ({ productId }))
  const list = await ask(other, wishlists.create, { body: { name: 'Autumn', lines } })
  expect(list.status).toBe(201)
  const { lines: shownLines } = (await ask(other, wishlists.read, { params: { id: list.data.wishlistId } })).data
  expect(shownLines.map(({ unavailable }) => unavailable)).toEqual([null, null])

  await db.deleteFrom('book').where('id', '=', bookId).execute()
  await compileAccess(db, [collectionId])
  const [later] = (await ask(partner, carts.list)).data as Cart[]
  expect(later).toMatchObject({ isOrderable: false, units: 0 })
  expect(later!.products[0]).toMatchObject({ wholesalePrice: null, changes: [{ kind: 'onRequest' }] })
})
