import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { bookProducts } from '@souk/contract/catalog/book-products.contract.ts'
import { priceBooks } from '@souk/contract/catalog/books.contract.ts'
import { priceChanges } from '@souk/contract/catalog/price-changes.contract.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { fillCollection } from '../../../testing/catalog.ts'
import { newWorld } from '../../../testing/world.ts'
import { compileAccess } from '../visibility/compile-access.ts'

const { ask, close, db, entity, person } = await newWorld()
afterAll(close)
const orla = await entity({ type: 'brand', currency: 'EUR', liveFrom: new Date(0) })
const owner = await person({ side: 'brand', entityId: orla.id })
const rep = await person({ side: 'brand', entityId: orla.id, role: 'salesRepresentative' })
const stranger = await entity({ type: 'brand', currency: 'EUR', liveFrom: new Date(0) })
const other = await person({ side: 'brand', entityId: stranger.id })

async function collectionOf(brandId: string) {
  const values = { brandId, name: 'Winter', type: 'IN_STOCK', status: 'LIVE', currency: 'EUR' }
  const collection = db.insertInto('collection').values({ ...values, currencies: ['EUR', 'JPY', 'KWD'] })
  const { id } = await collection.returning('id').executeTakeFirstOrThrow()
  await compileAccess(db, [id])
  return { id, ids: await fillCollection(db, { brandId, collectionId: id, count: 13 }) }
}
let collectionId = ''
let ids: string[] = []
let foreign: Awaited<ReturnType<typeof collectionOf>>
beforeEach(async () => {
  const mine = await collectionOf(orla.id)
  ;[collectionId, ids] = [mine.id, mine.ids]
  foreign = await collectionOf(stranger.id)
  await sql`update product_price set wholesale = 5000, retail = 12550
    where product_id = any(${[...ids, ...foreign.ids]}::uuid[]) and currency = 'EUR'`.execute(db)
})

type Change = Request<typeof priceChanges.preview>['body']
const rule = (more: object) => ({ kind: 'PERCENT', value: '-15', ...more }) as Change
const preview = (more: object = {}, who = owner) =>
  ask(who, priceChanges.preview, { params: { collectionId }, body: rule(more) })
const apply = (seen: string, more: object = {}, who = owner) =>
  ask(who, priceChanges.apply, { params: { collectionId }, body: { ...rule(more), seen } })
const change = async (more: object = {}) => apply((await preview(more)).data.seen, more)
const booksNow = async () => (await ask(owner, priceBooks.list, { params: { collectionId } })).data
async function ownPrices(of: readonly string[], currency = 'EUR') {
  const rows = await db
    .selectFrom('productPrice')
    .select(['wholesale', 'retail'])
    .where('productId', 'in', [...of])
    .where('currency', '=', currency)
    .execute()
  return [...new Set(rows.map(({ wholesale, retail }) => `${wholesale} ${retail}`))]
}

test('one country pays 15 % less: its book is made, named, assigned and filled at once, and a second time changes nothing', async () => {
  const seen = (await preview({ country: 'IT' })).data
  expect(seen).toMatchObject({
    changed: 26,
    productsCount: 13,
    impossible: null,
    book: { id: null, name: 'Italy', assigneesCount: 1 },
  })
  expect(seen.steps[0]).toMatchObject({ currency: 'EUR', part: 'WHOLESALE', before: '50.00', after: '42.50' })
  const { data, status } = await apply(seen.seen, { country: 'IT' })
  expect([status, data.changed]).toEqual([200, 26])
  const [book] = await booksNow()
  expect(book).toMatchObject({ id: data.bookId, name: 'Italy', productsCount: 13, assignees: { countries: ['IT'] } })
  const lines = (await ask(owner, bookProducts.prices, { params: { collectionId, bookId: book!.id } })).data.items
  expect(new Set(lines.map((one) => `${one.wholesalePrice} ${one.retailPrice}`))).toEqual(new Set(['42.50 106.68']))
  expect(await ownPrices(ids)).toEqual(['5000 12550'])
  expect((await preview({ country: 'IT' })).data).toMatchObject({ changed: 0, book: { id: book!.id } })
  expect((await change({ country: 'IT', base: 'BOOK' })).data.changed).toBe(26)
  expect((await booksNow()).length).toBe(1)
})

