import { writeXlsx } from 'hucre/xlsx'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { imports } from '@souk/contract/catalog/imports.contract.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { type SheetColumn, sheetColumns } from '@souk/contract/catalog/sheet-columns.ts'
import { readSheet } from '../../platform/sheets/read-sheet.ts'
import { fileBody, newWorld, type Person } from '../../testing/world.ts'
import { zipOf } from '../../testing/zip.ts'
import { applyImport } from './apply-import.ts'
import { readImport } from './read-import.ts'

const { app, ask, close, db, deps, entity, person } = await newWorld()
afterAll(close)

const orla = await entity({ type: 'brand', currency: 'EUR', liveFrom: new Date(0) })
const owner = await person({ side: 'brand', entityId: orla.id })
const other = await person({ side: 'brand' })
const rep = await person({ side: 'brand', entityId: orla.id, role: 'salesRepresentative' })
let collectionId = ''
beforeEach(async () => {
  await db.deleteFrom('rateLimit').execute()
  const values = { brandId: orla.id, name: 'Winter', type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR', 'KWD'] }
  collectionId = (await db.insertInto('collection').values(values).returning('id').executeTakeFirstOrThrow()).id
})

type Row = Partial<Record<SheetColumn, string>>
const coat = (n: number, size: string, changes: Row = {}): Row => ({
  uniqueId: `U${n}`,
  styleCode: `ST-${n}`,
  name: `Coat ${n}`,
  department: 'Women',
  category: 'Outerwear',
  colour: 'Sage',
  size,
  sku: `U${n}-${size}`,
  wholesalePrice: '120.00',
  retailPrice: '300',
  currency: 'EUR',
  quantityAvailable: '24',
  ...changes,
})
const sheetOf = async (rows: readonly Row[], columns: readonly SheetColumn[] = sheetColumns) =>
  Buffer.from(
    await writeXlsx({
      sheets: [{ name: 'A', rows: [[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? ''))] }],
    }),
  )
const upload = async (bytes: Buffer, name = 'winter.xlsx', who: Person = owner) =>
  ask(who, imports.upload, { params: { collectionId }, ...fileBody(name, bytes) })
const look = async (importId: string) => (await ask(owner, imports.read, { params: { importId } })).data
const rowsOf = async (importId: string, only?: string) =>
  (await ask(owner, imports.rows, { params: { importId }, query: { limit: '100', ...(only && { only }) } })).data.rows
