import { afterAll, expect, test } from 'vitest'
import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { follows } from '@souk/contract/follows/follows.contract.ts'
import { fillCollection, openCollection } from '../../testing/catalog.ts'
import { newWorld } from '../../testing/world.ts'
import { compileListing } from '../catalog/visibility/compile-listing.ts'

const { ask, close, db, entity, person } = await newWorld()
afterAll(close)
const hour = 3_600_000
const signedUp = (name: string, hoursAgo: number, rest: object = {}) =>
  entity({ type: 'brand', name, liveFrom: new Date(Date.now() - hoursAgo * hour), ...rest })
async function live(name: string, hoursAgo: number, rest: object = {}) {
  const brand = await signedUp(name, hoursAgo, rest)
  await openCollection(db, brand.id)
  return brand
}

await live('Old', 48, { departments: ['MEN'], minimumOrderValue: 80000n, currency: 'EUR' })
await live('New', 1, { isPremium: true, departments: ['WOMEN', 'MEN'] })
await live('Not yet', -1)
await signedUp('Just signed up', 0.5)
await entity({ type: 'brand', name: 'Never' })
const open = await entity({ type: 'retailer', access: ['marketplace'] })
const shut = await entity({ type: 'retailer', access: ['direct'] })

const people = {
  guest: await person({ side: 'guest' }),
  retailer: await person({ side: 'retailer', entityId: open.id }),
  brand: await person({ side: 'brand' }),
}

test.each(Object.entries(people))(
  'a %s sees the brands that have a live collection, the newest first',
  async (_, who) => {
    const { status, data } = await ask(who, discovery.brands)
    expect(status).toBe(200)
    expect(data.brands.map(({ name }) => name)).toEqual(['New', 'Old'])
    expect(data.total).toBe(2)
  },
)
test('the brand of a developer’s sandbox is neither listed, counted, found nor followed by others', async () => {
  const sandbox = await live('Sandbox Atelier', 2, { isSandbox: true })
  for (const who of Object.values(people)) {
    const { data } = await ask(who, discovery.brands)
    expect(data.brands.map(({ name }) => name)).not.toContain('Sandbox Atelier')
    expect((await ask(who, discovery.brandFilters)).data.total).toBe(data.total)
    expect((await ask(who, discovery.search, { body: { q: 'sandbox atelier' } })).data.brands).toEqual([])
  }
  const query = { brandId: sandbox.id, follow: 'true' } as const
  expect((await ask(people.retailer, follows.subscribe, { query })).status).toBe(404)
})
test('a brand that just signed up is neither counted nor found', async () => {
  for (const who of Object.values(people)) {
    expect((await ask(who, discovery.brandFilters)).data.total).toBe(2)
    expect((await ask(who, discovery.search, { body: { q: 'just signed up' } })).data.brands).toEqual([])
  }
})
test('premium brands, a department, a part of the name, and what comes after', async () => {
  const names = async (query: object) =>
    (await ask(people.guest, discovery.brands, { query })).data.brands.map(({ name }) => name)
  expect(await names({ list: 'PREMIUMBRANDS' })).toEqual(['New'])
  expect(await names({ department: 'WOMEN' })).toEqual(['New'])
  expect(await names({ department: 'MEN' })).toEqual(['New', 'Old'])
  expect(await names({ q: 'ol' })).toEqual(['Old'])
  expect(await names({ q: '%' })).toEqual([])
  const [first] = (await ask(people.guest, discovery.brands)).data.brands
  expect(await names({ after: first!.id })).toEqual(['Old'])
})
test('a department that is in no list is refused', async () => {
  const { status, errors } = await ask(people.guest, discovery.brands, { query: { department: 'WOMEN,SPACE' } })
  expect([status, errors[0]?.field]).toEqual([422, 'department.1'])
})
test('amounts are text with the decimals of their currency', async () => {
  const { data } = await ask(people.guest, discovery.brands, { query: { q: 'old' } })
  expect(data.brands[0]).toMatchObject({ minimumOrderValue: '800.00', currency: 'EUR' })
})
test('a retailer without marketplace access gets 403 with the message', async () => {
  const { status, message } = await ask(await person({ side: 'retailer', entityId: shut.id }), discovery.brands)
  expect([status, message]).toEqual([403, "You can't access the marketplace"])
})