test('products’ own prices, wholesale alone and to half a unit, of the chosen ones only', async () => {
  const chosen = ids.slice(0, 2)
  const before = (await ask(owner, products.read, { params: { productId: ids[0]! } })).data.version!
  const { data } = await change({
    productIds: chosen,
    kind: 'FACTOR',
    value: '1.0833',
    ending: 'HALF',
    part: 'WHOLESALE',
  })
  expect(data).toEqual({ changed: 2, bookId: null })
  expect(await ownPrices(chosen)).toEqual(['5400 12550'])
  expect(await ownPrices(ids.slice(2))).toEqual(['5000 12550'])
  const { version } = (await ask(owner, products.read, { params: { productId: ids[0]! } })).data
  expect(version).toBe(before + 1)
})

test('each currency has its own decimals, and one can be chosen', async () => {
  await sql`insert into product_price (product_id, currency, wholesale, retail)
    values (${ids[0]}, 'JPY', 1990, null), (${ids[0]}, 'KWD', 19995, 40000)`.execute(db)
  expect((await change({ productIds: [ids[0]!] })).data.changed).toBe(5)
  expect([await ownPrices([ids[0]!], 'JPY'), await ownPrices([ids[0]!], 'KWD')]).toEqual([
    ['1692 null'],
    ['16996 34000'],
  ])
  expect((await change({ productIds: [ids[0]!], currency: 'KWD', value: '10' })).data.changed).toBe(2)
  expect([await ownPrices([ids[0]!], 'JPY'), await ownPrices([ids[0]!], 'KWD')]).toEqual([
    ['1692 null'],
    ['18696 37400'],
  ])
  expect((await preview({ currency: 'USD' })).errors[0]?.field).toBe('currency')
})

test('what changed since the preview is refused, and nothing is written', async () => {
  const { seen } = (await preview()).data
  await sql`update product_price set retail = 12600 where product_id = ${ids[3]} and currency = 'EUR'`.execute(db)
  expect((await apply(seen)).status).toBe(409)
  expect(await ownPrices(ids.slice(0, 3))).toEqual(['5000 12550'])
  const second = (await preview({ country: 'FR' })).data.seen
  await change({ country: 'FR', value: '-10' })
  expect((await apply(second, { country: 'FR' })).status).toBe(409) // its book is there by now
})

test('a price that would be zero refuses the whole change by the product’s name', async () => {
  await sql`update product_price set wholesale = 1 where product_id = ${ids[5]} and currency = 'EUR'`.execute(db)
  const rounded = { ending: 'WHOLE' }
  const { impossible, seen } = (await preview(rounded)).data
  expect(impossible).toBeTruthy()
  const { status, errors } = await apply(seen, rounded)
  expect([status, errors[0]?.field]).toEqual([422, 'value'])
  expect(await ownPrices(ids.slice(0, 5))).toEqual(['5000 12550'])
})

test('products, books and collections of another brand are not there, and a representative may not', async () => {
  const made = await ask(other, priceBooks.create, { params: { collectionId: foreign.id }, body: { name: 'Theirs' } })
  const answers = [
    await preview({ productIds: [ids[0], foreign.ids[0]] }),
    await preview({ bookId: made.data.id }),
    await preview({}, other),
    await apply('x', {}, other),
    await apply('x', { productIds: [foreign.ids[0]] }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect((await preview({}, rep)).status).toBe(403)
  expect(await ownPrices(foreign.ids)).toEqual(['5000 12550'])
})

test('a change out of bounds is no change, and a closed collection keeps its prices', async () => {
  const bad = [
    { value: '-100' },
    { value: '901' },
    { value: '1.234' },
    { kind: 'FACTOR', value: '1.00001' },
    { country: 'IT', bookId: ids[0] },
    { productIds: Array.from({ length: 2_001 }, () => ids[0]) },
  ]
  for (const more of bad) expect((await preview(more)).status).toBe(422)
  expect((await preview({ country: 'XX' })).status).toBe(422)
  const { seen } = (await preview()).data
  await db.updateTable('collection').set({ status: 'IN_REVIEW' }).where('id', '=', collectionId).execute()
  expect((await apply(seen)).status).toBe(409)
  expect(await ownPrices(ids)).toEqual(['5000 12550'])
})

test('a name that a book already has gives way to one with the code', async () => {
  await ask(owner, priceBooks.create, { params: { collectionId }, body: { name: 'Italy' } })
  await change({ country: 'IT' })
  expect((await booksNow()).map(({ name }) => name).sort()).toEqual(['Italy', 'Italy (IT)'])
})
