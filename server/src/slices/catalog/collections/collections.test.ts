import { afterAll, describe, expect, test } from 'vitest'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import type { CollectionIn } from '@souk/contract/catalog/collection-shapes.ts'
import { readSheet } from '../../../platform/documents/sheets/read-sheet.ts'
import { idsByAfter, newWorld } from '../../../testing/world.ts'
import { fillCollection } from '../../../testing/catalog.ts'
import { refreshCompleteness } from '../products/completeness.ts'
import { autoReview, tellExpired } from '../catalog.jobs.ts'

const world = await newWorld()
const { app, ask, close, db, entity, person } = world
afterAll(close)

const orla = await entity({ type: 'brand', timeZone: 'Asia/Dubai', currency: 'EUR', liveFrom: new Date(0) })
const owner = await person({ side: 'brand', entityId: orla.id })
const rep = await person({ side: 'brand', entityId: orla.id, role: 'salesRepresentative' })
const stranger = await person({ side: 'brand' })
const guest = await person({ side: 'guest' })
const reviewer = await person({ side: 'souk' })
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const form: CollectionIn = {
  collectionName: 'Winter 27',
  season: 'AW27',
  type: 'IN_STOCK',
  orderDeadline: null,
  shippingStartDate: '2027-01-10',
  shippingEndDate: '2027-02-20',
  minimumOrderValue: '800',
  currency: 'EUR',
  currencies: ['EUR', 'KWD'],
  cover: null,
  description: 'Wool',
  notes: 'Only for us',
}
const create = async (changes: Partial<CollectionIn> = {}) =>
  (await ask(owner, collections.create, { body: { ...form, ...changes } })).data
const change = (who: typeof owner, id: string, body: object) =>
  ask(who, collections.change, { params: { collectionId: id }, body })
const read = (who: typeof owner, id: string) => ask(who, collections.read, { params: { collectionId: id } })
/** A collection with one product that may be published. */
async function ready(changes: Partial<CollectionIn> = {}) {
  const collection = await create(changes)
  await fillCollection(db, { brandId: orla.id, collectionId: collection.id, count: 1 })
  return collection
}

describe('a brand makes a collection', () => {
  test('as it was typed, and only its own people see it', async () => {
    const made = await create()
    expect(made).toMatchObject({
      status: 'NEW',
      minimumOrderValue: '800.00',
      currencies: ['EUR', 'KWD'],
      productsCount: 0,
    })
    expect((await read(rep, made.id)).data).toMatchObject({ collectionName: 'Winter 27', notes: 'Only for us' })
    for (const who of [stranger, guest]) expect((await read(who, made.id)).status).toBe(404)
  })
  test.each<[string, Partial<CollectionIn>, string]>([
    ['a blank name', { collectionName: ' ' }, 'collectionName'],
    ['a deadline in the past', { orderDeadline: '2020-01-01' }, 'orderDeadline'],
    ['a window that ends before it starts', { shippingStartDate: '2027-03-01' }, 'shippingStartDate'],
    ['half a window', { shippingEndDate: null }, 'shippingStartDate'],
    ['a main currency that is not among the currencies', { currencies: ['KWD'] }, 'currencies'],
    [
      'more decimals than the currency has',
      { currency: 'JPY', currencies: ['JPY'], minimumOrderValue: '1.5' },
      'minimumOrderValue',
    ],
    ['a cover that was never uploaded', { cover: '/files/pictures/none.webp' }, 'cover'],
    ['an unknown currency', { currency: 'ZZZ', currencies: ['ZZZ'] }, 'currency'],
  ])('refuses %s beside its field', async (_, changes, field) => {
    const { status, errors } = await ask(owner, collections.create, { body: { ...form, ...changes } })
    expect([status, errors[0]?.field]).toEqual([422, field])
  })
  test('its deadline is the end of the day where the brand is', async () => {
    const { deadlineAt } = await create({ orderDeadline: dayFrom(10) })
    expect(deadlineAt).toBe(`${dayFrom(10)}T20:00:00.000Z`) // midnight in Dubai
  })
  test('a representative may not, and an unknown field is refused', async () => {
    expect((await ask(rep, collections.create, { body: form })).status).toBe(403)
    expect((await ask(owner, collections.create, { body: { ...form, status: 'LIVE' } })).status).toBe(422)
  })
})

