import { type RawBuilder, sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Measure, OrdersOf } from '@souk/contract/analytics/sales-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { type AskedInput, readAsked } from './asked.ts'
import { pageOfOrders } from './page-of-orders.ts'
import { type SalesFilters, salesConditions } from './sales-conditions.ts'
import { ownFigures } from './read-summary.ts'

type Input = SalesFilters & AskedInput & { measure: Measure; of: OrdersOf } & Paging

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

/** The orders that make up a figure of a brand. */
export async function readOrdersBehind(db: Db, actor: Trader, input: Input) {
  const { measure, of, page, limit, after, ...filters } = input
  const asked = await readAsked(db, actor, input)
  const { orders, ...rest } = await pageOfOrders(db, {
    behind: behind[of](actor, { ...asked, measure }, filters),
    partner: 'retailer_id',
    asked,
    page,
    limit,
    after,
  })
  return {
    ...rest,
    orders: orders.map(({ partnerId, partnerName, ...order }) => ({
      ...order,
      retailerId: partnerId,
      retailerName: partnerName,
    })),
  }
}