/** Uploaded, read and judged, as the job does it. */
async function bring(bytes: Buffer, name?: string) {
  const { data, status } = await upload(bytes, name)
  expect(status).toBe(202)
  await readImport(deps, data.id)
  return look(data.id)
}
async function take(importId: string) {
  const { version } = await look(importId)
  const started = await ask(owner, imports.apply, { params: { importId }, body: { version } })
  if (started.status === 202) await applyImport(deps, importId)
  return started
}
const shown = async () => (await ask(owner, products.list, { query: { collectionId, limit: '100' } })).data.products

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
    const again = await bring(sheet)
    expect(again.changes).toEqual({ NEW: 0, CHANGED: 0, SAME: 3 })
    const versions = (await shown()).map(({ version }) => version)
    await take(again.id)
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
  test('good rows are taken while bad ones wait, are mended in the browser, and follow', async () => {
    const job = await bring(
      await sheetOf([coat(1, 'S'), coat(2, 'S', { wholesalePrice: 'twelve', quantityAvailable: '-1' })]),
    )
    expect(job).toMatchObject({ rowsGood: 1, rowsBad: 1, changes: { NEW: 1, CHANGED: 0, SAME: 0 } })
    expect((await rowsOf(job.id, 'changes')).map(({ row }) => row)).toEqual([2]) // a bad row changes nothing yet
    const [bad] = await rowsOf(job.id, 'problems')
    expect(bad).toMatchObject({ row: 3 })
    expect(bad!.problems).toEqual([
      { column: 'wholesalePrice', value: 'twelve', problem: 'This is no price.', mend: 'Write digits, such as 49.50.' },
      {
        column: 'quantityAvailable',
        value: '-1',
        problem: 'This is below zero.',
        mend: 'Write 0 or more.',
      },
    ])
    await take(job.id)
    expect(await shown()).toHaveLength(1)
    const waiting = await look(job.id)
    expect(waiting).toMatchObject({ status: 'READY', rowsTaken: 1, rowsBad: 1 })
    const mend = (cells: object, version: number) =>
      ask(owner, imports.mend, { params: { importId: job.id }, body: { version, rows: [{ row: 3, cells }] } })
    expect((await mend({ wholesalePrice: '12' }, waiting.version - 1)).status).toBe(409)
    const half = await mend({ wholesalePrice: '12' }, waiting.version)
    expect(half.data.rows[0]!.problems.map(({ column }) => column)).toEqual(['quantityAvailable'])
    const whole = await mend({ quantityAvailable: '7' }, half.data.import.version)
    expect(whole.data.import).toMatchObject({ rowsGood: 1, rowsBad: 0 })
    expect((await mend({ nonsense: '1' }, whole.data.import.version)).status).toBe(422)
    await take(job.id)
    expect(await look(job.id)).toMatchObject({ status: 'DONE', rowsTaken: 2 })
    expect(await shown()).toHaveLength(2)
  })
  test('a row that is not wanted is left out, and comes back; with nothing left to take the import is done', async () => {
    const job = await bring(await sheetOf([coat(1, 'S'), coat(1, 'S'), coat(2, 'S', { wholesalePrice: 'x' })]))
    const importId = job.id
    const leave = async (rows?: number[]) =>
      ask(owner, imports.leaveOut, {
        params: { importId },
        body: { version: (await look(importId)).version, ...(rows && { rows }) },
      })
    expect(job).toMatchObject({ rowsBad: 2, rowsGood: 1, rowsLeftOut: 0 })
    expect((await leave([99])).status).toBe(404)
    expect((await leave([3])).data).toMatchObject({ rowsBad: 1, rowsGood: 1, rowsLeftOut: 1 })
    expect((await rowsOf(importId)).map(({ row }) => row)).toEqual([2, 4])
    expect((await leave()).data).toMatchObject({ rowsBad: 2, rowsLeftOut: 0 })
    await leave([3])
    await take(importId)
    expect(await look(importId)).toMatchObject({ status: 'READY', rowsTaken: 1, rowsBad: 1 })
    expect((await leave([4])).data).toMatchObject({ status: 'DONE', rowsTaken: 1 })
    expect((await shown()).map(({ uniqueId }) => uniqueId)).toEqual(['U1'])
    expect((await leave()).status).toBe(409)
    const stale = await ask(other, imports.leaveOut, { params: { importId }, body: { version: 1 } })
    expect(stale.status).toBe(404)
  })

  test('a country is known by what people call it', async () => {
    const names = ['Turkey', 'Türkiye', 'TR', 'tur', 'تركيا', 'UK', 'Holland']
    const job = await bring(await sheetOf(names.map((country, at) => coat(at + 1, 'S', { country }))))
    await take(job.id)
    expect((await shown()).map(({ country }) => country)).toEqual(['TR', 'TR', 'TR', 'TR', 'TR', 'GB', 'NL'])
  })

  test('the review is mailed, with the rows to mend', async () => {
    const job = await bring(await sheetOf([coat(1, 'S', { colour: '' })]))
    const { email } = await db
      .selectFrom('userAccount')
      .select('email')
      .where('id', '=', owner.userId)
      .executeTakeFirstOrThrow()
    const mail = await db
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail.body).toContain('Your collection upload file contains errors. We have sent the review to your email.')
    const [file] = mail.attachments as { name: string; base64: string }[]
    const rows: string[][] = []
    for await (const { cells } of readSheet(Buffer.from(file!.base64, 'base64'), {
      rows: 10,
      columns: 60,
      cellLength: 9_000,
    }))
      rows.push(cells)
    expect(rows[1]!.at(-1)).toContain('This cell is empty.')
    const url = `/api/v2/catalog/imports/${job.id}/rejected`
    expect((await app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } })).statusCode).toBe(200)
  })
})

describe('every problem has its own sentence', () => {
  test.each<[string, Row, string]>([
    ['a blank name', { name: '' }, 'name'],
    ['a category nobody knows', { category: 'Hats & more' }, 'category'],
    ['a sub-category of another category', { subCategory: 'SNEAKERS' }, 'subCategory'],
    ['a currency the collection has not', { currency: 'USD' }, 'currency'],
    ['a bad day', { shippingStartDate: '31/01/2027', shippingEndDate: '2027-03-01' }, 'shippingStartDate'],
    ['half a window', { shippingStartDate: '2027-01-01' }, 'shippingEndDate'],
    [
      'a window that ends first',
      { shippingStartDate: '2027-03-01', shippingEndDate: '2027-01-01' },
      'shippingStartDate',
    ],
    ['six pictures', { images: 'a.jpg;b.jpg;c.jpg;d.jpg;e.jpg;f.jpg' }, 'images'],
    ['a picture that did not come along', { images: 'a.jpg' }, 'images'],
    ['neither yes nor no', { isCarton: 'maybe' }, 'isCarton'],
    ['too many decimals', { wholesalePrice: '1.005' }, 'wholesalePrice'],
    ['no stock', { quantityAvailable: '' }, 'quantityAvailable'],
    ['a country nobody knows', { country: 'Atlantis' }, 'country'],
  ])('%s', async (_, changes, column) => {
    const job = await bring(await sheetOf([coat(1, 'S', changes)]))
    const [row] = await rowsOf(job.id)
    expect(row!.problems.map((one) => one.column)).toContain(column)
    for (const { problem, mend } of row!.problems)
      for (const sentence of [problem, mend]) expect(sentence).toMatch(/^[A-Z0-9].*[.]$/)
  })
  test('the same SKU, size or style twice, and a product described in two ways', async () => {
    const job = await bring(
      await sheetOf([
        coat(1, 'S'),
        coat(1, 'M', { sku: 'U1-S' }),
        coat(1, 's', { sku: 'X' }),
        coat(2, 'S', { styleCode: 'ST-1' }),
        coat(1, 'L', { name: 'Other' }),
      ]),
    )
    const problems = (await rowsOf(job.id)).map((row) => row.problems.map(({ problem }) => problem))
    expect(problems).toEqual([
      [],
      ['This SKU stands in row 2 already.'],
      ['This colour and size stand in row 2 already.'],
      ['Row 2 uses this style for another product.'],
      ['Row 2 describes the same product in another way.'],
    ])
  })
  test('stock below what orders hold', async () => {
    await take((await bring(await sheetOf([coat(1, 'S')]))).id)
    await db.updateTable('sku').set({ reserved: 5 }).where('collectionId', '=', collectionId).execute()
    const job = await bring(await sheetOf([coat(1, 'S', { quantityAvailable: '4' })]))
    expect((await rowsOf(job.id))[0]!.problems[0]).toMatchObject({
      problem: 'Orders hold 5 units of it.',
      mend: 'Write 5 or more.',
    })
  })
})

