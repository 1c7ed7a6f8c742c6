import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { heldRevisions, orderStatuses } from '@souk/contract/orders/order-moves.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { password } from '../../demo/people.ts'
import { fillWorld } from '../../demo/world.ts'
import { highestUnits, unitsOf } from './slices/orders/model/units.ts'
import { expireOverdueOrders } from './slices/orders/negotiation/expire-overdue-orders.ts'
import { shippedUnits } from './slices/orders/model/progress.queries.ts'
import { linesOf } from './slices/orders/model/lines.queries.ts'
import { stateOf } from './slices/orders/model/order-state.ts'
import type { OrderRecord } from './slices/orders/model/orders.queries.ts'
import { remindOrders } from './slices/orders/papers/remind-orders.ts'
import { checkLedger } from './slices/wallet/ledger/check-ledger.ts'
import { newWorld } from './testing/world.ts'

const { ask, close, db, deps } = await newWorld()
afterAll(close)
await fillWorld(db, deps.key)
const all = await db.selectFrom('salesOrder').selectAll().orderBy('createdAt').execute()

test('four hundred, over twelve months, in every status, of both types and in several currencies', () => {
  expect(all).toHaveLength(400)
  const oldest = (Date.now() - all[0]!.createdAt.getTime()) / 86_400_000
  expect(oldest).toBeGreaterThan(330)
  expect(oldest).toBeLessThanOrEqual(366)
  const of = (pick: (order: (typeof all)[number]) => string) => [...new Set(all.map(pick))]
  expect(of(({ status }) => status).toSorted()).toEqual(orderStatuses.toSorted())
  expect(of(({ type }) => type).toSorted()).toEqual(['IN_STOCK', 'PRE_ORDER'])
  expect(of(({ currency }) => currency).length).toBeGreaterThan(3)
  expect(of(({ writtenBy }) => writtenBy).toSorted()).toEqual(['brand', 'retailer'])
  expect(all.filter(({ revision }) => revision > 1).length).toBeGreaterThan(80)
})

test('numbers have no gaps, and the next one follows', async () => {
  const counters = await db.selectFrom('orderCounter').selectAll().execute()
  for (const [brandId, own] of Map.groupBy(all, (order) => order.brandId)) {
    const numbers = own.map(({ number }) => Number(number.split('-')[1])).toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, n) => n + 1))
    expect(counters.find((one) => one.brandId === brandId)?.last).toBe(own.length)
  }
})

test('what is held of each size is what the rule says, and what is reserved is what is held', async () => {
  const holds = Map.groupBy(await db.selectFrom('orderHold').selectAll().execute(), ({ orderId }) => orderId)
  for (const order of all) {
    const state = await stateOf(db, order as unknown as OrderRecord)
    const numbers = order.status === 'COMPLETED' ? [] : heldRevisions(state) // what is complete has been delivered
    const lines = numbers.length > 0 ? await linesOf(db, order.id, numbers) : new Map()
    const gone = await shippedUnits(db, order.id)
    const due = [...highestUnits([...lines.values()].map(unitsOf))].flatMap(([skuId, n]) => {
      const left = n - (gone.get(skuId) ?? 0)
      return left > 0 ? [[skuId, left]] : []
    })
    const held = (holds.get(order.id) ?? []).map(({ skuId, quantity }) => [skuId, quantity])
    expect([order.number, held.toSorted()]).toEqual([order.number, due.toSorted()])
  }
  const { rows } = await sql`select id from sku where reserved <> coalesce(
    (select sum(quantity) from order_hold where sku_id = sku.id), 0) or reserved > on_hand`.execute(db)
  expect(rows).toEqual([])
})

test('sums are those of the lines', async () => {
  const { rows } = await sql`
    select number from sales_order where (units, worth) <> (
      select sum(line.quantity * coalesce((select sum(value::int) from jsonb_each_text(line.carton)), 1))::int,
        sum(line.quantity * line.price)::bigint
      from order_line line where line.order_id = sales_order.id
        and line.revision = case when sales_order.status in ('CONFIRMED', 'COMPLETED') then sales_order.agreed_revision else sales_order.revision end)
    or image is null`.execute(db)
  expect(rows).toEqual([])
})

