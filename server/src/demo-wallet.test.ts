import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { password } from '../../demo/people.ts'
import { fillWorld } from '../../demo/world.ts'
import { checkLedger } from './slices/wallet/ledger/check-ledger.ts'
import { newWorld } from './testing/world.ts'

const { ask, close, db, deps } = await newWorld()
afterAll(close)
await fillWorld(db, deps.key)

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
