import { afterAll, expect, test } from 'vitest'
import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { carts } from '@souk/contract/carts/carts.contract.ts'
import { workbookOf } from '../../../testing/sheets.ts'
import { newShoppers } from '../../../testing/shoppers.ts'
import { fileBody, newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)
const { shelf, shopper, skusOf, fill, units } = await newShoppers(world)
const { products } = await shelf(4)
const [coat, scarf, hat, box] = products as [string, string, string, string]

async function importing(rows: string[][], who: { token: string }, query: { storeId?: string } = {}) {
  const answer = await ask(who, carts.import, { query, ...fileBody('cart.xlsx', await workbookOf(rows)) })
  const held = (await ask(who, carts.list)).data as Cart[]
  return { ...answer, held: held.flatMap((cart) => cart.products.map(({ name, units: n }) => [name, n])).toSorted() }
}

test('a sheet of codes fills the carts: by SKU, or by product, colour and size', async () => {
  const who = await shopper()
  const [small, medium] = await skusOf(coat)
  const { colour, size } = await db
    .selectFrom('sku')
    .select(['colour', 'size'])
    .where('productId', '=', scarf)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { data, held } = await importing(
    [
      ['sku', 'uniqueId', 'colour', 'size', 'quantity'],
      [small!.sku, '', '', '', '4'],
      [medium!.sku, '', '', '', '2'],
      ['', 'U1', ` ${colour.toUpperCase()} `, size, '3'],
    ],
    who,
  )
  expect(data).toEqual({ taken: 3, problems: [] })
  expect(held).toEqual([
    ['Coat 0', 6],
    ['Coat 1', 3],
  ])
})

test('good rows are taken, every other is answered with its row, its column and what to do, in the reader’s language', async () => {
  const who = await shopper()
  const [small] = await skusOf(coat)
  const [rare] = await skusOf(hat)
  await db.updateTable('sku').set({ onHand: 2 }).where('id', '=', rare!.id).execute()
  const { data, held } = await importing(
    [
      ['sku', 'uniqueId', 'colour', 'size', 'quantity'],
      [small!.sku, '', '', '', '1'],
      ['NO-SUCH', '', '', '', '1'],
      [small!.sku, '', '', '', '5'],
      ['', 'U1', '', '', '1'],
      ['', 'U1', 'Neon', 'M', '1'],
      [rare!.sku, '', '', '', '3'],
      [rare!.sku, '', '', '', 'many'],
    ],
    who,
  )
  expect(data.taken).toBe(1)
  expect(data.problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
    '3 sku',
    '4 sku',
    '5 colour',
    '6 colour',
    '7 quantity',
    '8 quantity',
  ])
  expect(data.problems[4]!.problem).toBe('Only 2 can be had. Write 2 or less.')
  expect(held).toEqual([['Coat 0', 1]])
})

test('a carton is counted in cartons; what is in a cart and not in the sheet stays', async () => {
  const who = await shopper()
  await db.updateTable('product').set({ isCarton: true }).where('id', '=', box).execute()
  await db.updateTable('sku').set({ cartonUnits: 2 }).where('productId', '=', box).execute()
  await fill(who, await units(coat, 1))
  const inOne = (await skusOf(box)).length * 2
  const { data, held } = await importing(
    [
      ['uniqueId', 'quantity'],
      ['U3', '2'],
    ],
    who,
  )
  expect(data).toEqual({ taken: 1, problems: [] })
  expect(held).toEqual([
    ['Coat 0', 1],
    ['Coat 3', inOne * 2],
  ])
})

test('refuses a sheet without its columns and a store of another tenant before writing', async () => {
  const who = await shopper()
  expect((await importing([['sku'], ['x']], who)).status).toBe(422)
  const stranger = await shopper()
  const theirs = await db.selectFrom('store').select('id').where('entityId', '=', stranger.entityId).executeTakeFirst()
  const [small] = await skusOf(coat)
  const rows = [
    ['sku', 'quantity'],
    [small!.sku, '1'],
  ]
  expect(await importing(rows, who, { storeId: theirs!.id })).toMatchObject({ status: 404, held: [] })
})

test.each([
  ['English', ['Name', 'Unique ID', 'SKU', 'Wholesale', 'Quantity']],
  ['Arabic', ['الاسم', 'المعرّف الفريد', 'رمز القطعة', 'سعر الجملة', 'الكمية']],
])('an order form with %s titles skips empty quantities and reports what does not fit', async (_, titles) => {
  const who = await shopper()
  const [small, medium, large] = await skusOf(scarf)
  const row = (sku: string, quantity: string) => ['Coat 1', 'U1', sku, '50.00', quantity]
  const { data, held } = await importing(
    [titles, row(small!.sku, '2'), row(medium!.sku, ''), row(large!.sku, 'some')],
    who,
  )
  expect(data.taken).toBe(1)
  expect(data.problems).toMatchObject([{ row: 4, column: 'quantity' }])
  expect(held).toEqual([['Coat 1', 2]])
  const empty = await importing([titles, row(small!.sku, '')], who)
  expect([empty.status, empty.errors[0]!.field]).toEqual([422, 'file'])
})
