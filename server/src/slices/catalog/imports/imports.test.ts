import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { imports } from '@souk/contract/catalog/imports.contract.ts'
import { coat, sheetOf } from '../../../testing/coat-sheets.ts'
import { newImporter } from '../../../testing/importer.ts'
import { newWorld } from '../../../testing/world.ts'
import { workbookOf } from '../../../testing/sheets.ts'
import { zipOf } from '../../../testing/zip.ts'
import { applyImport } from './apply-import.ts'
import { readImport } from './read-import.ts'

const world = await newWorld()
const { app, ask, close, db, deps, person } = world
afterAll(close)
const { brand, owner, collection, upload, look, rowsOf, bring, take, shown } = await newImporter(world)
const other = await person({ side: 'brand' })
const rep = await person({ side: 'brand', entityId: brand.id, role: 'salesRepresentative' })

describe('a sheet comes in', () => {
  test('its good rows become products, once', async () => {
    const sheet = await sheetOf([coat(1, 'S'), coat(1, 'M'), coat(2, 'S', { isCarton: 'yes', items: '3' })])
    const job = await bring(sheet)
    expect(job).toMatchObject({
      status: 'READY',
      rowsTotal: 3,
      rowsGood: 3,
      rowsBad: 0,
      changes: { NEW: 3, CHANGED: 0, SAME: 0 },
    })
    expect(await shown()).toEqual([])
    expect((await take(job.id)).status).toBe(202)
    expect(await look(job.id)).toMatchObject({ status: 'DONE', rowsTaken: 3 })
    const [first, second] = await shown()
    expect(first).toMatchObject({
      uniqueId: 'U1',
      department: 'WOMEN',
      category: 'OUTERWEAR',
      wholesalePrice: '120.00',
      retailPrice: '300.00',
    })
    expect(first!.variants).toMatchObject([
      {
        colour: 'Sage',
        sizes: [
          { size: 'S', onHand: 24 },
          { size: 'M', onHand: 24 },
        ],
      },
    ])
    expect(second).toMatchObject({ isCarton: true, variants: [{ sizes: [{ cartonUnits: 3 }] }] })
    const reimported = await bring(sheet)
    expect(reimported.changes).toEqual({ NEW: 0, CHANGED: 0, SAME: 3 })
    const versions = (await shown()).map(({ version }) => version)
    await take(reimported.id)
    expect((await shown()).map(({ version }) => version)).toEqual(versions)
  })
  test('a changed one shows what will change before it is applied, and rows it does not name stay', async () => {
    const first = await bring(await sheetOf([coat(1, 'S'), coat(2, 'S')]))
    await take(first.id)
    const second = await bring(await sheetOf([coat(1, 'S', { wholesalePrice: '99.5', name: 'Long coat' })]))
    expect(second.changes).toEqual({ NEW: 0, CHANGED: 1, SAME: 0 })
    const [row] = await rowsOf(second.id, 'changes')
    expect(row!.before).toEqual({ name: 'Coat 1', wholesalePrice: '120.00' })
    await take(second.id)
    expect((await shown()).map(({ name, wholesalePrice }) => [name, wholesalePrice])).toEqual([
      ['Long coat', '99.50'],
      ['Coat 2', '120.00'],
    ])
  })
  test('a country is known by what people call it', async () => {
    const names = ['Turkey', 'Türkiye', 'TR', 'tur', 'تركيا', 'UK', 'Holland']
    const job = await bring(await sheetOf(names.map((country, at) => coat(at + 1, 'S', { country }))))
    await take(job.id)
    expect((await shown()).map(({ country }) => country)).toEqual(['TR', 'TR', 'TR', 'TR', 'TR', 'GB', 'NL'])
  })
})

