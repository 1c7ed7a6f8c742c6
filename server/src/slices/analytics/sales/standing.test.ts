import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sales } from '@souk/contract/analytics/sales.contract.ts'
import { newShippers } from '../../../testing/shippers.ts'
import { newWorld, type Person } from '../../../testing/world.ts'
import { addDays } from '../model/period.ts'
import { rollUpSales } from '../rollups/roll-up-sales.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const trade = await newShippers(world)
const { brand, seller, shelf, shopper } = trade
const [lastYear, thisYear] = [await shelf(1), await shelf(1)]
const [ada, ben] = [await shopper(), await shopper()]
let [rep, today] = [seller, '']
const minor = (amount: string) => BigInt(amount.replace('.', ''))

beforeAll(async () => {
  await sql`update sku set on_hand = 1000`.execute(db)
  rep = await person({ side: 'brand', role: 'salesRepresentative', entityId: brand.id })
  await sql`update relation set sales_rep_id = (select id from association where user_id = ${rep.userId}) where retailer_id = ${ben.entityId}`.execute(
    db,
  )
  const then = [
    await trade.agreed(ada, [lastYear.products[0]!, 4]),
    await trade.agreed(ben, [lastYear.products[0]!, 6]),
  ]
  const late = await trade.agreed(ben, [lastYear.products[0]!, 1])
  const confirm = (id: string, daysAgo: number) =>
    sql`update sales_order set first_confirmed_at = now() - ${daysAgo}::int * interval '1 day' where id = ${id}`.execute(
      db,
    )
  for (const { id } of then) await confirm(id, 375)
  await confirm(late.id, 345) // nearer to last year's deadline than this year is now
  await trade.agreed(ada, [thisYear.products[0]!, 5])
  const dated = (id: string, season: string, days: number) =>
    sql`update collection set season = ${season}, deadline_day = current_date + ${days}::int,
      deadline = now() + ${days}::int * interval '1 day' where id = ${id}`.execute(db)
  await dated(lastYear.collectionId, 'SS26', -335)
  await dated(thisYear.collectionId, 'SS27', 30)
  await rollUpSales(db)
  today = (await sql<{ today: string }>`select current_date::text as today`.execute(db)).rows[0]!.today
})

const seasons = async (who: Person, query: object = {}) => (await ask(who, sales.seasons, { query })).data

test('a season stands beside the one of a year before, at the same days before its deadline', async () => {
  const { season, against, standing } = await seasons(seller)
  expect([season, against]).toEqual(['SS27', 'SS26'])
  const one = minor(standing!.amount) / 5n
  expect(minor(standing!.before)).toBe(one * 10n)
})

test('retailers that bought then and not yet now are listed, to each person their own', async () => {
  const { missing } = (await seasons(seller)).standing!
  expect(missing.retailers).toMatchObject([{ id: ben.entityId, isOrdering: false }])
  expect([missing.total, missing.amount]).toEqual([1, missing.retailers[0]!.amount])
  expect((await seasons(rep)).standing!.missing.retailers.map(({ id }) => id)).toEqual([ben.entityId])
  await sql`update relation set sales_rep_id = null where retailer_id = ${ben.entityId}`.execute(db)
  expect((await seasons(rep)).standing!.missing).toMatchObject({ total: 0, retailers: [] })
  const other = await newShippers(world)
  expect((await seasons(other.seller)).standing).toBeNull()
})

test('an order that waits for its confirmation is told, and a confirmed one takes the retailer off the list', async () => {
  const id = await trade.placed(ben, await trade.units(thisYear.products[0]!, 1))
  await rollUpSales(db)
  expect((await seasons(seller)).standing!.missing.retailers).toMatchObject([{ id: ben.entityId, isOrdering: true }])
  expect((await trade.confirm(seller, id)).status).toBe(200)
  await rollUpSales(db)
  expect((await seasons(seller)).standing!.missing).toMatchObject({ total: 0, retailers: [] })
})

test('the team ends with the retailers that no one looks after, also without a booking', async () => {
  await sql`update relation set sales_rep_id = (select id from association where user_id = ${rep.userId}) where retailer_id in (${ada.entityId}, ${ben.entityId})`.execute(
    db,
  )
  await shopper()
  const { people } = (await ask(seller, sales.team)).data
  expect(people.map(({ id, retailers }) => [id === null, retailers])).toEqual([
    [false, 2],
    [true, 1],
  ])
  expect((await ask(rep, sales.team)).data.people.map(({ id }) => id === null)).toEqual([false])
})

test('days, weeks and months that have not begun have no row', async () => {
  for (const by of ['day', 'week', 'month'] as const) {
    const query = { by, from: addDays(today, -40), to: addDays(today, 100), compare: 'year' }
    const { rows, to } = (await ask(seller, sales.insights, { query })).data
    expect(to).toBe(query.to)
    expect([by, rows.length > 0, rows.filter(({ key }) => key > today)]).toEqual([by, true, []])
  }
})
