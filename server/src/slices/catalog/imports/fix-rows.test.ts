import { afterAll, describe, expect, test } from 'vitest'
import { imports } from '@souk/contract/catalog/imports.contract.ts'
import { readSheet } from '../../../platform/documents/sheets/read-sheet.ts'
import { coat, type SheetRow, sheetOf } from '../../../testing/coat-sheets.ts'
import { newImporter } from '../../../testing/importer.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { app, ask, close, db, person } = world
afterAll(close)
const { owner, collection, look, rowsOf, bring, take, shown } = await newImporter(world)
const other = await person({ side: 'brand' })

test('valid rows are written while others wait, are fixed in the browser, and follow', async () => {
  const job = await bring(
    await sheetOf([coat(1, 'S'), coat(2, 'S', { wholesalePrice: 'twelve', quantityAvailable: '-1' })]),
  )
  expect(job).toMatchObject({ rowsGood: 1, rowsBad: 1, changes: { NEW: 1, CHANGED: 0, SAME: 0 } })
  expect((await rowsOf(job.id, 'changes')).map(({ row }) => row)).toEqual([2]) // a bad row changes nothing yet
  const [bad] = await rowsOf(job.id, 'problems')
  expect(bad).toMatchObject({ row: 3 })
  expect(bad!.problems).toEqual([
    { column: 'wholesalePrice', value: 'twelve', problem: 'Not a valid price.', fix: 'Write digits, such as 49.50.' },
    {
      column: 'quantityAvailable',
      value: '-1',
      problem: 'This is below zero.',
      fix: 'Write 0 or more.',
    },
  ])
  await take(job.id)
  expect(await shown()).toHaveLength(1)
  const waiting = await look(job.id)
  expect(waiting).toMatchObject({ status: 'READY', rowsTaken: 1, rowsBad: 1 })
  const fix = (cells: object, version: number) =>
    ask(owner, imports.fix, { params: { importId: job.id }, body: { version, rows: [{ row: 3, cells }] } })
  expect((await fix({ wholesalePrice: '12' }, waiting.version - 1)).status).toBe(409)
  const half = await fix({ wholesalePrice: '12' }, waiting.version)
  expect(half.data.rows[0]!.problems.map(({ column }) => column)).toEqual(['quantityAvailable'])
  const whole = await fix({ quantityAvailable: '7' }, half.data.import.version)
  expect(whole.data.import).toMatchObject({ rowsGood: 1, rowsBad: 0 })
  expect((await fix({ nonsense: '1' }, whole.data.import.version)).status).toBe(422)
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
  const later = (await ask(owner, imports.rows, { params: { importId }, query: { after: 2 } })).data.rows
  expect(later.map(({ row }) => row)).toEqual([4])
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

test('the review is mailed with the rows to fix', async () => {
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

describe('every problem has its own sentence', () => {
  test.each<[string, SheetRow, string]>([
    ['a blank name', { name: '' }, 'name'],
    ['an unknown category', { category: 'Hats & more' }, 'category'],
    ['a sub-category of another category', { subCategory: 'SNEAKERS' }, 'subCategory'],
    ['a currency the collection has not', { currency: 'USD' }, 'currency'],
    [
      'a day that could be April or May',
      { shippingStartDate: '04/05/2027', shippingEndDate: '2027-03-01' },
      'shippingStartDate',
    ],
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
    ['an unknown country', { country: 'Atlantis' }, 'country'],
  ])('%s', async (_, changes, column) => {
    const job = await bring(await sheetOf([coat(1, 'S', changes)]))
    const [row] = await rowsOf(job.id)
    expect(row!.problems.map((one) => one.column)).toContain(column)
    for (const { problem, fix } of row!.problems)
      for (const sentence of [problem, fix]) expect(sentence).toMatch(/^[A-Z0-9].*[.]$/)
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
      ['This SKU is already in row 2.'],
      ['This colour and size are already in row 2.'],
      ['Row 2 uses this style for another product.'],
      ['Row 2 describes the same product in another way.'],
    ])
  })
  test('stock below what orders hold', async () => {
    await take((await bring(await sheetOf([coat(1, 'S')]))).id)
    await db.updateTable('sku').set({ reserved: 5 }).where('collectionId', '=', collection()).execute()
    const job = await bring(await sheetOf([coat(1, 'S', { quantityAvailable: '4' })]))
    expect((await rowsOf(job.id))[0]!.problems[0]).toMatchObject({
      problem: 'Orders hold 5 units of it.',
      fix: 'Write 5 or more.',
    })
  })
})
