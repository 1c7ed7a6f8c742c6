import { sql } from 'kysely'
import type { Budget } from '@souk/contract/analytics/purchases.contract.ts'
import { amount, money } from '@souk/contract/core/money.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'

type Input = {
  name: string
  currency: string
  amount: string
  from: string
  to: string
  category?: string | null | undefined
}
type Row = Omit<Budget, 'amount' | 'spent'> & { amount: bigint; spent: bigint }
const mostBudgets = 50

/** A retailer's budgets, each with what was booked on its days. */
export async function listBudgets(db: Db, retailerId: string, id: string | null = null): Promise<Budget[]> {
  const { rows } = await sql<Row>`
    select budget.id, budget.name, budget.currency, budget.amount, budget.first_day as from, budget.last_day as to, budget.category,
      coalesce((select sum(f.amount) from sales_fact f join product on product.id = f.product_id
        where f.retailer_id = budget.retailer_id and f.measure = 'booked' and f.currency = budget.currency
          and f.buyer_day between budget.first_day and budget.last_day
          and (budget.category is null or product.category = budget.category)), 0)::bigint as spent
    from purchase_budget budget where retailer_id = ${retailerId} and (${id}::uuid is null or id = ${id}::uuid)
    order by budget.last_day desc, budget.id limit ${mostBudgets}`.execute(db)
  return rows.map((row) => ({
    ...row,
    amount: amount({ minor: row.amount, currency: row.currency }),
    spent: amount({ minor: row.spent, currency: row.currency }),
  }))
}

export function addBudget(db: Db, retailerId: string, input: Input): Promise<Budget> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into purchase_budget (retailer_id, name, currency, amount, first_day, last_day, category)
      select ${retailerId}::uuid, ${input.name}, ${input.currency}, ${minorOf(input)}::bigint, ${input.from}::date, ${input.to}::date, ${input.category ?? null}
      where (select count(*) from purchase_budget where retailer_id = ${retailerId}) < ${mostBudgets} returning id`.execute(
      tx,
    )
    if (!rows[0]) throw new Refusal('conflict', 'analytics.tooManyBudgets')
    return (await listBudgets(tx, retailerId, rows[0].id))[0]!
  })
}

export function changeBudget(db: Db, retailerId: string, id: string, input: Input): Promise<Budget> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update purchase_budget set name = ${input.name}, currency = ${input.currency}, amount = ${minorOf(input)}::bigint,
        first_day = ${input.from}::date, last_day = ${input.to}::date, category = ${input.category ?? null}
      where id = ${id} and retailer_id = ${retailerId} returning id`.execute(tx)
    found(rows[0])
    return (await listBudgets(tx, retailerId, id))[0]!
  })
}

export async function removeBudget(db: Db, retailerId: string, id: string): Promise<null> {
  const { rows } =
    await sql`delete from purchase_budget where id = ${id} and retailer_id = ${retailerId} returning id`.execute(db)
  found(rows[0])
  return null
}

function minorOf({ amount: text, currency }: Input): bigint {
  const given = money(text, currency)
  if (!given || given.minor <= 0n) throw new Refusal('invalid', 'analytics.amount', { field: 'amount' })
  return given.minor
}