describe('colours and sizes that are there already', () => {
  const sizesNow = async () =>
    (await shown())[0]!.variants.flatMap(({ sizes }) => sizes.map(({ sku, size }) => `${sku} is ${size}`)).toSorted()
  test('refuses a row that gives a size a second SKU, and takes the others', async () => {
    await take((await bring(await sheetOf([coat(1, 'S'), coat(1, 'M')]))).id)
    const job = await bring(await sheetOf([coat(1, 'S', { sku: 'NEW-S' }), coat(1, 'L')]))
    const [bad, good] = await rowsOf(job.id)
    expect([bad!.problems[0]?.problem, good!.problems]).toEqual(['This colour and size already have the SKU U1-S.', []])
    expect((await take(job.id)).status).toBe(202)
    expect(await look(job.id)).toMatchObject({ status: 'READY', rowsTaken: 1, rowsBad: 1 })
    expect(await sizesNow()).toEqual(['U1-L is L', 'U1-M is M', 'U1-S is S'])
  })
  test('lets two SKUs change places, and a new one take a place that becomes free', async () => {
    await take((await bring(await sheetOf([coat(1, 'S'), coat(1, 'M'), coat(1, 'L')]))).id)
    const moved = [coat(1, 'M', { sku: 'U1-S' }), coat(1, 'S', { sku: 'U1-M' }), coat(1, 'XL', { sku: 'U1-L' })]
    const job = await bring(await sheetOf([...moved, coat(1, 'L', { sku: 'NEW-L' })]))
    expect(job).toMatchObject({ rowsGood: 4, rowsBad: 0 })
    await take(job.id)
    expect(await look(job.id)).toMatchObject({ status: 'DONE', rowsTaken: 4 })
    expect(await sizesNow()).toEqual(['NEW-L is L', 'U1-L is XL', 'U1-M is S', 'U1-S is M'])
  })
  test('refuses two SKUs of one size also where their rows have different currencies', async () => {
    const inDinars = { currency: 'KWD', wholesalePrice: '40', retailPrice: '90' }
    const same = coat(1, 'M', inDinars)
    const job = await bring(
      await sheetOf([coat(1, 'S'), coat(1, 'S', { ...inDinars, sku: 'NEW-S' }), coat(1, 'M'), same]),
    )
    expect((await rowsOf(job.id)).map(({ problems }) => problems.map(({ column }) => column))).toEqual([
      [],
      ['size'],
      [],
      [],
    ])
  })
  test('refuses a place that stays taken because the row that would free it is wrong', async () => {
    await take((await bring(await sheetOf([coat(1, 'S')]))).id)
    const wrong = coat(1, 'M', { sku: 'U1-S', quantityAvailable: 'many' })
    const job = await bring(await sheetOf([wrong, coat(1, 'S', { sku: 'NEW-S' })]))
    expect(job).toMatchObject({ rowsGood: 0, rowsBad: 2 })
  })
  test('refuses a chain of SKUs that move up at once, of which the last cannot', async () => {
    const many = Array.from({ length: 12 }, (_, n) => n)
    await take((await bring(await sheetOf(many.map((n) => coat(1, `${n}`))))).id)
    const moved = many.map((n) =>
      coat(1, `${n + 1}`, { sku: `U1-${n}`, ...(n === 11 && { quantityAvailable: 'many' }) }),
    )
    const job = await bring(await sheetOf(moved))
    expect(job).toMatchObject({ rowsGood: 0, rowsBad: 12 })
  })
})

