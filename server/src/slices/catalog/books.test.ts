import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { currencyBooks, previews, priceBooks, segmentationBooks } from '@souk/contract/catalog/books.contract.ts'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { readSheet } from '../../platform/sheets/read-sheet.ts'
import { fillCollection } from '../../testing/catalog.ts'
import { workbookOf } from '../../testing/sheets.ts'
import { fileBody, newWorld, type Person } from '../../testing/world.ts'
import { compileAccess } from './compile-access.ts'

const { app, ask, close, db, entity, person } = await newWorld()
afterAll(close)

const orla = await entity({ type: 'brand', currency: 'EUR', liveFrom: new Date(0) })
const owner = await person({ side: 'brand', entityId: orla.id })
const rep = await person({ side: 'brand', entityId: orla.id, role: 'salesRepresentative' })
const other = await person({ side: 'brand' })
const kin = await entity({ type: 'retailer', name: 'Kin', currency: 'EUR', country: 'AE', access: ['marketplace'] })
const nadia = await person({ side: 'retailer', entityId: kin.id })
const group = await db
  .insertInto('retailerGroup')
  .values({ brandId: orla.id, name: 'Gulf' })
  .returning('id')
  .executeTakeFirstOrThrow()
await db.insertInto('relation').values({ brandId: orla.id, retailerId: kin.id, groupId: group.id }).execute()

let collectionId = ''
let ids: string[] = []
beforeEach(async () => {
  await db.deleteFrom('book').execute()
  const values = {
    brandId: orla.id,
    name: 'Winter',
    type: 'IN_STOCK',
    status: 'LIVE',
    currency: 'EUR',
    currencies: ['EUR', 'JPY'],
  }
  collectionId = (await db.insertInto('collection').values(values).returning('id').executeTakeFirstOrThrow()).id
  await compileAccess(db, [collectionId])
  ids = await fillCollection(db, { brandId: orla.id, collectionId, count: 3 })
})
const nobody = { retailerIds: [], groupIds: [], countries: [] }
const create = async (calls: typeof priceBooks | typeof segmentationBooks, name: string) =>
  (await ask(owner, calls.create as typeof priceBooks.create, { params: { collectionId }, body: { name } })).data
const assign = (calls: typeof priceBooks | typeof segmentationBooks, bookId: string, to: object, who = owner) =>
  ask(who, calls.change as typeof priceBooks.change, {
    params: { collectionId, bookId },
    body: { assignees: { ...nobody, ...to } },
  })
