import { afterAll, expect, test } from 'vitest'
import { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { workbookOf } from '../../../testing/sheets.ts'
import { newTraders } from '../../../testing/traders.ts'
import { fileBody, newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)
const { shelf, buyer, skusOf } = await newTraders(world)
const { products } = await shelf(3)
const lea = await buyer(true)
const [coat, scarf] = products as [string, string]

async function importing(rows: string[][], who: { token: string } = lea) {
  const made = await ask(lea, wishlists.create, { body: { name: 'Sheet' } })
  const params = { id: made.data.wishlistId }
  const answer = await ask(who, wishlists.import, { params, ...fileBody('list.xlsx', await workbookOf(rows)) })
  const { lines } = (await ask(lea, wishlists.read, { params })).data
  return { ...answer, lines }
}

test('a sheet of SKUs and quantities becomes lines', async () => {
  const [small, medium] = await skusOf(coat)
  const { data, lines } = await importing([
    ['sku', 'quantity', 'note', 'uniqueId'],
    [small!.sku, '4', 'Window', ''],
    [medium!.sku, '2', '', ''],
    ['', '', 'Later', 'U1'],
  ])
  expect(data).toEqual({ changed: 2, problems: [] })
  expect(lines).toMatchObject([
    { productId: coat, units: 6, note: 'Window', quantities: { [small!.id]: 4, [medium!.id]: 2 } },
    { productId: scarf, units: 0, note: 'Later' },
  ])
})

test('with one wrong row nothing changes, and every problem has its row, in the reader’s language', async () => {
  const [small] = await skusOf(coat)
  const { data, lines } = await importing([
    ['sku', 'uniqueId', 'quantity'],
    [small!.sku, '', '2'],
    ['NO-SUCH', '', '1'],
    [small!.sku, '', '1'],
    ['', 'U1', '3'],
    ['', 'U2', 'many'],
  ])
  expect(data.changed).toBe(0)
  expect(data.problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
    '3 sku',
    '4 sku',
    '5 quantity',
    '6 quantity',
  ])
  expect(lines).toEqual([])
})

test('a code that stands for two products is not guessed, and a hidden product is not there', async () => {
  const { collectionId } = await shelf(1)
  const rows = [['uniqueId'], ['U0']]
  expect((await importing(rows)).data.problems).toMatchObject([{ row: 2, column: 'uniqueId' }])
  await db.updateTable('collection').set({ status: 'NEW' }).where('id', '=', collectionId).execute()
  expect((await importing(rows)).data).toEqual({ changed: 1, problems: [] })
})

test('refuses a sheet without products and a wishlist of another tenant', async () => {
  expect((await importing([['quantity'], ['1']])).status).toBe(422)
  expect((await importing([['sku'], ['x']], await buyer(true))).status).toBe(404)
})
