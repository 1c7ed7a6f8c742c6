import { afterAll, expect, test } from 'vitest'
import { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { newTraders } from '../../testing/traders.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const { brand, seller, shelf, buyer, skusOf } = await newTraders(world)
const { products } = await shelf(6)
const lea = await buyer(true)
const [coat, scarf, hat] = products as [string, string, string]

async function newList(who: { token: string }, name = 'Autumn', lines: { productId: string }[] = []) {
  const made = await ask(who, wishlists.create, { body: { name, lines } })
  expect(made.status).toBe(201)
  return { id: made.data.wishlistId }
}
const read = (who: { token: string }, params: { id: string }, query = {}) => ask(who, wishlists.read, { params, query })

test('a list that is made twice with one key is one list, with all of its lines or not at all', async () => {
  const ana = await buyer(true)
  const lines = [{ productId: coat }, { productId: scarf }]
  const make = (key: string, more: { productId: string }[] = []) =>
    ask(ana, wishlists.create, {
      body: { name: 'Before', lines: [...lines, ...more] },
      headers: { 'idempotency-key': key },
    })
  const made = await Promise.all([make('k1'), make('k1'), make('k1')])
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(made.map(({ data }) => data.wishlistId)).size).toBe(1)
  expect((await make('k2', [{ productId: crypto.randomUUID() }])).status).toBeGreaterThanOrEqual(400)
  const { items } = (await ask(ana, wishlists.list)).data
  expect(items.map(({ name }) => name)).toEqual(['Before'])
})

test('a retailer keeps products with quantities and notes, in the order of adding, and reads what they come to', async () => {
  const list = await newList(lea, 'Autumn', [{ productId: scarf }, { productId: coat }])
  const [small, medium] = await skusOf(coat)
  const lines = [{ productId: coat, quantities: { [small!.id]: 3, [medium!.id]: 2 }, note: ' For the window ' }]
  expect((await ask(lea, wishlists.save, { params: list, body: { lines } })).data).toMatchObject({ overtaken: [] })
  const { data } = await read(lea, list)
  expect(data.lines.map(({ productId }) => productId)).toEqual([scarf, coat])
  expect(data.lines[1]).toMatchObject({ units: 5, note: 'For the window', version: 2, unavailable: null })
  expect(data.lines[1]!.product).toMatchObject({ wholesalePrice: '50.00' })
  expect(data.products).toEqual(data.lines)
  const products = [{ productId: coat, quantities: { [small!.id]: 3 } }]
  expect((await ask(lea, wishlists.save, { params: list, body: { products } })).status).toBe(200)
  expect(data.totals).toEqual([{ currency: 'EUR', units: 5, amount: '250.00' }])
  expect(data).toMatchObject({ isOwn: true, mayManage: true, mayEdit: true, total: 2, unavailableCount: 0 })
})

test('only what is named changes: other sizes, the note and other lines stay; nought takes a size out', async () => {
  const list = await newList(lea, 'Named', [{ productId: coat }, { productId: hat }])
  const [small, medium] = await skusOf(coat)
  const save = (line: object) =>
    ask(lea, wishlists.save, { params: list, body: { lines: [{ productId: coat, ...line }] } })
  await save({ quantities: { [small!.id]: 3 }, note: 'Kept' })
  await save({ quantities: { [medium!.id]: 1 } })
  await save({ quantities: { [small!.id]: 0 } })
  const { lines } = (await read(lea, list)).data
  expect(lines[0]).toMatchObject({ quantities: { [medium!.id]: 1 }, note: 'Kept', units: 1 })
  expect(lines[1]).toMatchObject({ productId: hat, units: 0, version: 1 })
})

test('a hidden product or a size of another product changes nothing', async () => {
  const list = await newList(lea)
  const [foreign] = await skusOf(hat)
  const wrong = [
    [{ productId: '00000000-0000-4000-8000-00000000dead' }],
    [{ productId: scarf }, { productId: coat, quantities: { [foreign!.id]: 1 } }],
    [{ productId: coat, quantities: { [(await skusOf(coat))[0]!.id]: -1 } }],
  ]
  for (const lines of wrong) {
    expect((await ask(lea, wishlists.save, { params: list, body: { lines } })).status).toBe(422)
  }
  expect((await read(lea, list)).data.lines).toEqual([])
})

