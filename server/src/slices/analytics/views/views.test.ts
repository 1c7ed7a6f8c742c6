import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { purchases } from '@souk/contract/analytics/purchases.contract.ts'
import { views } from '@souk/contract/analytics/views.contract.ts'
import { newNegotiators } from '../../../testing/negotiators.ts'
import { newWorld } from '../../../testing/world.ts'
import { rollUpSales } from '../rollups/roll-up-sales.ts'
import { mailViews } from './mail-views.ts'

const world = await newWorld()
const { ask, close, db, deps, person } = world
afterAll(close)
const trade = await newNegotiators(world)
const { brand, seller, shelf, shopper } = trade
const { products } = await shelf(1)
await sql`update sku set on_hand = 100`.execute(db)
const shop = await shopper()
const id = await trade.placed(shop, await trade.units(products[0]!, 3))
await trade.confirm(seller, id)
await rollUpSales(db)

test('a team shares its views, and only the author or an admin changes one', async () => {
  const rep = await person({ side: 'brand', role: 'salesRepresentative', entityId: brand.id })
  const body = { page: 'sales' as const, name: 'Retailers', search: 'by=retailer&days=90' }
  const { data: view, status } = await ask(seller, views.save, { body })
  expect([status, view.isYours]).toEqual([201, true])
  expect((await ask(seller, views.save, { body })).status).toBe(409)
  expect((await ask(rep, views.list, { query: { page: 'sales' } })).data).toMatchObject([
    { name: 'Retailers', isYours: false },
  ])
  const params = { id: view.id }
  expect((await ask(rep, views.change, { params, body: { name: 'Mine' } })).status).toBe(403)
  expect((await ask(rep, views.remove, { params })).status).toBe(403)
  expect((await ask(shop, views.change, { params, body: { name: 'Mine' } })).status).toBe(404)
  const other = await person({ side: 'brand' })
  expect((await ask(other, views.list, { query: { page: 'sales' } })).data).toEqual([])
})

test('mails a view once a week to the person who asked, with what their role may see', async () => {
  const { data: all } = await ask(seller, views.list, { query: { page: 'sales' } })
  const { data } = await ask(seller, views.change, { params: { id: all[0]!.id }, body: { isMailed: true } })
  expect(data.isMailed).toBe(true)
  const rep = await person({ side: 'brand', role: 'salesRepresentative', entityId: brand.id })
  await sql`update user_account set email_verified_at = now() where id = ${rep.userId}`.execute(db)
  await ask(rep, views.change, { params: { id: all[0]!.id }, body: { isMailed: true } })
  // A zone in which Monday has passed seven o'clock, whenever this runs.
  await sql`update entity set time_zone = (select name from pg_timezone_names
    where now() at time zone name >= date_trunc('week', now() at time zone name) + interval '7 hours' limit 1) where id = ${brand.id}`.execute(
    db,
  )
  await rollUpSales(db)
  await Promise.all([mailViews(deps), mailViews(deps)])
  const { rows } = await sql<{
    toAddress: string
    subject: string
    text: string
  }>`select * from mail where subject like 'Your week%'`.execute(db)
  expect(rows).toHaveLength(2)
  expect(
    rows.filter((mail) =>
      JSON.stringify(mail, (_, value) => (typeof value === 'bigint' ? String(value) : value)).includes('Kin & Co'),
    ),
  ).toHaveLength(1)
  await ask(seller, views.change, { params: { id: all[0]!.id }, body: { isMailed: false } })
  expect((await ask(seller, views.list, { query: { page: 'sales' } })).data[0]!.isMailed).toBe(false)
})

test('a retailer reads what it buys, what is still to come, and its budget', async () => {
  const { data } = await ask(shop, purchases.insights, { query: { by: 'brand' } })
  expect(data).toMatchObject({ total: { units: 3, orders: 1 }, rows: [{ key: brand.id, label: 'Maison Orla' }] })
  expect(data.open.reduce((sum, { units }) => sum + units, 0)).toBe(3)
  for (const by of ['category', 'deliveryMonth', 'month'] as const) {
    const { data: other } = await ask(shop, purchases.insights, { query: { by } })
    expect(other.rows.reduce((sum, row) => sum + row.units, 0)).toBe(3)
  }
  const behind = (await ask(shop, purchases.orders, { query: { brandId: brand.id } })).data
  expect([behind.orders.map((one) => one.id), behind.sum.amount]).toEqual([[id], data.total.amount])
  expect((await ask(shop, purchases.orders, { query: { after: id } })).data).toMatchObject({ orders: [], total: 1 })
  const [coming] = data.open
  const toCome = (await ask(shop, purchases.orders, { query: { of: 'open', deliveryMonth: coming!.month } })).data
  expect([toCome.sum.amount, toCome.sum.units]).toEqual([coming!.amount, coming!.units])
  const today = data.to
  const body = { name: 'Winter', currency: 'EUR', amount: '5000', from: data.from, to: today }
  const budget = await ask(shop, purchases.addBudget, { body })
  expect([budget.status, budget.data.spent]).toEqual([201, data.total.amount])
  expect((await ask(shop, purchases.addBudget, { body: { ...body, from: today, to: data.from } })).status).toBe(422)
  const other = await shopper()
  expect((await ask(other, purchases.removeBudget, { params: { id: budget.data.id } })).status).toBe(404)
  expect((await ask(other, purchases.insights)).data.total.units).toBe(0)
  expect((await ask(shop, purchases.removeBudget, { params: { id: budget.data.id } })).status).toBe(200)
})
