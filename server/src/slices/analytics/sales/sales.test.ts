import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Dimension, Measure } from '@souk/contract/analytics/sales-shapes.ts'
import { sales } from '@souk/contract/analytics/sales.contract.ts'
import { newShippers } from '../../../testing/shippers.ts'
import { idsByAfter, newWorld, type Person } from '../../../testing/world.ts'
import { rollUpSales } from '../rollups/roll-up-sales.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const trade = await newShippers(world)
const { brand, seller, shelf, shopper } = trade
const { collectionId, products } = await shelf(3)
await sql`update sku set on_hand = 1000`.execute(db)
await sql`update product set category = 'Coats' where id = ${products[0]!}`.execute(db)
await sql`update collection set season = 'AW26', deadline_day = current_date + 30, deadline = now() + interval '30 days' where id = ${collectionId}`.execute(
  db,
)
const [ada, ben] = [await shopper(), await shopper()]
let rep: Person
let repId: string

beforeAll(async () => {
  rep = await person({ side: 'brand', role: 'salesRepresentative', entityId: brand.id })
  const place = await db
    .selectFrom('association')
    .select('id')
    .where('userId', '=', rep.userId)
    .executeTakeFirstOrThrow()
  repId = place.id
  await sql`update relation set sales_rep_id = ${repId} where retailer_id = ${ben.entityId}`.execute(db)
  const first = await trade.agreed(ada, [products[0]!, 4, 2], [products[1]!, 3])
  const second = await trade.agreed(ben, [products[1]!, 5])
  await trade.ship([{ ...first.lines[0]!, quantity: 2 }], { discountPercent: '10' })
  await trade.ship([second.lines[0]!])
  await sql`update sales_order set first_confirmed_at = first_confirmed_at - interval '40 days' where id = ${second.id}`.execute(
    db,
  )
  const third = await trade.agreed(ada, [products[2]!, 1])
  await trade.cancel(seller, third.id)
  await rollUpSales(db)
})

const insights = async (who: Person, query: object) => (await ask(who, sales.insights, { query })).data
const minor = (amount: string) => BigInt(amount.replace('.', ''))

test('the rows of every dimension and measure add up to the total, and so do the orders behind it', async () => {
  for (const measure of Measure.options) {
    const { total } = await insights(seller, { measure })
    expect(minor(total.amount)).toBeGreaterThan(0n)
    for (const by of Dimension.options) {
      const { rows } = await insights(seller, { measure, by })
      expect([by, rows.reduce((sum, row) => sum + minor(row.amount), 0n)]).toEqual([by, minor(total.amount)])
    }
    const { data } = await ask(seller, sales.orders, { query: { measure } })
    expect(data.sum.amount).toBe(total.amount)
    expect(data.orders.reduce((sum, row) => sum + minor(row.amount), 0n)).toBe(minor(total.amount))
    const ids = data.orders.map(({ id }) => id)
    const behind = async (query: object) =>
      (await ask(seller, sales.orders, { query: { measure, ...query } })).data.orders.map(({ id }) => id)
    expect(await idsByAfter(behind)).toEqual(ids)
    const [after] = ids
    const rest = (await ask(seller, sales.orders, { query: { measure, after } })).data
    expect([rest.total, rest.sum]).toEqual([data.total, data.sum])
  }
})

test('each row leads to orders whose sum is exactly its own', async () => {
  const filterOf = {
    collection: 'collectionId',
    product: 'productId',
    retailer: 'retailerId',
    salesRep: 'salesRepId',
  } as const
  for (const measure of Measure.options)
    for (const by of [
      'season',
      'collection',
      'product',
      'category',
      'colour',
      'size',
      'retailer',
      'country',
      'salesRep',
    ] as const) {
      const { rows } = await insights(seller, { measure, by })
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) {
        const name = by in filterOf ? filterOf[by as 'product'] : by
        const { data } = await ask(seller, sales.orders, { query: { measure, [name]: row.key } })
        expect([by, row.key, data.sum.amount, data.sum.units]).toEqual([by, row.key, row.amount, row.units])
      }
    }
})

test('a representative sees only figures of their own retailers, in every call', async () => {
  const { total, rows } = await insights(rep, { by: 'retailer' })
  expect(rows.map(({ key }) => key)).toEqual([ben.entityId])
  expect(total.orders).toBe(1)
  expect((await insights(rep, { by: 'product' })).rows).toHaveLength(1)
  expect((await insights(rep, { by: 'retailer', retailerId: ada.entityId })).rows).toEqual([])
  expect((await ask(rep, sales.orders)).data.orders.map(({ retailerId }) => retailerId)).toEqual([ben.entityId])
  expect((await ask(rep, sales.summary)).data.orders).toBe(1)
  expect((await ask(rep, sales.retailers)).data.retailers.map(({ id }) => id)).toEqual([ben.entityId])
  expect((await ask(rep, sales.styles)).data.best).toHaveLength(1)
  expect((await ask(rep, sales.mix)).data.sizes.reduce((sum, { units }) => sum + units, 0)).toBe(5)
  expect((await ask(rep, sales.team)).data.people.map(({ id }) => id)).toEqual([repId])
  expect(minor((await ask(rep, sales.seasons)).data.points.at(-5)!.amount!)).toBe(minor(total.amount))
})