test('brands are narrowed down by what they say of themselves, and counted for every choice', async () => {
  await live('Lyon', 3, {
    country: 'FR',
    minimumOrderValue: 50000n,
    avgWholesalePrice: 2600n,
    avgRetailPrice: 7800n,
    currency: 'EUR',
  })
  await live('Osaka', 4, {
    country: 'JP',
    minimumOrderValue: 500n,
    avgWholesalePrice: 300n,
    avgRetailPrice: 600n,
    currency: 'JPY',
    restrictedCountries: ['FR'],
  })
  const store = await entity({ type: 'retailer', access: ['marketplace'], country: 'FR' })
  const buyer = await person({ side: 'retailer', entityId: store.id })
  const names = async (query: object, who = buyer) =>
    (await ask(who, discovery.brands, { query })).data.brands.map(({ name }) => name)
  expect(await names({ country: 'FR,JP' }), 'Osaka shows nothing in France').toEqual(['Lyon'])
  expect(await names({ country: 'FR,JP', minimum: '500' })).toEqual(['Lyon'])
  expect(await names({ country: 'FR,JP', minimum: '500' }, people.guest)).toEqual(['Lyon', 'Osaka'])
  expect(await names({ country: 'FR,JP', minimum: '250' })).toEqual([])
  expect(await names({ country: 'FR,JP', shipsToMe: 'true' })).toEqual(['Lyon'])
  expect(await names({ price: 'FROM_26_TO_50' })).toEqual(['Lyon'])
  expect(await names({ price: 'FROM_26_TO_50' }, people.guest)).toEqual([])
  expect(await names({ price: 'FROM_51_TO_100' }, people.guest)).toEqual(['Lyon'])
  expect(await names({ markUp: 'FROM_2_8_TO_3_1' })).toEqual(['Lyon'])
  expect(await names({ country: 'FR,JP', sort: 'name' }, people.guest)).toEqual(['Lyon', 'Osaka'])

  const { data } = await ask(people.guest, discovery.brandFilters, { query: { country: 'JP' } })
  expect(data.total).toBe(1)
  expect(data.country).toContainEqual({ value: 'FR', count: 1 })
  expect(data.minimum.find(({ value }) => value === '500')).toEqual({ value: '500', count: 1 })
  expect(data.price).toEqual([{ value: 'OVER_250', count: 1 }])
  expect(data).not.toHaveProperty('markUp')
  expect(data).not.toHaveProperty('shipsToMe')
  const { data: inFrance } = await ask(buyer, discovery.brandFilters)
  expect(inFrance.country, 'what is not listed is not counted').toEqual([{ value: 'FR', count: 1 }])
})

test('what closes first, and what has something open, by the collections one may see', async () => {
  const brand = await signedUp('Shelves', 5)
  const base = { brandId: brand.id, type: 'PRE_ORDER', currency: 'EUR', currencies: ['EUR'], status: 'LIVE' }
  const closing = { deadline: new Date(Date.now() + hour), deadlineDay: '2026-12-01' }
  const { id } = await db
    .insertInto('collection')
    .values({ ...base, name: 'Soon', ...closing })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('collection')
    .values([
      { ...base, name: 'Later' },
      { ...base, name: 'Draft', status: 'NEW' },
    ])
    .execute()
  await fillCollection(db, { brandId: brand.id, collectionId: id, count: 1 })
  const { data } = await ask(people.retailer, discovery.brands, { query: { sort: 'closing' } })
  expect(data.brands[0]).toMatchObject({
    name: 'Shelves',
    collectionsCount: 2,
    closesAt: closing.deadline.toISOString(),
  })
  const ofCategory = await ask(people.retailer, discovery.brands, { query: { category: 'OUTERWEAR' } })
  expect(ofCategory.data.brands.map(({ name }) => name)).toEqual(['Shelves'])
  const none = await ask(people.retailer, discovery.brands, { query: { category: 'SHOES' } })
  expect(none.data.brands).toEqual([])

  const counted = async () => (await ask(people.retailer, discovery.brandFilters, { query: { q: 'Shelves' } })).data
  const [outerwear, now] = [
    { value: 'OUTERWEAR', count: 1 },
    { value: 'NOW', count: 1 },
  ]
  expect(await counted()).toMatchObject({ category: [outerwear], delivery: [now] })
  await db.updateTable('product').set({ archivedAt: new Date() }).where('collectionId', '=', id).execute()
  await compileListing(db, id)
  expect(await counted(), 'its last product is put away').toMatchObject({ category: [], delivery: [now] })
  await db.updateTable('collection').set({ status: 'NEW' }).where('brandId', '=', brand.id).execute()
  expect(await counted()).toMatchObject({ total: 0, category: [], delivery: [] })
})
