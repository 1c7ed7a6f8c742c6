import { type RawBuilder, sql } from 'kysely'
import type { Measure, OrdersOf } from '@souk/contract/analytics/sales-shapes.ts'
import { amount } from '@souk/contract/core/money.ts'
import { ceiling } from '@souk/contract/core/paging.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { type AskedInput, readAsked } from './asked.ts'
import { type SalesFilters, salesConditions } from './sales-conditions.ts'
import { ownFigures } from './read-summary.ts'

type Input = SalesFilters & AskedInput & { measure: Measure; of: OrdersOf; page: number; limit: number }
type Row = {
  id: string
  number: string
  retailerId: string
  retailerName: string
  day: string
  units: number
  amount: bigint
  total: number
  sumUnits: number
  sumAmount: bigint
}

type Which = { from: string; to: string; currency: string; measure: Measure }

const behind: Record<OrdersOf, (actor: Trader, which: Which, filters: SalesFilters) => RawBuilder<unknown>> = {
  counted: (actor, which, filters) => sql`
    select f.order_id, max(f.day) as day, sum(f.units)::int as units, sum(f.amount)::bigint as amount
    from sales_fact f where ${salesConditions(actor, which, filters)} group by 1`,
  cancelled: (actor, { from, to, currency }, filters) => sql`
    select f.order_id, f.ended_day as day, f.units, f.amount from sales_figure f
    where ${ownFigures(actor, currency, filters)} and f.status in ('CANCELLED', 'REJECTED') and f.ended_day between ${from}::date and ${to}::date`,
  open: (actor, { currency }, filters) => sql`
    select f.order_id, f.booked_day as day, f.left_units as units, f.left_amount as amount from sales_figure f
    where ${ownFigures(actor, currency, filters)} and f.left_units > 0`,
}

/** The orders that make up a figure. The sum is over all of them, not over the page. */
export async function readOrdersBehind(db: Db, actor: Trader, input: Input) {
  const { measure, of, page, limit, ...filters } = input
  const { from, to, currency, currencies, asOf } = await readAsked(db, actor, input)
  const { rows } = await sql<Row>`
    with behind as (
      ${behind[of](actor, { from, to, currency, measure }, filters)}
    ), whole as (select count(*)::int as total, coalesce(sum(units), 0)::int as sum_units, coalesce(sum(amount), 0)::bigint as sum_amount from behind),
    shown as (select * from behind order by day desc, order_id desc limit ${limit} offset ${(page - 1) * limit})
    select whole.*, shown.*, sales_order.id, sales_order.number, sales_order.retailer_id, retailer.name as retailer_name
    from whole left join shown on true left join sales_order on sales_order.id = shown.order_id
      left join entity retailer on retailer.id = sales_order.retailer_id
    order by shown.day desc, shown.order_id desc`.execute(db)
  const { total, sumUnits, sumAmount } = rows[0]!
  return {
    orders: rows
      .filter(({ id }) => id !== null)
      .map(({ id, number, retailerId, retailerName, day, units, amount: minor }) => ({
        id,
        number,
        retailerId,
        retailerName,
        day,
        units,
        amount: amount({ minor, currency }),
      })),
    page,
    limit,
    total: Math.min(total, ceiling),
    more: total > ceiling,
    from,
    to,
    currency,
    currencies,
    asOf,
    sum: { amount: amount({ minor: sumAmount, currency }), units: sumUnits, orders: total },
  }
}