test('lines that cannot be had any more stay for their own people and say why, no more than they may know', async () => {
  const { collectionId: closing, products: closingProducts } = await shelf(2)
  const list = await newList(lea, 'Old', [{ productId: closingProducts[0]! }, { productId: closingProducts[1]! }])
  const selection = await newList(seller, 'Ours', [
    { productId: closingProducts[0]! },
    { productId: closingProducts[1]! },
  ])
  await db.updateTable('product').set({ deletedAt: new Date() }).where('id', '=', closingProducts[1]!).execute()
  const why = async (who: { token: string }, one: { id: string }) =>
    (await read(who, one)).data.lines.map(({ unavailable }) => unavailable)
  expect(await why(lea, list)).toEqual([null, 'notOffered'])
  const change = db.updateTable('collection').where('id', '=', closing)
  await change.set({ deadline: new Date(Date.now() - 1000), deadlineDay: '2026-01-01' }).execute()
  expect(await why(lea, list)).toEqual(['deadlinePassed', 'deadlinePassed'])
  expect(await why(seller, selection)).toEqual(['deadlinePassed', 'removed'])
  const { data } = await read(lea, list)
  expect(data.lines[0]).toMatchObject({ product: null, kept: { name: 'Coat 0', styleCode: 'ST-0' } })
  expect(data).toMatchObject({ unavailableCount: 2, totals: [], linesCount: 2, images: [] })
})

test('lists are filtered by what they hold, and their facets count only that', async () => {
  const list = await newList(lea, 'Facets', [{ productId: coat }, { productId: scarf }])
  await db.updateTable('product').set({ department: 'MEN' }).where('id', '=', scarf).execute()
  const facets = await ask(lea, wishlists.filters, { params: list })
  expect(facets.data).toMatchObject({ total: 2, department: [{ count: 1 }, { count: 1 }] })
  const men = await read(lea, list, { department: 'MEN' })
  expect(men.data.lines.map(({ productId }) => productId)).toEqual([scarf])
})