const download = async (call: Endpoint, params: Record<string, string> = {}, who: Person = owner) => {
  const url = call.path.replace(/:(\w+)/g, (_, name: string) => params[name]!)
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${who.token}` } })
  if (answer.statusCode !== 200) return []
  const rows: string[][] = []
  for await (const { cells } of readSheet(answer.rawPayload, { rows: 9_999, columns: 40, cellLength: 500 }))
    rows.push(cells)
  return rows
}
const upload = async (call: Endpoint, params: object, rows: string[][], who: Person = owner) => {
  const bytes = await workbookOf(rows)
  return ask(who, call as typeof priceBooks.import, { params, ...fileBody('book.xlsx', bytes) })
}
const pricesSeen = async () =>
  (await ask(nadia, products.list, { query: { collectionId } })).data.products.map(
    ({ wholesalePrice }) => wholesalePrice,
  )

describe('a price book', () => {
  test('round trip: exported, one cell changed, imported, and exactly that changes for whom it is', async () => {
    const { id: bookId } = await create(priceBooks, 'Gulf prices')
    await assign(priceBooks, bookId, { groupIds: [group.id] })
    const params = { collectionId, bookId }
    const sheet = await download(priceBooks.export, params)
    expect(sheet[0]).toEqual(['uniqueId', 'styleCode', 'name', 'currency', 'wholesalePrice', 'retailPrice'])
    expect(sheet).toHaveLength(7) // three products in two currencies
    const row = sheet.find(([uniqueId, , , currency]) => uniqueId === 'U1' && currency === 'EUR')!
    row[4] = '42.50'
    expect((await upload(priceBooks.import, params, sheet)).data).toEqual({ changed: 1, problems: [] })
    expect(await pricesSeen()).toEqual(['50.00', '42.50', '50.00'])
    expect((await upload(priceBooks.import, params, await download(priceBooks.export, params))).data.changed).toBe(0)
    row[4] = ''
    expect((await upload(priceBooks.import, params, sheet)).data.changed).toBe(1)
    expect(await pricesSeen()).toEqual(['50.00', '50.00', '50.00'])
  })
  test('with one wrong cell nothing is written, and every problem is told with its row', async () => {
    const { id: bookId } = await create(priceBooks, 'Gulf prices')
    const head = ['uniqueId', 'currency', 'wholesalePrice', 'retailPrice']
    const rows = [
      head,
      ['U0', 'EUR', '40', '90'],
      ['no', 'EUR', '1', '2'],
      ['U1', 'USD', '1', '2'],
      ['U1', 'JPY', '1.5', 'x'],
      ['U0', 'EUR', '41', ''],
    ]
    const { data } = await upload(priceBooks.import, { collectionId, bookId }, rows)
    expect(data.changed).toBe(0)
    expect(data.problems.map(({ row, column }) => [row, column])).toEqual([
      [3, 'uniqueId'],
      [4, 'currency'],
      [5, 'wholesalePrice'],
      [5, 'retailPrice'],
      [6, 'uniqueId'],
    ])
    expect(await db.selectFrom('bookPrice').selectAll().execute()).toEqual([])
    const short = await upload(priceBooks.import, { collectionId, bookId }, [['uniqueId'], ['U0']])
    expect([short.status, short.message]).toEqual([
      422,
      'The column currency is missing. Start from the template, or add it.',
    ])
  })
  test('one book a level and assignee; only those one trades with', async () => {
    const [one, two] = [await create(priceBooks, 'One'), await create(priceBooks, 'Two')]
    expect((await assign(priceBooks, one.id, { retailerIds: [kin.id], countries: ['AE'] })).status).toBe(200)
    const taken = await assign(priceBooks, two.id, { retailerIds: [kin.id] })
    expect([taken.status, taken.message]).toEqual([409, 'Kin has the book One already. Take it out there first.'])
    const stranger = await entity({ type: 'retailer' })
    expect((await assign(priceBooks, two.id, { retailerIds: [stranger.id] })).status).toBe(422)
    const both = await Promise.all([
      assign(priceBooks, one.id, { countries: ['FR'] }),
      assign(priceBooks, two.id, { countries: ['FR'] }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
  test('names are unique in a collection, changed, and free again when a book goes', async () => {
    const one = await create(priceBooks, 'One')
    const two = await create(priceBooks, 'Two')
    const rename = (id: string, name: string) =>
      ask(owner, priceBooks.change, { params: { collectionId, bookId: id }, body: { name } })
    expect((await rename(two.id, 'ONE')).errors[0]?.field).toBe('name')
    expect((await rename(two.id, 'Three')).data.name).toBe('Three')
    expect((await ask(owner, priceBooks.remove, { params: { collectionId, bookId: one.id } })).status).toBe(200)
    expect((await ask(owner, priceBooks.list, { params: { collectionId } })).data.map(({ name }) => name)).toEqual([
      'Three',
    ])
  })
})

describe('a segmentation book', () => {
  test('shows only what it lists, to whom it is for, at once', async () => {
    const { id: bookId } = await create(segmentationBooks, 'Small shops')
    await assign(segmentationBooks, bookId, { countries: ['AE'] })
    expect(await pricesSeen()).toEqual([])
    const params = { collectionId, bookId }
    const sheet = await download(segmentationBooks.export, params)
    expect(sheet.slice(1).map((row) => row[3])).toEqual(['no', 'no', 'no'])
    sheet[2]![3] = 'yes'
    expect((await upload(segmentationBooks.import, params, sheet)).data.changed).toBe(1)
    expect(await pricesSeen()).toHaveLength(1)
    await ask(owner, segmentationBooks.remove, { params })
    expect(await pricesSeen()).toHaveLength(3)
  })
})

describe('the masters', () => {
  test('hold over every collection of the brand, below every narrower book', async () => {
    expect((await ask(owner, priceBooks.master)).data).toBeNull()
    const sheet = await download(priceBooks.exportMaster)
    expect(sheet[0]!.slice(0, 2)).toEqual(['collectionId', 'collection'])
    for (const row of sheet.slice(1)) if (row[5] === 'EUR') row[6] = '30'
    const mine = [sheet[0]!, ...sheet.slice(1).filter(([id]) => id === collectionId)]
    expect((await upload(priceBooks.importMaster, {}, mine)).data.changed).toBe(3)
    expect(await pricesSeen()).toEqual(['30.00', '30.00', '30.00'])
    const { id: bookId } = await create(priceBooks, 'Kin only')
    await assign(priceBooks, bookId, { retailerIds: [kin.id] })
    await upload(priceBooks.import, { collectionId, bookId }, [
      ['uniqueId', 'currency', 'wholesalePrice', 'retailPrice'],
      ['U2', 'EUR', '20', ''],
    ])
    expect(await pricesSeen()).toEqual(['30.00', '30.00', '20.00'])
    await ask(owner, priceBooks.removeMaster)
    expect(await pricesSeen()).toEqual(['50.00', '50.00', '20.00'])
  })
})

describe('a master segment that is not there', () => {
  const seen = async () => (await pricesSeen()).length
  test('says yes for everything: brought back as it is it changes nothing, with one no exactly that', async () => {
    const sheet = (await download(segmentationBooks.exportMaster)).filter(([id], at) => at === 0 || id === collectionId)
    expect(sheet.slice(1).map((row) => row.at(-1))).toEqual(['yes', 'yes', 'yes'])
    expect((await upload(segmentationBooks.importMaster, {}, sheet)).data).toEqual({ changed: 0, problems: [] })
    expect((await ask(owner, segmentationBooks.master)).data).toBeNull()
    const [head, first] = sheet
    first![first!.length - 1] = 'no'
    expect((await upload(segmentationBooks.importMaster, {}, [head!, first!])).data.changed).toBe(1)
    expect(await seen()).toBe(2)
    await ask(owner, segmentationBooks.removeMaster)
    expect(await seen()).toBe(3)
  })
  test('a sheet without any price makes no master price book', async () => {
    const sheet = await download(priceBooks.exportMaster)
    expect((await upload(priceBooks.importMaster, {}, sheet)).data.changed).toBe(0)
    expect((await ask(owner, priceBooks.master)).data).toBeNull()
  })
})

describe('while a collection is reviewed or put away', () => {
  const close_ = (values: { status?: string; archivedAt?: Date }) =>
    db.updateTable('collection').set(values).where('id', '=', collectionId).execute()
  test('its books, its currencies and its own prices are read only', async () => {
    const { id: bookId } = await create(priceBooks, 'One')
    const params = { collectionId, bookId }
    const own = await download(currencyBooks.export, { collectionId, currencyCode: 'EUR' })
    own[1]![3] = '61'
    const master = await download(currencyBooks.exportMaster)
    const line = master.find((row) => row[0] === collectionId && row[5] === 'EUR')!
    line[6] = '62'
    await close_({ status: 'IN_REVIEW' })
    const answers = [
      await ask(owner, priceBooks.create, { params: { collectionId }, body: { name: 'Two' } }),
      await ask(owner, priceBooks.change, { params, body: { name: 'Two' } }),
      await ask(owner, priceBooks.remove, { params }),
      await upload(priceBooks.import, params, await download(priceBooks.export, params)),
      await upload(currencyBooks.import, { collectionId, currencyCode: 'EUR' }, own),
      await upload(currencyBooks.importMaster, {}, [master[0]!, line]),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409])
    expect(answers.at(-1)!.message).toContain('Winter is being reviewed')
    line[6] = '50.00' // as it was
    expect((await upload(currencyBooks.importMaster, {}, [master[0]!, line])).data.changed).toBe(0)
    await close_({ status: 'LIVE', archivedAt: new Date() })
    expect((await ask(owner, priceBooks.remove, { params })).message).toContain('archived')
  })
})

describe('two people at one book', () => {
  test('who looked at an older version writes nothing over', async () => {
    const { id: bookId, version } = await create(priceBooks, 'One')
    const params = { collectionId, bookId }
    const to = (country: string) =>
      ask(owner, priceBooks.change, {
        params,
        body: { version, assignees: { ...nobody, countries: [country] } },
      })
    expect((await to('FR')).data.version).toBe(version + 1)
    expect((await to('JP')).errors[0]?.code).toBe('stale')
    expect((await ask(owner, priceBooks.read, { params })).data.assignees.countries).toEqual(['FR'])
  })
  test('a sheet that changes something makes it a newer book, one that does not leaves it', async () => {
    const { id: bookId, version } = await create(priceBooks, 'One')
    const params = { collectionId, bookId }
    const sheet = await download(priceBooks.export, params)
    await upload(priceBooks.import, params, sheet)
    expect((await ask(owner, priceBooks.read, { params })).data.version).toBe(version)
    sheet[1]![5] = '99'
    await upload(priceBooks.import, params, sheet)
    expect((await ask(owner, priceBooks.read, { params })).data).toMatchObject({
      version: version + 1,
      productsCount: 1,
    })
  })
  test('a partner who left stays in the book until somebody takes it out', async () => {
    const left = await entity({ type: 'retailer', name: 'Left' })
    const where = { brandId: orla.id, retailerId: left.id }
    await db.insertInto('relation').values(where).execute()
    const { id: bookId } = await create(priceBooks, 'One')
    await assign(priceBooks, bookId, { retailerIds: [left.id] })
    await db.deleteFrom('relation').where('retailerId', '=', left.id).execute()
    const both = await assign(priceBooks, bookId, { retailerIds: [left.id, kin.id] })
    expect([both.status, both.data.assignees.names[left.id]]).toEqual([200, 'Left'])
    await assign(priceBooks, bookId, { retailerIds: [kin.id] })
    expect((await assign(priceBooks, bookId, { retailerIds: [left.id] })).status).toBe(422)
  })
})

describe('currencies', () => {
  test('each says how many products have a price in it, in the collection and over all', async () => {
    const jpy = { productId: ids[0]!, currency: 'JPY', wholesale: 8000n }
    await db.insertInto('productPrice').values(jpy).execute()
    expect((await ask(owner, currencyBooks.list, { params: { collectionId } })).data).toEqual([
      { currency: 'EUR', isMain: true, pricedCount: 3, productsCount: 3 },
      { currency: 'JPY', isMain: false, pricedCount: 1, productsCount: 3 },
    ])
    expect((await ask(other, currencyBooks.list, { params: { collectionId } })).status).toBe(404)
    const all = (await ask(owner, currencyBooks.master)).data
    const euro = all.find(({ currency }) => currency === 'EUR')!
    expect(euro.productsCount).toBe(euro.collectionsCount * 3)
    expect(euro.pricedCount).toBe(euro.productsCount)
    expect((await ask(other, currencyBooks.master)).data).toEqual([])
  })
  test('prices in another currency come and go with a sheet', async () => {
    const params = { collectionId, currencyCode: 'JPY' }
    const sheet = await download(currencyBooks.export, params)
    expect(sheet[0]).toEqual(['uniqueId', 'styleCode', 'name', 'wholesalePrice', 'retailPrice'])
    for (const row of sheet.slice(1)) row[3] = '8000'
    expect((await upload(currencyBooks.import, params, sheet)).data.changed).toBe(3)
    const rows = await db
      .selectFrom('productPrice')
      .select('wholesale')
      .where('currency', '=', 'JPY')
      .where('productId', 'in', ids)
      .execute()
    expect(rows.map(({ wholesale }) => Number(wholesale))).toEqual([8000, 8000, 8000])
    expect((await upload(currencyBooks.import, params, sheet)).data.changed).toBe(0)
    const without = await ask(owner, currencyBooks.update, { params: { collectionId }, body: { currencies: ['JPY'] } })
    expect(without.errors[0]?.field).toBe('currencies')
    expect(
      (await ask(owner, currencyBooks.update, { params: { collectionId }, body: { currencies: ['EUR', 'KWD'] } })).data
        .currencies,
    ).toEqual(['EUR', 'KWD'])
  })
})

describe('through a retailer’s eyes', () => {
  test('each product with its price and where it comes from, or why it is hidden', async () => {
    const prices = await create(priceBooks, 'Gulf prices')
    await assign(priceBooks, prices.id, { groupIds: [group.id] })
    const bookParams = { collectionId, bookId: prices.id }
    await upload(priceBooks.import, bookParams, [
      ['uniqueId', 'currency', 'wholesalePrice', 'retailPrice'],
      ['U0', 'EUR', '40', ''],
    ])
    const segment = await create(segmentationBooks, 'Some')
    await assign(segmentationBooks, segment.id, { retailerIds: [kin.id] })
    await upload(segmentationBooks.import, { collectionId, bookId: segment.id }, [
      ['uniqueId', 'visible'],
      ['U0', 'yes'],
      ['U1', 'yes'],
    ])
    const look = (query: object = {}, retailerId = kin.id, who = owner) =>
      ask(who, previews.asRetailer, { params: { collectionId, retailerId }, query })
    const { data } = await look()
    expect(
      data.items.map(({ product, hidden, priceFrom }) => [product.uniqueId, product.wholesalePrice, hidden, priceFrom]),
    ).toEqual([
      ['U0', '40.00', null, { name: 'Gulf prices', level: 'group' }],
      ['U1', '50.00', null, null],
      ['U2', '50.00', 'notInSegment', null],
    ])
    expect(data).toMatchObject({
      currency: 'EUR',
      retailer: { name: 'Kin', country: 'AE' },
      shownCount: 2,
      hiddenCount: 1,
      segment: { name: 'Some', level: 'retailer' },
    })
    expect((await look({ only: 'hidden' })).data.total).toBe(1)
    await db
      .updateTable('entity')
      .set({ restrictedCountries: ['AE'] })
      .where('id', '=', orla.id)
      .execute()
    expect((await look({ only: 'shown' })).data.total).toBe(0)
    expect((await look()).data.items[0]!.hidden).toBe('restrictedCountry')
    expect((await look({ only: 'shown' })).data).toMatchObject({ currency: 'EUR', shownCount: 0, hiddenCount: 3 })
    await db.updateTable('entity').set({ restrictedCountries: [] }).where('id', '=', orla.id).execute()
    const stranger = await entity({ type: 'retailer' })
    expect((await look({}, stranger.id)).status).toBe(404)
    expect((await look({}, kin.id, other)).status).toBe(404)
  })
  test('a closed collection is hidden, but not from who ordered from it', async () => {
    const params = { collectionId, retailerId: kin.id }
    const look = async () => (await ask(owner, previews.asRetailer, { params })).data
    await db.updateTable('collection').set({ status: 'NEW' }).where('id', '=', collectionId).execute()
    expect((await look()).items.map(({ hidden }) => hidden)).toEqual(Array(3).fill('collectionNotLive'))
    await db.insertInto('collectionReader').values({ collectionId, retailerId: kin.id }).execute()
    expect(await look()).toMatchObject({ shownCount: 3, hiddenCount: 0, segment: null })
  })
  test('partners are found by name', async () => {
    expect(
      (await ask(owner, previews.assignees, { query: { q: 'ki' } })).data.retailers.map(({ name }) => name),
    ).toEqual(['Kin'])
    expect((await ask(other, previews.assignees)).data).toEqual({ retailers: [], groups: [] })
  })
})

test('a representative reads books and changes none; another brand finds none', async () => {
  const { id: bookId } = await create(priceBooks, 'One')
  const params = { collectionId, bookId }
  expect((await ask(rep, priceBooks.read, { params })).status).toBe(200)
  expect((await ask(rep, priceBooks.change, { params, body: { name: 'X' } })).status).toBe(403)
  expect((await ask(other, priceBooks.read, { params })).status).toBe(404)
  expect((await ask(other, priceBooks.list, { params: { collectionId } })).status).toBe(404)
  expect(await download(priceBooks.export, params, other)).toEqual([])
  expect(
    (
      await upload(
        priceBooks.import,
        params,
        [
          ['uniqueId', 'currency', 'wholesalePrice', 'retailPrice'],
          ['U0', 'EUR', '1', ''],
        ],
        other,
      )
    ).status,
  ).toBe(404)
})