describe('its life', () => {
  test('nothing to publish, submitted, read-only, sent back, submitted again, live for everybody', async () => {
    const empty = await create()
    expect((await change(owner, empty.id, { status: 'IN_REVIEW' })).status).toBe(409)
    const { id } = await ready()
    expect((await change(owner, id, { status: 'LIVE' })).status).toBe(409)
    expect((await change(owner, id, { status: 'IN_REVIEW' })).data.status).toBe('IN_REVIEW')
    expect((await change(owner, id, { collectionName: 'Other' })).status).toBe(409)
    expect((await ask(reviewer, collections.reviews)).data.items.map((one) => one.id)).toContain(id)
    const issues = [{ kind: 'PICTURES', text: 'Too dark.', productIds: [] }]
    expect((await change(reviewer, id, { status: 'NEW', issues })).data).toMatchObject({ status: 'NEW', issues })
    expect((await read(owner, id)).data.issues).toEqual(issues)
    await change(owner, id, { status: 'IN_REVIEW' })
    expect((await read(owner, id)).data.reviews).toEqual([{ at: expect.any(String), issues }])
    expect((await change(reviewer, id, { status: 'LIVE' })).data).toMatchObject({ status: 'LIVE', issues: [] })
    const shown = (await read(guest, id)).data
    expect(shown).toMatchObject({ status: 'LIVE', productsCount: 1 })
    for (const hidden of ['notes', 'issues', 'reviews', 'version', 'facts']) expect(shown).not.toHaveProperty(hidden)
    expect((await change(owner, id, { collectionName: 'Winter 27, edited' })).data.status).toBe('LIVE')
  })
  test('not sent back without a word of what is missing', async () => {
    const { id } = await ready()
    await change(owner, id, { status: 'IN_REVIEW' })
    for (const body of [{ status: 'NEW' }, { status: 'NEW', issues: [] }]) {
      const { status, errors } = await change(reviewer, id, body)
      expect([status, errors]).toMatchObject([422, [{ field: 'issues' }]])
    }
    expect((await read(owner, id)).data.status).toBe('IN_REVIEW')
  })
  test('withdrawn, and never moved by the wrong side', async () => {
    const { id } = await ready()
    await change(owner, id, { status: 'IN_REVIEW' })
    expect((await change(stranger, id, { status: 'NEW' })).status).toBe(404)
    expect((await change(reviewer, id, { collectionName: 'Mine' })).status).toBe(403)
    expect((await change(owner, id, { status: 'NEW' })).data.status).toBe('NEW')
    expect((await change(reviewer, id, { status: 'LIVE' })).status).toBe(409)
  })
  test('expired the instant its deadline passes, and live again when it is extended', async () => {
    const { id } = await ready({ orderDeadline: dayFrom(3) })
    await change(owner, id, { status: 'IN_REVIEW' })
    await change(reviewer, id, { status: 'LIVE' })
    expect((await ask(owner, collections.upcomingDeadlines)).data.map((one) => one.id)).toContain(id)
    await db
      .updateTable('collection')
      .set({ deadline: new Date(Date.now() - 1) })
      .where('id', '=', id)
      .execute()
    expect((await read(owner, id)).data.status).toBe('EXPIRED')
    expect((await read(guest, id)).status).toBe(404)
    expect((await change(owner, id, { status: 'LIVE' })).errors[0]?.field).toBe('orderDeadline')
    expect((await change(owner, id, { status: 'LIVE', orderDeadline: dayFrom(5) })).data.status).toBe('LIVE')
    expect((await read(guest, id)).status).toBe(200)
  })
  test('of two concurrent saves the second is refused and writes nothing', async () => {
    const { id, version } = await create()
    const saves = await Promise.all([
      change(owner, id, { collectionName: 'One', version }),
      change(owner, id, { collectionName: 'Two', version }),
    ])
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await read(owner, id)).data.version).toBe(version! + 1)
  })
})

describe('put away', () => {
  test('deleted, or archived where there are orders; an archived one is read, not changed', async () => {
    const { id } = await ready()
    await db.updateTable('collection').set({ hasOrders: true }).where('id', '=', id).execute()
    const remove = (query: object = {}) => ask(owner, collections.remove, { params: { collectionId: id }, query })
    expect((await remove()).status).toBe(409)
    expect((await remove({ archive: 'true' })).status).toBe(200)
    expect((await change(owner, id, { collectionName: 'X' })).status).toBe(409)
    const ids = async (query: object) => (await ask(owner, collections.list, { query })).data.items.map((one) => one.id)
    expect(await ids({ limit: '100' })).not.toContain(id)
    expect(await ids({ archived: 'true' })).toEqual([id])
    await ask(owner, collections.unarchive, { params: { collectionId: id } })
    await db.updateTable('collection').set({ hasOrders: false }).where('id', '=', id).execute()
    expect((await remove()).status).toBe(200)
    expect((await read(owner, id)).status).toBe(404)
  })
})

test('next season begins as a copy: products, prices and sizes, no dates, no stock', async () => {
  const { id } = await ready({ orderDeadline: dayFrom(9) })
  const body = { collectionName: 'Summer 28', season: 'SS28' }
  const { data } = await ask(owner, collections.duplicate, { params: { collectionId: id }, body })
  expect(data).toMatchObject({ ...body, status: 'NEW', orderDeadline: null, productsCount: 1, completeCount: 1 })
  const skus = await db.selectFrom('sku').select(['onHand', 'reserved']).where('collectionId', '=', data.id).execute()
  expect(skus.length).toBeGreaterThan(0)
  expect(skus.every(({ onHand, reserved }) => onHand === 0 && reserved === 0)).toBe(true)
})

