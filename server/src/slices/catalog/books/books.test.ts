import { afterAll, describe, expect, test } from 'vitest'
import { currencyBooks, priceBooks, segmentationBooks } from '@souk/contract/catalog/books.contract.ts'
import { newBookkeeper, nobody } from '../../../testing/bookkeeper.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, entity, person } = world
afterAll(close)
const { brand, owner, kin, group, now, create, assign, download, upload, pricesSeen } = await newBookkeeper(world)
const rep = await person({ side: 'brand', entityId: brand.id, role: 'salesRepresentative' })
const other = await person({ side: 'brand' })

describe('a price book', () => {
  test('round trip: exported, one cell changed, imported, and exactly that changes for whom it is', async () => {
    const { collectionId } = now()
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
  test('one wrong cell refuses the whole sheet and reports every problem with its row', async () => {
    const { collectionId } = now()
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
    expect([taken.status, taken.message]).toEqual([409, 'Kin already has the book One. Remove it there first.'])
    const stranger = await entity({ type: 'retailer' })
    expect((await assign(priceBooks, two.id, { retailerIds: [stranger.id] })).status).toBe(422)
    const both = await Promise.all([
      assign(priceBooks, one.id, { countries: ['FR'] }),
      assign(priceBooks, two.id, { countries: ['FR'] }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
  test('names are unique in a collection, changed, and free again when a book goes', async () => {
    const { collectionId } = now()
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
    const { collectionId } = now()
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

describe('while a collection is reviewed or put away', () => {
  const close_ = (values: { status?: string; archivedAt?: Date }) =>
    db.updateTable('collection').set(values).where('id', '=', now().collectionId).execute()
  test('its books, its currencies and its own prices are read only', async () => {
    const { collectionId } = now()
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

test('a sheet for one currency refuses prices that stand in another', async () => {
  const { collectionId } = now()
  const params = { collectionId, currencyCode: 'JPY' }
  const rows = [
    ['uniqueId', 'currency', 'wholesalePrice', 'retailPrice'],
    ['U0', 'EUR', '40', '90'],
    ['U0', 'JPY', '6000', '15000'],
    ['U1', '', '7000', '16000'],
    ['U1', 'JPY', '7100', ''],
  ]
  const { status, data } = await upload(currencyBooks.import, params, rows)
  expect([status, data.changed]).toEqual([200, 0])
  expect(data.problems.map(({ row, column, problem }) => [row, column, problem])).toEqual([
    [2, 'currency', 'This price is in EUR. Only prices in JPY are imported here.'],
    [5, 'uniqueId', 'U1 is already in row 4. Keep one of them.'],
  ])
  expect((await upload(currencyBooks.import, params, [rows[0]!, rows[2]!, rows[3]!])).data.changed).toBe(2)
})

describe('two people at one book', () => {
  test('who looked at an older version writes nothing over', async () => {
    const { collectionId } = now()
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
    const { collectionId } = now()
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
  test('a retailer whose relation ended stays in the book until it is removed', async () => {
    const left = await entity({ type: 'retailer', name: 'Left' })
    const where = { brandId: brand.id, retailerId: left.id }
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

test('a representative reads books and changes none; another brand finds none', async () => {
  const { collectionId } = now()
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
