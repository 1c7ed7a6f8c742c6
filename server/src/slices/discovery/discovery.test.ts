import { afterAll, expect, test } from 'vitest'
import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { newWorld } from '../../testing/world.ts'

const { ask, close, entity, person } = await newWorld()
afterAll(close)
const hour = 3_600_000
const live = (name: string, hoursAgo: number, rest: object = {}) =>
  entity({ type: 'brand', name, liveFrom: new Date(Date.now() - hoursAgo * hour), ...rest })

await live('Old', 48, { departments: ['MEN'], minimumOrderValue: 80000n, currency: 'EUR' })
await live('New', 1, { isPremium: true, departments: ['WOMEN', 'MEN'] })
await live('Not yet', -1)
await entity({ type: 'brand', name: 'Never' })
const open = await entity({ type: 'retailer', access: ['marketplace'] })
const shut = await entity({ type: 'retailer', access: ['direct'] })

const people = {
  guest: await person({ side: 'guest' }),
  retailer: await person({ side: 'retailer', entityId: open.id }),
  brand: await person({ side: 'brand' }),
}

test.each(Object.entries(people))('a %s sees the brands that are live, the newest first', async (_, who) => {
  const { status, data } = await ask(who, discovery.brands)
  expect(status).toBe(200)
  expect(data.brands.map(({ name }) => name)).toEqual(['New', 'Old'])
  expect(data.total).toBe(2)
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
test('amounts are text with the decimals of their currency', async () => {
  const { data } = await ask(people.guest, discovery.brands, { query: { q: 'old' } })
  expect(data.brands[0]).toMatchObject({ minimumOrderValue: '800.00', currency: 'EUR' })
})
test('a retailer without the marketplace is told so', async () => {
  const { status, message } = await ask(await person({ side: 'retailer', entityId: shut.id }), discovery.brands)
  expect([status, message]).toEqual([403, "You can't access the marketplace"])
})
