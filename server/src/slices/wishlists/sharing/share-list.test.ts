import { afterAll, expect, test } from 'vitest'
import { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { newTraders } from '../../../testing/traders.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const { brand, seller, shelf, buyer, end, skusOf, segment } = await newTraders(world)
const { collectionId, products } = await shelf(4)
const [coat, scarf, hat] = products as [string, string, string]
const mate = await person({ side: 'brand', role: 'salesRepresentative', entityId: brand.id })
const nobody = { userIds: [], entityIds: [], mayEdit: [] }

async function selection(lines: string[], retailerId?: string) {
  const body = {
    name: 'Selection',
    lines: lines.map((productId) => ({ productId })),
    ...(retailerId && { retailerId }),
  }
  return { id: (await ask(seller, wishlists.create, { body })).data.wishlistId }
}
const share = (params: { id: string }, sharing: object) =>
  ask(seller, wishlists.share, { params, body: { ...nobody, ...sharing } })
const read = (who: { token: string }, params: { id: string }) => ask(who, wishlists.read, { params })
const save = (who: { token: string }, params: { id: string }, line: { productId: string; note?: string }) =>
  ask(who, wishlists.save, { params, body: { lines: [line] } })

test('a teammate reads what was shared with them, changes it if they may, and manages nothing', async () => {
  const list = await selection([coat])
  expect((await read(mate, list)).status).toBe(404)
  await share(list, { userIds: [mate.userId] })
  expect((await read(mate, list)).data).toMatchObject({ mayEdit: false, mayManage: false, shares: [] })
  expect((await save(mate, list, { productId: coat, note: 'Hi' })).status).toBe(403)
  await share(list, { userIds: [mate.userId], mayEdit: [mate.userId] })
  expect((await save(mate, list, { productId: coat, note: 'Hi' })).status).toBe(200)
  for (const call of [wishlists.remove, wishlists.createPublicLink, wishlists.revokePublicLink])
    expect((await ask(mate, call, { params: list })).status).toBe(403)
  expect((await ask(mate, wishlists.share, { params: list, body: nobody })).status).toBe(403)
  await share(list, {})
  expect((await read(mate, list)).status).toBe(404)
})

test('a partner sees a shared selection at their own prices, only what is open to them, and not for whom else it is', async () => {
  const [lea, noor] = [await buyer(true), await buyer(true)]
  await segment(collectionId, lea.entityId, [coat])
  const list = await selection([coat, scarf], noor.entityId)
  await share(list, { entityIds: [lea.entityId] })
  const { data } = await read(lea, list)
  expect(data.lines.map(({ productId }) => productId)).toEqual([coat])
  expect(data).toMatchObject({ isOwn: false, retailer: null, linesCount: 1, total: 1, unavailableCount: 0 })
  expect(data.shares).toEqual([])
  expect(data.lines[0]!.product).not.toHaveProperty('version')
  const card = (await ask(lea, wishlists.list, { query: { whose: 'shared' } })).data.items
  expect(card).toMatchObject([{ id: list.id, linesCount: 1, images: ['/files/pictures/0.webp'] }])
  expect((await read(noor, list)).status).toBe(404)
})

test('a brand sees a selection for a retailer as that retailer will, and why they will not see the rest', async () => {
  const lea = await buyer(true)
  await segment(collectionId, lea.entityId, [coat])
  const list = await selection([coat, scarf], lea.entityId)
  const { data } = await read(seller, list)
  expect(data.lines.map(({ unavailable }) => unavailable)).toEqual([null, 'notInSegment'])
  expect(data.lines[0]!.product).not.toHaveProperty('version') // as the retailer gets it
  expect(data.totals).toEqual([{ currency: 'EUR', units: 0, amount: '0.00' }])
  expect((await ask(seller, wishlists.filters, { params: list })).data.total).toBe(1)
  await share(list, { entityIds: [lea.entityId] })
  const theirs = (await read(lea, list)).data
  expect(theirs.lines[0]!.product).toEqual(data.lines[0]!.product)
})

test('a relation that ends closes what was shared at once, for reading and for writing', async () => {
  const lea = await buyer(true)
  const list = await selection([coat])
  await share(list, { entityIds: [lea.entityId], mayEdit: [lea.entityId] })
  expect((await save(lea, list, { productId: coat, note: 'Yes' })).status).toBe(200)
  await end(lea.entityId)
  expect((await read(lea, list)).status).toBe(404)
  expect((await save(lea, list, { productId: coat, note: 'No' })).status).toBe(404)
  expect((await ask(lea, wishlists.duplicate, { params: list, body: { name: 'x' } })).status).toBe(404)
  expect((await ask(lea, wishlists.list)).data.items).toEqual([])
  expect((await read(seller, list)).data.shares).toMatchObject([{ entityId: lea.entityId, isActive: false }])
})

test('refuses to share with anyone but teammates and related entities', async () => {
  const [stranger, list] = [await buyer(false), await selection([coat])]
  expect((await share(list, { entityIds: [stranger.entityId] })).status).toBe(422)
  expect((await share(list, { userIds: [stranger.userId] })).status).toBe(422)
})

test('a partner who may edit adds what both sides may see, and touches nothing hidden from them', async () => {
  const lea = await buyer(true)
  await segment(collectionId, lea.entityId, [coat, hat])
  const list = await selection([coat, scarf])
  await share(list, { entityIds: [lea.entityId], mayEdit: [lea.entityId] })
  expect((await save(lea, list, { productId: hat })).status).toBe(200)
  expect((await save(lea, list, { productId: scarf, note: 'Seen' })).status).toBe(422)
  const off = await ask(lea, wishlists.removeProducts, { params: list, body: { products: [scarf, coat] } })
  expect(off.data).toEqual({ removed: 1 })
  expect((await read(seller, list)).data.lines.map(({ productId }) => productId)).toEqual([scarf, hat])
  const theirs = await ask(lea, wishlists.create, { body: { name: 'Of the retailer' } })
  const own = { id: theirs.data.wishlistId }
  const body = { ...nobody, entityIds: [brand.id], mayEdit: [brand.id] }
  expect((await ask(lea, wishlists.share, { params: own, body })).status).toBe(200)
  expect((await save(seller, own, { productId: scarf })).status).toBe(422) // the retailer may not see it
  expect((await save(seller, own, { productId: hat })).status).toBe(200)
  const merged = await ask(seller, wishlists.merge, { params: own, body: { wishlistIds: [list.id] } })
  expect(merged.data).toEqual({ added: 1 }) // the hat; the scarf stays hidden
})

test('a copy of a shared wishlist holds what the copier may see and is not shared', async () => {
  const lea = await buyer(true)
  await segment(collectionId, lea.entityId, [coat])
  const list = await selection([coat, scarf])
  await share(list, { entityIds: [lea.entityId] })
  const copy = await ask(lea, wishlists.duplicate, { params: list, body: { name: 'Mine now' } })
  const { data } = await read(lea, { id: copy.data.wishlistId })
  expect(data).toMatchObject({ isOwn: true, linesCount: 1, isShared: false })
})

test('of two editors the last one wins on a line, hears whom they overtook, and other lines are left alone', async () => {
  const lea = await buyer(true)
  const list = await selection([coat, scarf])
  await share(list, { entityIds: [lea.entityId], mayEdit: [lea.entityId] })
  const [small] = await skusOf(coat)
  const put = (who: { token: string }, line: object) =>
    ask(who, wishlists.save, { params: list, body: { lines: [{ version: 1, ...line }] } })
  const both = await Promise.all([
    put(lea, { productId: scarf, note: 'Scarf' }),
    put(seller, { productId: coat, note: 'Coat' }),
  ])
  expect(both.map(({ data }) => data.overtaken)).toEqual([[], []])
  const later = await put(lea, { productId: coat, quantities: { [small!.id]: 4 } })
  expect(later.data.overtaken).toMatchObject([{ productId: coat, by: 'Nadia Karam' }])
  const { lines } = (await read(seller, list)).data
  expect(lines).toMatchObject([
    { note: 'Coat', units: 4, version: 3, changedBy: { id: lea.userId } },
    { note: 'Scarf', version: 2 },
  ])
})

test('every change is published live to both sides by topic and id alone', async () => {
  const lea = await buyer(true)
  const list = await selection([coat])
  await share(list, { entityIds: [lea.entityId] })
  await save(seller, list, { productId: coat, note: 'New' })
  const rows = await db.selectFrom('outbox').select('payload').where('topic', '=', 'live').execute()
  const events = rows.map(({ payload }) => payload as Record<string, string>).filter(({ id }) => id === list.id)
  expect(events).toContainEqual({ entityId: lea.entityId, topic: 'wishlist.shared', id: list.id })
  for (const entityId of [brand.id, lea.entityId])
    expect(events).toContainEqual({ entityId, topic: 'wishlist.changed', id: list.id })
})