test('compares with the period before, row by row', async () => {
  const { total, before, rows } = await insights(seller, { days: 30, compare: 'period', by: 'retailer' })
  expect([total.orders, before!.orders]).toEqual([1, 1])
  expect(rows.map(({ key, orders, before: then }) => [key, orders, then!.orders])).toEqual(
    expect.arrayContaining([
      [ada.entityId, 1, 0],
      [ben.entityId, 0, 1],
    ]),
  )
  const days = await insights(seller, { days: 30, compare: 'period', by: 'day' })
  expect(days.rows).toHaveLength(30)
  expect(days.rows.reduce((sum, row) => sum + minor(row.before!.amount), 0n)).toBe(minor(before!.amount))
})

test('summarises averages, cancellations with reasons, and what is left to ship', async () => {
  const { data } = await ask(seller, sales.summary)
  expect(data).toMatchObject({
    orders: 2,
    averageLines: 2,
    cancelled: { orders: 1 },
    leftToShip: { units: 7, orders: 1 },
  })
  expect(data.discount).toBeGreaterThan(0)
  expect(data.reasons).toHaveLength(1)
  expect(data.sellThrough).toBeGreaterThan(0)
  for (const [of, figure] of [
    ['cancelled', data.cancelled],
    ['open', data.leftToShip],
  ] as const) {
    const behind = (await ask(seller, sales.orders, { query: { of } })).data
    expect([of, behind.sum.amount, behind.sum.orders]).toEqual([of, figure.amount, figure.orders])
  }
})

test('names styles with what is available, and the sizes in their order', async () => {
  const { data } = await ask(seller, sales.styles)
  expect(data.best[0]).toMatchObject({ units: expect.any(Number), leftToShip: expect.any(Number) })
  expect(data.slowest[0]).toMatchObject({ productId: products[2], units: 0 })
  const mix = (await ask(seller, sales.mix, { query: { category: 'Coats' } })).data
  expect(mix.sizes.map(({ units }) => units)).toEqual([4, 2])
  expect(mix.categories).toContain('Coats')
})

test('hides the forecast below eight weeks of data', async () => {
  const { data } = await ask(seller, sales.seasons)
  expect(data).toMatchObject({ season: 'AW26', against: null, daysLeft: 30, forecast: { expected: null } })
  await sql`update sales_order set first_confirmed_at = now() - interval '70 days' where retailer_id = ${ben.entityId}`.execute(
    db,
  )
  await rollUpSales(db)
  const later = (await ask(seller, sales.seasons)).data.forecast
  expect(minor(later.low!)).toBeGreaterThanOrEqual(minor(later.booked))
  expect(minor(later.high!)).toBeGreaterThan(minor(later.expected!))
})

test('sets the target of a representative, and refuses one who leads no one', async () => {
  const month = new Date().toISOString().slice(0, 7)
  const body = { currency: 'EUR', month, amount: '1200.00' }
  expect((await ask(rep, sales.setTarget, { params: { id: repId }, body })).status).toBe(403)
  const manager = await person({ side: 'brand', role: 'salesManager', entityId: brand.id })
  expect((await ask(manager, sales.setTarget, { params: { id: repId }, body })).status).toBe(422)
  expect((await ask(seller, sales.setTarget, { params: { id: repId }, body })).status).toBe(200)
  expect((await ask(seller, sales.team, { query: { month } })).data.people).toContainEqual(
    expect.objectContaining({ id: repId, target: '1200.00', yearTarget: '1200.00' }),
  )
  expect(
    (await ask(seller, sales.setTarget, { params: { id: repId }, body: { ...body, amount: '1.234' } })).status,
  ).toBe(422)
  await ask(seller, sales.setTarget, { params: { id: repId }, body: { ...body, amount: null } })
  expect((await ask(seller, sales.team)).data.people.find(({ id }) => id === repId)!.target).toBeNull()
})

test('refuses a period that ends before it begins, and one of more than three years', async () => {
  expect((await ask(seller, sales.insights, { query: { from: '2026-02-01', to: '2026-01-01' } })).status).toBe(422)
  expect((await ask(seller, sales.insights, { query: { from: '2020-01-01', to: '2026-01-01' } })).status).toBe(422)
})
