import { afterAll, expect, test } from 'vitest'
import { carts } from '@souk/contract/carts/carts.contract.ts'
import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import { newShoppers } from '../../../testing/shoppers.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)
const { brand, shelf, shopper, units, fill, checkOut } = await newShoppers(world)
const { collectionId, products: ids } = await shelf(2)
const [coat, scarf] = ids as [string, string]
await db
  .updateTable('collection')
  .set({ currencies: ['EUR', 'USD'] })
  .where('id', '=', collectionId)
  .execute()
await db
  .insertInto('productPrice')
  .values(ids.map((productId) => ({ productId, currency: 'USD', wholesale: 6000n, retail: 15000n })))
  .execute()

type Who = Awaited<ReturnType<typeof shopper>>
const choose = (who: Who, currency: string, id = collectionId) =>
  ask(who, collections.chooseCurrency, { params: { collectionId: id }, body: { currency } })
const price = async (who: Who) => {
  const { currency, wholesalePrice } = (await ask(who, products.read, { params: { productId: coat } })).data
  return [currency, wholesalePrice]
}
const all = async (who: Who) => (await ask(who, carts.list)).data as Cart[]

test('a retailer is shown a brand in the currency it chose, and others are not', async () => {
  const [who, other] = [await shopper(), await shopper()]
  expect(await price(who)).toEqual(['EUR', '50.00'])
  expect((await choose(who, 'USD')).data).toMatchObject({ buyingCurrency: 'USD', currencies: ['EUR', 'USD'] })
  expect(await price(who)).toEqual(['USD', '60.00'])
  expect(await price(other)).toEqual(['EUR', '50.00'])
  await choose(who, 'EUR')
  expect(await price(who)).toEqual(['EUR', '50.00'])
})

test('a currency the collection has no prices in is refused, and another brand keeps its own', async () => {
  const who = await shopper()
  const refused = await choose(who, 'JPY')
  expect([refused.status, refused.errors[0]?.field]).toEqual([422, 'currency'])
  const elsewhere = await newShoppers(world)
  expect((await choose(who, 'USD', (await elsewhere.shelf(1)).collectionId)).status).not.toBe(200)
  expect(await price(who)).toEqual(['EUR', '50.00'])
})

test('a cart and an order keep their currency when another one is chosen', async () => {
  const who = await shopper()
  const [inEuro] = await fill(who, await units(coat, 2))
  await choose(who, 'USD')
  await fill(who, await units(scarf, 1))
  const byCurrency = (await all(who)).map(({ currency, amount, isOrderable }) => [currency, amount, isOrderable])
  expect(byCurrency.toSorted()).toEqual([
    ['EUR', '100.00', true],
    ['USD', '60.00', true],
  ])
  const more = await ask(who, carts.put, { body: [{ cartId: inEuro!._id, products: [await units(scarf, 1)] }] })
  expect(more.data).toMatchObject([{ currency: 'EUR', amount: '150.00' }])
  const { data, status } = await checkOut(who, await all(who))
  expect(status).toBe(201)
  expect(data.orders.map(({ currency, amount }) => [currency, amount]).toSorted()).toEqual([
    ['EUR', '150.00'],
    ['USD', '60.00'],
  ])
  expect(data.orders.every(({ brand: { id } }) => id === brand.id)).toBe(true)
  const euro = data.orders.find(({ currency }) => currency === 'EUR')!
  const offers = await ask(who, orderViews.offers, { params: { id: euro.id }, query: { collectionId } })
  expect(offers.data.products.map(({ currency, isOrderable }) => [currency, isOrderable])).toEqual([
    ['EUR', true],
    ['EUR', true],
  ])
})