describe('a file that is none', () => {
  const failureOf = async (bytes: Buffer, name?: string) => (await bring(bytes, name)).failure
  test('a missing column, no rows, no sheet in the archive', async () => {
    const short = sheetColumns.filter((column) => column !== 'sku')
    expect(await failureOf(await sheetOf([coat(1, 'S')], short))).toBe(
      'The column sku is missing. Start from the template, or add it.',
    )
    expect(await failureOf(await sheetOf([]))).toBe('There are no rows in this file.')
    expect(await failureOf(zipOf({ 'a.txt': Buffer.from('x') }), 'a.zip')).toContain('There is no .xlsx file')
    expect(await db.selectFrom('product').selectAll().where('collectionId', '=', collectionId).execute()).toEqual([])
  })
  test('another type is refused at the door', async () => {
    expect((await upload(Buffer.from('a;b'), 'a.csv')).status).toBe(415)
    expect((await upload(Buffer.from('%PDF-1.4'), 'a.xlsx')).status).toBe(415)
    expect((await upload(Buffer.alloc(20_971_521, 'PK\x03\x04'), 'a.xlsx')).status).toBe(413)
  })
  test('an archive that unpacks to more than it should', async () => {
    const bomb = zipOf({ 'winter.xlsx': await sheetOf([coat(1, 'S')]), 'big.bin': Buffer.alloc(700 * 1024 * 1024) })
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
  expect([good!.problems, bad!.problems[0]?.problem]).toEqual([[], '“fake.jpg” is no picture.'])
  await take(job.id)
  const [product] = await shown()
  expect(product).toMatchObject({ isComplete: true })
  expect(product!.images[0]).toMatch(/^\/files\/pictures\/[0-9a-f]{64}\.webp$/)
})

test('the same zip again changes nothing; another picture of the same name does', async () => {
  const drawn = (background: string) =>
    sharp({ create: { width: 60, height: 80, channels: 3, background } })
      .png()
      .toBuffer()
  const sheet = await sheetOf([coat(1, 'S', { images: 'front.png' })])
  const archive = async (colour: string) => zipOf({ 'winter.xlsx': sheet, 'front.png': await drawn(colour) })
  await take((await bring(await archive('#9a3b26'), 'winter.zip')).id)
  const again = await bring(await archive('#9a3b26'), 'winter.zip')
  expect((await rowsOf(again.id)).map(({ change }) => change)).toEqual(['SAME'])
  await ask(owner, imports.cancel, { params: { importId: again.id } })
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
    await db.updateTable('collection').set({ version: 99 }).where('id', '=', collectionId).execute()
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

test('nobody else sees or touches it', async () => {
  const job = await bring(await sheetOf([coat(1, 'S')]))
  const params = { importId: job.id }
  expect((await ask(other, imports.read, { params })).status).toBe(404)
  expect((await ask(other, imports.apply, { params, body: { version: job.version } })).status).toBe(404)
  expect((await upload(await sheetOf([coat(1, 'S')]), 'a.xlsx', other)).status).toBe(404)
  expect((await ask(rep, imports.read, { params })).status).toBe(403)
})

test('the template is a sheet that comes in as it is', async () => {
  const url = `/api/v2/catalog/collections/${collectionId}/template`
  const { rawPayload } = await app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } })
  const job = await bring(rawPayload)
  const problems = (await rowsOf(job.id)).flatMap((row) => row.problems.map(({ column }) => column))
  expect(new Set(problems)).toEqual(new Set(['images'])) // the pictures of the example did not come along
})