describe('a file that is none', () => {
  const failureOf = async (bytes: Buffer, name?: string) => (await bring(bytes, name)).failure
  test('no rows, no sheet in the archive', async () => {
    expect(await failureOf(await sheetOf([]))).toBe('There are no rows in this file.')
    expect(await failureOf(zipOf({ 'a.txt': Buffer.from('x') }), 'a.zip')).toContain('There is no .xlsx file')
    expect(await db.selectFrom('product').selectAll().where('collectionId', '=', collection()).execute()).toEqual([])
  })
  test('another type is refused at the door', async () => {
    expect((await upload(Buffer.from('a;b'), 'a.csv')).status).toBe(415)
    expect((await upload(Buffer.from('%PDF-1.4'), 'a.xlsx')).status).toBe(415)
    expect((await upload(Buffer.alloc(20_971_521, 'PK\x03\x04'), 'a.xlsx')).status).toBe(413)
  })
  test('an archive that unpacks to more than it should', async () => {
    const bomb = zipOf({ 'winter.xlsx': await sheetOf([coat(1, 'S')]), 'big.bin': Buffer.alloc(61 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(2_000_000)
    expect(await failureOf(bomb, 'bomb.zip')).toBe(
      'This file unpacks to more than we read. Split it into smaller files.',
    )
  })
})

test('pictures come along in a zip; one that is none says so', async () => {
  const png = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#9a3b26' } })
    .png()
    .toBuffer()
  const sheet = await sheetOf([coat(1, 'S', { images: 'Front.png' }), coat(2, 'S', { images: 'fake.jpg' })])
  const job = await bring(
    zipOf({ 'winter/winter.xlsx': sheet, 'winter/front.PNG': png, 'winter/fake.jpg': Buffer.from('no picture') }),
    'winter.zip',
  )
  const [good, bad] = await rowsOf(job.id)
  expect([good!.problems, bad!.problems[0]?.problem]).toEqual([[], '“fake.jpg” is not a picture.'])
  await take(job.id)
  const [product] = await shown()
  expect(product).toMatchObject({ isComplete: true })
  expect(product!.images[0]).toMatch(/^\/files\/pictures\/[0-9a-f]{64}\.webp$/)
})

test('pictures may be called constructor or __proto__', async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#9a3b26' } })
    .png()
    .toBuffer()
  const sheet = await sheetOf([
    coat(1, 'S', { images: 'constructor' }),
    coat(2, 'S', { images: '__proto__' }),
    coat(3, 'S', { images: 'toString' }),
  ])
  const job = await bring(
    zipOf(
      Object.fromEntries([
        ['a.xlsx', sheet],
        ['__proto__', png],
      ]),
    ),
    'a.zip',
  )
  expect((await rowsOf(job.id)).map(({ problems }) => problems.length)).toEqual([1, 0, 1])
})

test('a file that cannot be read fails with a sentence, whatever goes wrong', async () => {
  const { data } = await upload(await sheetOf([coat(1, 'S')]))
  await readImport({ ...deps, files: { ...deps.files, get: () => Promise.reject(new TypeError('a bug')) } }, data.id)
  expect(await look(data.id)).toMatchObject({ status: 'FAILED', failure: expect.stringMatching(/cannot be opened/) })
})

test('after a large import the planner knows how many products there are', async () => {
  const rows = Array.from({ length: 500 }, (_, n) => coat(n, 'S'))
  await take((await bring(await sheetOf(rows))).id)
  const { rows: counted } = await sql<{ reltuples: number }>`
    select reltuples from pg_class where relname in ('product', 'sku', 'listing', 'product_price')`.execute(db)
  expect(Math.min(...counted.map(({ reltuples }) => reltuples))).toBeGreaterThanOrEqual(500)
})

test('the same zip again changes nothing; another picture of the same name does', async () => {
  const drawn = (background: string) =>
    sharp({ create: { width: 60, height: 80, channels: 3, background } })
      .png()
      .toBuffer()
  const sheet = await sheetOf([coat(1, 'S', { images: 'front.png' })])
  const archive = async (colour: string) => zipOf({ 'winter.xlsx': sheet, 'front.png': await drawn(colour) })
  await take((await bring(await archive('#9a3b26'), 'winter.zip')).id)
  const reimported = await bring(await archive('#9a3b26'), 'winter.zip')
  expect((await rowsOf(reimported.id)).map(({ change }) => change)).toEqual(['SAME'])
  await ask(owner, imports.cancel, { params: { importId: reimported.id } })
  const other = await bring(await archive('#26439a'), 'winter.zip')
  expect((await rowsOf(other.id)).map(({ change }) => change)).toEqual(['CHANGED'])
  const [before] = await shown()
  await take(other.id)
  expect((await shown())[0]!.images).not.toEqual(before!.images)
})

describe('two people at once', () => {
  test('one import of a collection at a time', async () => {
    const sheet = await sheetOf([coat(1, 'S')])
    const both = await Promise.all([upload(sheet), upload(sheet)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409])
    const open = both.find(({ status }) => status === 202)!.data.id
    await ask(owner, imports.cancel, { params: { importId: open } })
    expect((await upload(sheet)).status).toBe(202)
  })
  test('a preview that is no longer true is not applied, and made anew', async () => {
    const job = await bring(await sheetOf([coat(1, 'S')]))
    await db.updateTable('collection').set({ version: 99 }).where('id', '=', collection()).execute()
    expect(
      (await ask(owner, imports.apply, { params: { importId: job.id }, body: { version: job.version } })).status,
    ).toBe(409)
    expect(await shown()).toEqual([])
    expect((await take(job.id)).status).toBe(202)
    expect(await shown()).toHaveLength(1)
  })
  test('applied twice at once, taken once', async () => {
    const job = await bring(await sheetOf([coat(1, 'S')]))
    const apply = () => ask(owner, imports.apply, { params: { importId: job.id }, body: { version: job.version } })
    const both = await Promise.all([apply(), apply()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409])
    await Promise.all([applyImport(deps, job.id), applyImport(deps, job.id)])
    expect(await look(job.id)).toMatchObject({ status: 'DONE', rowsTaken: 1 })
  })
})

test('other tenants neither see nor change it, and representatives only read it', async () => {
  const job = await bring(await sheetOf([coat(1, 'S')]))
  const params = { importId: job.id }
  expect((await ask(other, imports.read, { params })).status).toBe(404)
  expect((await ask(other, imports.apply, { params, body: { version: job.version } })).status).toBe(404)
  expect((await upload(await sheetOf([coat(1, 'S')]), 'a.xlsx', other)).status).toBe(404)
  expect((await ask(rep, imports.read, { params })).status).toBe(200)
  expect((await ask(rep, imports.apply, { params, body: { version: job.version } })).status).toBe(403)
})

test('the template is a sheet that comes in as it is', async () => {
  const url = `/api/v2/catalog/collections/${collection()}/template`
  const { rawPayload } = await app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } })
  const job = await bring(rawPayload)
  const problems = (await rowsOf(job.id)).flatMap((row) => row.problems.map(({ column }) => column))
  expect(new Set(problems)).toEqual(new Set(['images'])) // the pictures of the example did not come along
})