test('lists are found by name, the newest change first, with their first pictures', async () => {
  const iris = await buyer(true)
  const [first, second] = [await newList(iris, 'Linen 100%', [{ productId: coat }]), await newList(iris, 'Wool')]
  await ask(iris, wishlists.rename, { params: first, body: { name: 'Linen 50%' } })
  const { data } = await ask(iris, wishlists.list)
  expect(data.items.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(data.items[0]).toMatchObject({ name: 'Linen 50%', linesCount: 1, images: ['/files/pictures/0.webp'] })
  const hit = await ask(iris, wishlists.list, { query: { q: '50%' } })
  expect(hit.data).toMatchObject({ total: 1, items: [{ id: first.id }] })
  const on = await ask(iris, wishlists.containing, { query: { productIds: `${coat},${hat}` } })
  expect(on.data).toEqual([{ productId: coat, wishlistIds: [first.id] }])
})

test('lines are removed one by one or together, a list as a whole', async () => {
  const list = await newList(
    lea,
    'Short',
    products.slice(0, 3).map((productId) => ({ productId })),
  )
  const one = await ask(lea, wishlists.removeProduct, { params: { ...list, productId: coat } })
  expect(one.data).toEqual({ removed: 1 })
  const rest = await ask(lea, wishlists.removeProducts, { params: list, body: { products: [coat, scarf, hat] } })
  expect(rest.data).toEqual({ removed: 2 })
  expect((await ask(lea, wishlists.remove, { params: list })).status).toBe(200)
  expect((await read(lea, list)).status).toBe(404)
})

test('a copy is one’s own; merged lists add their sizes up and keep their notes', async () => {
  const [small] = await skusOf(coat)
  const of = (units: number, note: string) => ({ productId: coat, quantities: { [small!.id]: units }, note })
  const list = await newList(lea, 'A', [of(2, 'Mine')])
  const other = await newList(lea, 'B', [of(3, 'Other'), { productId: hat }])
  const copy = await ask(lea, wishlists.duplicate, { params: other, body: { name: 'C' } })
  const body = { wishlistIds: [other.id, list.id] }
  expect((await ask(lea, wishlists.merge, { params: list, body })).data).toEqual({ added: 2 })
  const merged = (await read(lea, list)).data.lines
  expect(merged.map(({ units, note }) => [units, note])).toEqual([
    [5, 'Mine'],
    [0, ''],
  ])
  expect((await read(lea, { id: copy.data.wishlistId })).data).toMatchObject({ name: 'C', linesCount: 2 })
  const foreign = await newList(seller, 'Foreign')
  const wrong = await ask(lea, wishlists.merge, { params: list, body: { wishlistIds: [foreign.id] } })
  expect(wrong.status).toBe(404)
})

test('a list merged with itself stays as it is, however its id is written', async () => {
  const [small] = await skusOf(coat)
  const list = await newList(lea, 'Self', [
    { productId: coat, quantities: { [small!.id]: 5 } } as { productId: string },
  ])
  const wishlistIds = [list.id.toUpperCase(), list.id]
  expect((await ask(lea, wishlists.merge, { params: list, body: { wishlistIds } })).data).toEqual({ added: 0 })
  expect((await read(lea, list)).data.lines[0]!.units).toBe(5)
})

test('as many cartons as can be wished are still counted', async () => {
  const [boxed] = (await shelf(1)).products as [string]
  await db.updateTable('product').set({ isCarton: true }).where('id', '=', boxed).execute()
  await db.updateTable('sku').set({ cartonUnits: 10_000 }).where('productId', '=', boxed).execute()
  await db
    .updateTable('productPrice')
    .set({ wholesale: 10n ** 17n })
    .where('productId', '=', boxed)
    .execute()
  const list = await newList(lea, 'Many', [{ productId: boxed, cartons: 100_000 } as { productId: string }])
  const { status, data } = await read(lea, list)
  const units = 4 * 10_000 * 100_000
  expect([status, data?.lines[0]?.units]).toEqual([200, units])
  expect(data.totals).toEqual([{ currency: 'EUR', units, amount: `${BigInt(units) * 10n ** 15n}.00` }])
})

test('there is room for fifty lists a person and two thousand lines a list, also when many come at once', async () => {
  const mia = await buyer(true)
  const values = { entityId: mia.entityId, createdBy: mia.userId, name: 'x' }
  await db
    .insertInto('wishlist')
    .values(Array.from({ length: 48 }, () => values))
    .execute()
  const tries = await Promise.all(
    Array.from({ length: 5 }, () => ask(mia, wishlists.create, { body: { name: 'One more' } })),
  )
  expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409])

  const shelves = [await shelf(500), await shelf(500), await shelf(500), await shelf(500)]
  const many = shelves.flatMap((one) => one.products)
  const list = await newList(lea, 'Long')
  const line = { wishlistId: list.id, kept: JSON.stringify({ name: '', styleCode: '', brandName: '', image: null }) }
  await db
    .insertInto('wishlistLine')
    .values(many.slice(0, 1_999).map((productId) => ({ ...line, productId })))
    .execute()
  const more = (productId: string) => ask(lea, wishlists.save, { params: list, body: { lines: [{ productId }] } })
  const both = await Promise.all([more(coat), more(hat)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { data } = await read(lea, list, { page: 20, limit: 100 })
  expect(data).toMatchObject({ total: 2_000, more: false })
  expect(data.lines).toHaveLength(100)
})

test('a brand’s list holds only its own products', async () => {
  const other = await newTraders(world)
  const elsewhere = await other.shelf(1)
  const list = await newList(seller)
  const lines = [{ productId: elsewhere.products[0]! }]
  expect((await ask(seller, wishlists.save, { params: list, body: { lines } })).status).toBe(422)
})

test('the admin of an entity sees all of its lists, its sellers their own and those for their retailers', async () => {
  const manager = await person({ side: 'brand', role: 'salesManager', entityId: brand.id })
  const rep = await person({ side: 'brand', role: 'salesRepresentative', entityId: brand.id })
  const places = await db.selectFrom('association').selectAll().where('entityId', '=', brand.id).execute()
  const placeOf = ({ userId }: { userId: string }) => places.find((place) => place.userId === userId)!.id
  await db
    .updateTable('association')
    .set({ managerId: placeOf(manager) })
    .where('id', '=', placeOf(rep))
    .execute()
  const noor = await buyer(true)
  const own = await newList(rep, 'Of the rep')
  const statusOf = async (who: { token: string }, params: { id: string }) =>
    (await ask(who, wishlists.read, { params })).status
  expect([await statusOf(seller, own), await statusOf(rep, own), await statusOf(manager, own)]).toEqual([200, 200, 404])

  const prepared = await ask(seller, wishlists.create, { body: { name: 'For Noor', retailerId: noor.entityId } })
  const list = { id: prepared.data.wishlistId }
  expect([await statusOf(manager, list), await statusOf(rep, list)]).toEqual([404, 404])
  const forNoor = () => ask(rep, wishlists.create, { body: { name: 'Mine', retailerId: noor.entityId } })
  expect((await forNoor()).status).toBe(422)
  await db
    .updateTable('relation')
    .set({ salesRepId: placeOf(rep) })
    .where('retailerId', '=', noor.entityId)
    .execute()
  expect([await statusOf(manager, list), await statusOf(rep, list)]).toEqual([200, 200])
  expect((await forNoor()).status).toBe(201)
  expect(await statusOf(noor, list)).toBe(404) // prepared for them, and not yet shown to them
})

const save = (who: { token: string }, productId: string) => ask(who, wishlists.saveToLast, { params: { productId } })
const takeOff = (who: { token: string }, productId: string) =>
  ask(who, wishlists.removeFromLast, { params: { productId } })

test('one press saves to the list last added to; the first makes one, in the reader’s words', async () => {
  const mia = await buyer(true)
  const first = (await save(mia, coat)).data
  expect(first).toMatchObject({ name: 'My wishlist', isNew: true })
  expect((await save(mia, scarf)).data).toEqual({ wishlistId: first.wishlistId, name: 'My wishlist', isNew: false })
  const summer = await newList(mia, 'Summer', [{ productId: hat }])
  expect((await save(mia, coat)).data).toMatchObject({ wishlistId: summer.id, name: 'Summer' })
  await ask(mia, wishlists.save, { params: { id: first.wishlistId }, body: { lines: [{ productId: hat }] } })
  expect((await save(mia, coat)).data.wishlistId).toBe(first.wishlistId)
  expect((await read(mia, { id: first.wishlistId })).data.lines.map(({ productId }) => productId)).toEqual([
    coat,
    scarf,
    hat,
  ])
  await ask(mia, wishlists.remove, { params: { id: first.wishlistId } })
  expect((await save(mia, scarf)).data.wishlistId).toBe(summer.id)
})

test('the next press takes it off that list first, and what it answers puts the sizes back', async () => {
  const mia = await buyer(true)
  const [size] = await skusOf(coat)
  const { wishlistId: older } = (await save(mia, coat)).data
  const newer = await newList(mia, 'Newer', [{ productId: coat }])
  const line = { productId: coat, quantities: { [size!.id]: 3 }, note: 'For the window' }
  await ask(mia, wishlists.save, { params: newer, body: { lines: [line] } })
  const removed = (await takeOff(mia, coat)).data
  expect(removed).toEqual({ wishlistId: newer.id, name: 'Newer', line: { ...line, cartons: 0 } })
  await ask(mia, wishlists.save, { params: newer, body: { lines: [removed.line] } })
  expect((await read(mia, newer)).data.lines[0]).toMatchObject({ units: 3, note: 'For the window' })
  await takeOff(mia, coat)
  expect((await takeOff(mia, coat)).data.wishlistId).toBe(older)
  expect((await takeOff(mia, coat)).status).toBe(404)
})

test('two first presses together make one list, and a colleague’s lists are left alone', async () => {
  const mia = await buyer(true)
  const both = await Promise.all([save(mia, coat), save(mia, scarf)])
  expect(new Set(both.map(({ data }) => data.wishlistId)).size).toBe(1)
  const colleague = await person({ side: 'retailer', entityId: mia.entityId!, role: 'salesManager' })
  expect((await takeOff(colleague, coat)).status).toBe(404)
  expect((await save(colleague, coat)).data.isNew).toBe(true)
  expect((await save(lea, '00000000-0000-4000-8000-00000000dead')).status).toBe(404)
})
