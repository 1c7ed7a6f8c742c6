import { divideHalfUp } from '@souk/contract/core/rounding.ts'
import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import { type Db, together } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { type AskedInput, readAsked } from './asked.ts'
import { productConditions, retailerConditions, type SalesFilters } from './sales-conditions.ts'

type Input = SalesFilters & AskedInput
type Booked = {
  orders: number
  lines: number
  units: number
  amount: bigint
  gross: bigint
  discount: bigint
  changed: number
  negotiated: bigint
}
type Reason = { reason: string; orders: number; units: number; amount: bigint }

/** Averages of the orders that were booked in the period, what was cancelled in it and why, and what is still to be shipped. */
export async function readSummary(db: Db, actor: Trader, input: Input) {
  const asked = await readAsked(db, actor, input)
  const { from, to, currency, currencies, asOf } = asked
  const own = ownFigures(actor, currency, input)
  const days = sql`between ${from}::date and ${to}::date`
  const [booked, reasons, left, stock] = await together(db, [
    () =>
      sql<Booked>`select count(*)::int as orders, coalesce(sum(lines), 0)::int as lines, coalesce(sum(units), 0)::int as units,
        coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(invoiced_gross), 0)::bigint as gross,
        coalesce(sum(invoiced_discount), 0)::bigint as discount, (count(*) filter (where revisions > 1))::int as changed,
        coalesce(sum(amount - first_amount), 0)::bigint as negotiated
        from sales_figure f where ${own} and f.booked_day ${days}`.execute(db),
    () =>
      sql<Reason>`select coalesce(nullif(reason, ''), 'NONE') as reason, count(*)::int as orders, sum(units)::int as units, sum(amount)::bigint as amount
        from sales_figure f where ${own} and f.status in ('CANCELLED', 'REJECTED') and f.ended_day ${days}
        group by 1 order by 2 desc, 1`.execute(db),
    () =>
      sql<{ units: number; amount: bigint; orders: number }>`select coalesce(sum(left_units), 0)::int as units,
        coalesce(sum(left_amount), 0)::bigint as amount, count(*)::int as orders from sales_figure f where ${own} and f.left_units > 0`.execute(
        db,
      ),
    () => soldOfStock(db, actor, input, { from, to, currency }),
  ] as const)
  const { orders, lines, units, amount: worth, gross, discount, changed, negotiated } = booked.rows[0]!
  const money = (minor: bigint) => amount({ minor, currency })
  const open = left.rows[0]!
  return {
    from,
    to,
    currency,
    currencies,
    asOf,
    orders,
    averageOrder: orders > 0 ? money(divideHalfUp(worth, BigInt(orders))) : null,
    averageLines: orders > 0 ? lines / orders : null,
    averageUnits: orders > 0 ? units / orders : null,
    discount: gross > 0n ? Number(discount) / Number(gross) : null,
    changedInNegotiation: changed,
    negotiated: money(negotiated),
    cancelled: {
      amount: money(reasons.rows.reduce((sum, one) => sum + one.amount, 0n)),
      units: reasons.rows.reduce((sum, one) => sum + one.units, 0),
      orders: reasons.rows.reduce((sum, one) => sum + one.orders, 0),
    },
    reasons: reasons.rows.map((one) => ({ reason: one.reason, orders: one.orders, amount: money(one.amount) })),
    leftToShip: { units: open.units, amount: money(open.amount), orders: open.orders },
    sellThrough: stock,
  }
}

/** The viewer's rows of `sales_figure` with the alias `f`. */
export function ownFigures(actor: Trader, currency: string, filters: SalesFilters) {
  return sql<boolean>`(f.brand_id = ${actor.entityId} and f.currency = ${currency}
    and ${retailerConditions(actor, filters)} and ${holdsProducts(actor, filters)})`
}

/** A filter by product leaves the orders that hold such a product. */
function holdsProducts(actor: Trader, filters: SalesFilters) {
  const { collectionId, productId, category, season, colour, size } = filters
  if (!(collectionId ?? productId ?? category ?? season ?? colour ?? size)) return sql`true`
  return sql`f.order_id in (select line.order_id from (
    select f.order_id from sales_fact f where f.brand_id = ${actor.entityId} and ${productConditions(actor, filters)}) line)`
}

/** Of products with a limited stock: booked ÷ (booked + available now). */
async function soldOfStock(
  db: Db,
  actor: Trader,
  filters: SalesFilters,
  { from, to, currency }: { from: string; to: string; currency: string },
): Promise<number | null> {
  const isWhole = actor.role === 'entityAdmin' && !filters.retailerId && !filters.salesRepId && !filters.country
  const source = sql.table(isWhole ? 'sales_product_day' : 'sales_fact')
  const { rows } = await sql<{ sold: number; available: number }>`
    with sold as (
      select f.product_id, sum(f.units)::int as units from ${source} f
      where f.brand_id = ${actor.entityId} and f.measure = 'booked' and f.currency = ${currency} and f.day between ${from}::date and ${to}::date
        and ${isWhole ? sql`true` : retailerConditions(actor, filters)} and ${productConditions(actor, filters)} group by 1
    ), stock as (
      select sku.product_id, sum(greatest(on_hand - reserved, 0))::int as available from sku
      where sku.product_id in (select product_id from sold) group by 1 having count(*) = count(on_hand)
    )
    select coalesce(sum(units), 0)::int as sold, coalesce(sum(available), 0)::int as available from stock join sold using (product_id)`.execute(
    db,
  )
  const { sold, available } = rows[0]!
  return sold + available > 0 ? sold / (sold + available) : null
}