describe('a sheet with titles of its own', () => {
  const rows = [
    ['Model', 'Style #', 'Product name', 'Color', 'Size', 'Barcode', 'WSP', 'RRP', 'Cur', 'Stock'],
    ['U1', 'ST-1', 'Coat', 'Sage', 'S', 'U1-S', '120,00 €', '€ 300', 'EUR', '24'],
  ]
  test('waits for its columns, is read with them, and the next one is read at once', async () => {
    const job = await bring(await workbookOf(rows))
    expect(job).toMatchObject({ status: 'MAPPING', rowsRead: 0 })
    expect(job.sheet).toMatchObject({ titles: rows[0], samples: [rows[1]] })
    expect(job.sheet!.columns).toMatchObject({
      styleCode: 1,
      name: 2,
      colour: 3,
      sku: 5,
      wholesalePrice: 6,
      retailPrice: 7,
    })
    expect(job.sheet!.columns.uniqueId).toBeUndefined()
    const choose = (columns: object, by = owner, version = job.version) =>
      ask(by, imports.setColumns, { params: { importId: job.id }, body: { version, columns } as never })
    expect((await choose(job.sheet!.columns)).status).toBe(422)
    expect((await choose({ ...job.sheet!.columns, uniqueId: 40 })).status).toBe(422)
    expect((await choose({ ...job.sheet!.columns, uniqueId: 0 }, other)).status).toBe(404)
    expect((await choose({ ...job.sheet!.columns, uniqueId: 0 }, owner, job.version - 1)).status).toBe(409)
    expect((await choose({ ...job.sheet!.columns, uniqueId: 0 })).status).toBe(202)
    await readImport(deps, job.id)
    expect(await look(job.id)).toMatchObject({ status: 'READY', rowsGood: 1, sheet: null })
    await take(job.id)
    expect((await shown())[0]).toMatchObject({ uniqueId: 'U1', wholesalePrice: '120.00', retailPrice: '300.00' })
    expect(await bring(await workbookOf(rows))).toMatchObject({ status: 'READY', changes: { SAME: 1 } })
  })
  test('can be cancelled while it waits', async () => {
    const job = await bring(
      await workbookOf([
        ['Something', 'Else'],
        ['1', '2'],
      ]),
    )
    expect(job.status).toBe('MAPPING')
    expect((await ask(owner, imports.cancel, { params: { importId: job.id } })).status).toBe(200)
    expect(await look(job.id)).toMatchObject({ status: 'CANCELLED', sheet: null })
  })
})

test('suggests what was probably meant', async () => {
  const job = await bring(await sheetOf([coat(1, 'S', { category: 'Outerwaer', gender: 'Ladies' })]))
  const [row] = await rowsOf(job.id, 'problems')
  expect(row!.problems).toMatchObject([{ column: 'category', suggestion: 'Outerwear' }])
})