test('the list is found by name, status and type, and sorted', async () => {
  await create({ collectionName: 'Zebra 100%', type: 'PRE_ORDER' })
  const names = async (query: object) =>
    (await ask(owner, collections.list, { query: { limit: '100', ...query } })).data.items.map(
      (one) => one.collectionName,
    )
  expect(await names({ q: '100%' })).toEqual(['Zebra 100%'])
  expect(await names({ type: 'PRE_ORDER' })).toEqual(['Zebra 100%'])
  const sorted = await names({ sort: 'name' })
  expect(sorted).toEqual(sorted.toSorted((one, other) => one.toLowerCase().localeCompare(other.toLowerCase(), 'en')))
  expect(await names({ status: 'EXPIRED' })).toEqual([])
})

test.each(['newest', 'name', 'deadline', 'products'])(
  'the list by %s is read to its end with `after`',
  async (sort) => {
    for (const name of ['Same', 'Same', 'Other']) await create({ collectionName: name })
    await db
      .updateTable('collection')
      .set({ deadline: new Date('2099-01-01'), deadlineDay: '2099-01-01', productsCount: 2 })
      .where('name', '=', 'Other')
      .execute()
    const listed = async (query: object) =>
      (await ask(owner, collections.list, { query: { sort, ...query } })).data.items.map(({ id }) => id)
    const all = await listed({ limit: 100 })
    expect([all.length > 3, await idsByAfter(listed)]).toEqual([true, all])
  },
)

test('the availability of every SKU as a sheet', async () => {
  const { id } = await ready()
  const url = `/api/v2/catalog/collections/${id}/products-availability`
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } })
  expect(answer.headers['content-disposition']).toContain('Winter%2027%20availability.xlsx')
  const rows: string[][] = []
  for await (const { cells } of readSheet(answer.rawPayload, { rows: 100, columns: 20, cellLength: 500 }))
    rows.push(cells)
  expect(rows[0]).toEqual(['styleCode', 'uniqueId', 'name', 'colour', 'size', 'sku', 'onHand', 'reserved', 'available'])
  expect(rows).toHaveLength(5)
})

describe('what happens by itself', () => {
  const count = async (topic: string, id: string) =>
    (await db.selectFrom('outbox').selectAll().where('topic', '=', topic).execute()).filter(
      ({ payload }) => (payload as { collectionId?: string }).collectionId === id,
    ).length

  test('the demo reviews a submitted collection, and leaves alone what was withdrawn', async () => {
    const { id } = await ready()
    await change(owner, id, { status: 'IN_REVIEW' })
    await autoReview(world.deps, id)
    expect((await read(owner, id)).data.status).toBe('LIVE')
    await autoReview(world.deps, id)
    const other = await ready()
    await autoReview(world.deps, other.id)
    expect((await read(owner, other.id)).data.status).toBe('NEW')
  })
  test('the end of a collection is published once per deadline', async () => {
    const { id } = await ready()
    const end = (hours: number) =>
      db
        .updateTable('collection')
        .set({ status: 'LIVE', deadlineDay: '2026-01-01', deadline: new Date(Date.now() + hours * 3_600_000) })
        .where('id', '=', id)
        .execute()
    await end(-1)
    await Promise.all([tellExpired(world.deps), tellExpired(world.deps)])
    await tellExpired(world.deps)
    expect(await count('collection.expire', id)).toBe(1)
    await end(1)
    await tellExpired(world.deps)
    expect(await count('collection.expire', id)).toBe(1)
  })
})

test('an incomplete product of a published collection is left out for buyers unless the brand shows it', async () => {
  const { id } = await create()
  const [, bare] = await fillCollection(db, { brandId: orla.id, collectionId: id, count: 2 })
  await db.updateTable('product').set({ images: [] }).where('id', '=', bare!).execute()
  await refreshCompleteness(db, id)
  await change(owner, id, { status: 'IN_REVIEW' })
  await change(reviewer, id, { status: 'LIVE' })
  const shownTo = async (who: typeof owner) =>
    (await ask(who, products.list, { query: { collectionId: id } })).data.products.map(({ _id }) => _id)
  expect(await shownTo(guest)).not.toContain(bare)
  expect(await shownTo(guest)).toHaveLength(1)
  expect((await read(guest, id)).data.productsCount).toBe(1)
  expect(await shownTo(owner)).toContain(bare)
  await change(owner, id, { showsIncomplete: true })
  expect(await shownTo(guest)).toContain(bare)
})