test('what was ordered is marked so', async () => {
  const { rows } = await sql`
    select 1 from order_line line join sales_order on sales_order.id = line.order_id
      join product on product.id = line.product_id join collection on collection.id = product.collection_id
    where not product.has_orders or not collection.has_orders or not exists (select from collection_reader reader
      where reader.collection_id = collection.id and reader.retailer_id = sales_order.retailer_id)`.execute(db)
  expect(rows).toEqual([])
})

test('Maison Orla and Kin & Co have something in every status, fresh orders to answer, and a request to cancel', async () => {
  for (const email of ['brand@souk.test', 'retailer@souk.test']) {
    const who = (await ask(null, identity.login, { body: { email, password } })).data
    const count = async (query: object) => (await ask(who, orders.list, { query })).data.total
    for (const status of orderStatuses) expect([status, await count({ status })]).not.toEqual([status, 0])
    expect(await count({ isYourTurn: 'true' })).toBeGreaterThan(2)
    expect(await count({ isCancelAsked: 'true' })).toBeGreaterThan(0)
    expect(await count({})).toBeGreaterThan(25)
  }
})

test('no demo order is overdue at start: none expires and no reminder is sent', async () => {
  const events = () =>
    db
      .selectFrom('orderEvent')
      .select(({ fn }) => fn.countAll<bigint>().as('n'))
      .executeTakeFirstOrThrow()
  const before = await events()
  await expireOverdueOrders(db)
  await remindOrders(deps)
  expect(await events()).toEqual(before)
  expect(await db.selectFrom('mail').select('subject').where('subject', 'like', '%answer%').execute()).toEqual([])
})

test('the demo’s books are sound, and every clearing account is empty', async () => {
  expect(await checkLedger(db)).toEqual([])
  const { rows } = await sql`select id from ledger_account where purpose like '%CLEARING' and balance <> 0`.execute(db)
  expect(rows).toEqual([])
})

test('twelve months of payments in several ways and currencies, some overdue, some in part', async () => {
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as invoices, count(*) filter (where paid_at is not null)::int as paid, count(distinct currency)::int as currencies,
      count(*) filter (where paid + credited < total and due_at < now())::int as overdue,
      count(*) filter (where paid > 0 and paid + credited < total)::int as part, count(distinct method)::int as methods,
      (select count(*) from reward_lot)::int as rewards, (select count(*) from payout)::int as payouts,
      (select count(distinct month) from commission_statement)::int as months, (select count(*) from credit_application where status = 'SUBMITTED')::int as waiting
    from receivable`.execute(db)
  const facts = rows[0]!
  expect(facts.invoices).toBeGreaterThan(100)
  expect(facts.paid).toBeGreaterThan(facts.invoices! * 0.6)
  for (const name of ['overdue', 'part', 'rewards', 'payouts']) expect([name, facts[name]! > 2]).toEqual([name, true])
  expect(facts.currencies).toBeGreaterThan(2)
  expect(facts.methods).toBe(5)
  expect(facts.months).toBeGreaterThan(8)
  expect(facts.waiting).toBe(3)
})

test('both sides of the demo find something in every part of their wallet', async () => {
  const signIn = async (email: string) => (await ask(null, identity.login, { body: { email, password } })).data
  const [brand, retailer] = [await signIn('brand@souk.test'), await signIn('retailer@souk.test')]
  for (const who of [brand, retailer]) expect((await ask(who, wallet.transactions)).data.total).toBeGreaterThan(10)
  expect((await ask(brand, wallet.savings)).data.total).toBeGreaterThan(0)
  expect((await ask(retailer, wallet.rewards)).data.total).toBeGreaterThan(1)
})
