import { afterAll, expect, test } from 'vitest'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { openCollection } from '../../../testing/catalog.ts'
import { newShoppers } from '../../../testing/shoppers.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, entity, person } = world
afterAll(close)

test('another brand learns nothing of hidden wholesale prices by filters or facets', async () => {
  const averages = { avgWholesalePrice: 20000n, avgRetailPrice: 58000n, currency: 'EUR', isWspHidden: true }
  const hidden = await entity({ type: 'brand', name: 'Hidden', liveFrom: new Date(0), ...averages })
  await openCollection(db, hidden.id)
  const rival = await person({ side: 'brand' })
  const own = await person({ side: 'brand', entityId: hidden.id })
  const names = async (who: { token: string }, query: object) =>
    (await ask(who, discovery.brands, { query })).data.brands.map(({ name }) => name)
  const bands = (await ask(own, discovery.brandFilters, { query: { q: 'Hidden' } })).data
  expect(await names(own, { price: bands.price[0]!.value })).toContain('Hidden')
  expect(await names(own, { markUp: 'FROM_2_8_TO_3_1' })).toContain('Hidden')
  expect(await names(rival, { price: bands.price[0]!.value })).not.toContain('Hidden')
  expect(await names(rival, { markUp: 'FROM_2_8_TO_3_1' })).not.toContain('Hidden')
  const seen = (await ask(rival, discovery.brandFilters, { query: { q: 'Hidden' } })).data
  expect(seen.markUp).toEqual([])
  expect(seen.price).not.toEqual(bands.price)
})

test('a collection shows pictures only of products that its viewer is shown', async () => {
  const { shelf, buyer, segment } = await newShoppers(world)
  const { collectionId, products } = await shelf(3)
  const who = await buyer(true)
  await segment(collectionId, who.entityId, [products[1]!])
  const { data } = await ask(who, collections.read, { params: { collectionId } })
  expect(data.pictures).toEqual(['/files/pictures/1.webp'])
})

test('a country the brand does not ship to cannot be reached by another address', async () => {
  const { brand, shelf, shopper, units, fill } = await newShoppers(world)
  const { products } = await shelf(1)
  const who = await shopper()
  const values = { entityId: who.entityId, label: 'Depot', line1: '1 Main Street', city: 'Lagos', country: 'NG' }
  const { id: shipToId } = await db.insertInto('address').values(values).returning('id').executeTakeFirstOrThrow()
  await db
    .updateTable('entity')
    .set({ restrictedCountries: ['NG'] })
    .where('id', '=', brand.id)
    .execute()
  const [cart] = await fill(who, await units(products[0]!, 1))
  const place = (to: object) => {
    const chosen = { cartId: cart!._id, version: cart!.version, paymentMethod: 'BANK_TRANSFER' as const, ...to }
    return ask(who, orders.multiple, { body: { carts: [chosen] } })
  }
  expect(await place({ shipToId })).toMatchObject({ status: 422, errors: [{ field: 'shipToId' }] })
  const placed = await place({})
  expect(placed.status).toBe(201)
  const { id, version } = placed.data.orders[0]!
  const moved = await ask(who, orders.update, { params: { id }, body: { version, shipToId } as never })
  expect(moved).toMatchObject({ status: 422, errors: [{ field: 'shipToId' }] })
})
