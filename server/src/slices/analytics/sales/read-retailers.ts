import { sql } from 'kysely'
import { daysBetween, lengthOf, comparedWith } from '../model/period.ts'
import { type RetailerHealth, retailerHealth } from '@souk/contract/analytics/retailer-health.ts'
import { mostRows } from '@souk/contract/analytics/sales-shapes.ts'
import { amount } from '@souk/contract/core/money.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { type AskedInput, readAsked } from './asked.ts'
import { retailerConditions, type SalesFilters } from './sales-conditions.ts'

type Input = SalesFilters & AskedInput
type Row = {
  id: string
  name: string
  relationId: string | null
  amount: bigint
  before: bigint
  orders: number
  ordersInPeriod: number
  firstOrder: string
  lastOrder: string
  usualGapDays: number | null
  cancelled: number
}
const order: readonly RetailerHealth[] = ['AT_RISK', 'SILENT', 'NEW', 'RETURNING']

/** Every retailer that ever ordered in this currency, with how it is doing. */
export async function readRetailers(db: Db, actor: Trader, input: Input) {
  const { from, to, currency, currencies, asOf, today } = await readAsked(db, actor, input)
  const earlier = comparedWith({ from, to }, 'period')!
  const own = sql`f.brand_id = ${actor.entityId} and f.currency = ${currency} and ${retailerConditions(actor, input)}`
  const { rows } = await sql<Row>`
    with days as (
      select f.retailer_id, f.day, sum(f.amount) as amount, sum(f.orders) as orders from sales_retailer_day f
      where ${own} and f.measure = 'booked' and f.day <= ${today}::date group by 1, 2
    ), gaps as (select *, day - lag(day) over (partition by retailer_id order by day) as gap from days),
    trade as (
      select retailer_id, min(day) as first_order, max(day) as last_order, sum(orders)::int as orders,
        case when count(gap) >= 2 then percentile_disc(0.5) within group (order by gap) end as usual_gap_days,
        coalesce(sum(orders) filter (where day between ${from}::date and ${to}::date), 0)::int as orders_in_period,
        coalesce(sum(amount) filter (where day between ${from}::date and ${to}::date), 0)::bigint as amount,
        coalesce(sum(amount) filter (where day between ${earlier.from}::date and ${earlier.to}::date), 0)::bigint as before
      from gaps group by 1
    ), ended as (
      select f.retailer_id, count(*)::int as cancelled from sales_figure f
      where ${own} and f.status in ('CANCELLED', 'REJECTED') and f.ended_day between ${from}::date and ${to}::date group by 1
    )
    select trade.retailer_id as id, retailer.name, relation.id as relation_id, trade.*, coalesce(ended.cancelled, 0) as cancelled
    from trade join entity retailer on retailer.id = trade.retailer_id left join ended on ended.retailer_id = trade.retailer_id
      left join relation on relation.brand_id = ${actor.entityId} and relation.retailer_id = trade.retailer_id and relation.status = 'ACCEPTED'
    order by trade.amount desc, trade.last_order desc, retailer.name limit 5000`.execute(db)
  const judged = rows.map((row) => ({
    row,
    ...retailerHealth({
      ...row,
      daysSinceFirst: daysBetween(row.firstOrder, to),
      daysSinceLast: daysBetween(row.lastOrder, to < today ? to : today),
      periodDays: lengthOf({ from, to }),
    }),
  }))
  const count = (health: RetailerHealth) => judged.filter((one) => one.health === health).length
  return {
    from,
    to,
    currency,
    currencies,
    asOf,
    counts: { NEW: count('NEW'), RETURNING: count('RETURNING'), SILENT: count('SILENT'), AT_RISK: count('AT_RISK') },
    retailers: judged
      .toSorted((a, b) => order.indexOf(a.health) - order.indexOf(b.health))
      .slice(0, mostRows)
      .map(({ row, health, reasons }) => ({
        id: row.id,
        name: row.name,
        relationId: row.relationId,
        health,
        reasons,
        amount: amount({ minor: row.amount, currency }),
        before: amount({ minor: row.before, currency }),
        orders: row.ordersInPeriod,
        firstOrder: row.firstOrder,
        lastOrder: row.lastOrder,
        usualGapDays: row.usualGapDays,
      })),
    more: judged.length > mostRows,
  }
}
