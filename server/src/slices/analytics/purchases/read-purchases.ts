import { sql } from 'kysely'
import { comparedWith } from '../model/period.ts'
import type { PurchaseDimension } from '@souk/contract/analytics/purchases.contract.ts'
import { none } from '@souk/contract/analytics/none.ts'
import { type Compare, type Measure, mostRows } from '@souk/contract/analytics/sales-shapes.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import { amount } from '@souk/contract/core/money.ts'
import { type Db, together } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { type AskedInput, readAsked } from '../sales/asked.ts'
import { pageOfOrders } from '../sales/page-of-orders.ts'
import { beside, figureOf, inTime, type Row, type Sum } from '../sales/read-insights.ts'
import { purchaseConditions, type PurchaseFilters } from './purchase-conditions.ts'

type Input = PurchaseFilters &
  AskedInput & {
    measure: Measure
  }
type Which = { from: string; to: string; currency: string; measure: Measure }

const groupings = {
  brand: {
    key: sql`f.brand_id::text`,
    label: sql`brand.name`,
    image: sql`brand.logo`,
    join: sql`join entity brand on brand.id = f.brand_id`,
  },
  category: {
    key: sql`coalesce(nullif(product.category, ''), ${sql.lit(none)})`,
    label: sql`null::text`,
    image: sql`null::text`,
    join: sql`join product on product.id = f.product_id`,
  },
  deliveryMonth: {
    key: sql`coalesce(to_char(f.delivers_on, 'YYYY-MM'), '')`,
    label: sql`null::text`,
    image: sql`null::text`,
    join: sql``,
  },
  month: { key: sql`to_char(f.buyer_day, 'YYYY-MM')`, label: sql`null::text`, image: sql`null::text`, join: sql`` },
} as const

/** What a retailer bought, and what of it is still to come. */
export async function readPurchases(db: Db, actor: Trader, input: Input & { by: PurchaseDimension; compare: Compare }) {
  const { measure, by, compare, ...filters } = input
  const { from, to, currency, currencies, asOf, today } = await readAsked(db, actor, input)
  const which = { from, to, currency, measure }
  const earlier = comparedWith({ from, to }, compare)
  const [total, rows, before, rowsBefore, open] = await together(db, [
    () => sumOf(db, actor, which, filters),
    () => rowsOf(db, actor, which, filters, by),
    () => (earlier ? sumOf(db, actor, { ...which, ...earlier }, filters) : Promise.resolve(null)),
    () => (earlier ? rowsOf(db, actor, { ...which, ...earlier }, filters, by) : Promise.resolve(null)),
    () => openOf(db, actor, currency, filters),
  ] as const)
  const sorted =
    by === 'month'
      ? inTime('month', { from, to }, rows, earlier, rowsBefore).filter(({ key }) => key <= today)
      : beside(rows, rowsBefore).toSorted((a, b) =>
          by === 'deliveryMonth' ? (a.key < b.key ? -1 : 1) : Number(b.amount - a.amount) || (a.key < b.key ? -1 : 1),
        )
  return {
    from,
    to,
    currency,
    currencies,
    asOf,
    total: figureOf(total, currency),
    before: before && figureOf(before, currency),
    rows: sorted.slice(0, mostRows).map((row) => ({
      key: row.key,
      label: row.label ?? row.key,
      image: row.image,
      ...figureOf(row, currency),
      before: earlier && figureOf(row.before ?? { amount: 0n, units: 0, orders: 0 }, currency),
    })),
    more: sorted.length > mostRows,
    open: open.map(({ month, units, amount: minor }) => ({ month, units, amount: amount({ minor, currency }) })),
  }
}

async function sumOf(db: Db, actor: Trader, which: Which, filters: PurchaseFilters): Promise<Sum> {
  const { rows } =
    await sql<Sum>`select coalesce(sum(f.amount), 0)::bigint as amount, coalesce(sum(f.units), 0)::int as units,
      count(distinct f.order_id)::int as orders from sales_fact f where ${purchaseConditions(actor, which, filters)}`.execute(
      db,
    )
  return rows[0]!
}

async function rowsOf(db: Db, actor: Trader, which: Which, filters: PurchaseFilters, by: PurchaseDimension) {
  const { key, label, image, join } = groupings[by]
  const { rows } =
    await sql<Row>`select ${key} as key, max(${label}) as label, max(${image}) as image, sum(f.amount)::bigint as amount,
      sum(f.units)::int as units, count(distinct f.order_id)::int as orders
    from sales_fact f ${join} where ${purchaseConditions(actor, which, filters)} group by 1 order by 4 desc, 1 limit 2000`.execute(
      db,
    )
  return rows
}

type Open = { month: string; units: number; amount: bigint }

/** Lines of the retailer's open orders with what is missing of each. */
function openLines({ entityId }: Trader, currency: string, { brandId, category, deliveryMonth }: PurchaseFilters) {
  return sql`
    select line.order_id, figure.booked_day as day, coalesce(to_char(coalesce(line.ships_from, line.ships_until), 'YYYY-MM'), '') as month,
      missing.quantity * missing.units as units, missing.quantity * line.price as amount
    from sales_figure figure join sales_order on sales_order.id = figure.order_id
      join order_line line on line.order_id = figure.order_id and line.revision = sales_order.agreed_revision
      left join order_progress progress on progress.order_id = line.order_id and progress.line_id = line.line_id
      join product on product.id = line.product_id
      cross join lateral (select greatest(line.quantity - coalesce(progress.shipped, 0), 0) as quantity,
        coalesce((select sum(value::int) from jsonb_each_text(line.carton)), 1) as units) missing
    where figure.retailer_id = ${entityId} and figure.currency = ${currency} and figure.left_units > 0 and missing.quantity > 0
      ${brandId ? sql`and figure.brand_id = any(${[...brandId]}::uuid[])` : sql``}
      ${category ? sql`and coalesce(nullif(product.category, ''), ${none}) = any(${[...category]}::text[])` : sql``}
      ${deliveryMonth === undefined ? sql`` : sql`and coalesce(to_char(coalesce(line.ships_from, line.ships_until), 'YYYY-MM'), '') = ${deliveryMonth}`}`
}

/** Open to receive: agreed and not shipped, by the month it is due; of all open orders, whatever the period. */
async function openOf(db: Db, actor: Trader, currency: string, filters: PurchaseFilters) {
  const { rows } = await sql<Open>`
    select month, sum(units)::int as units, sum(amount)::bigint as amount from (${openLines(actor, currency, filters)}) open
    group by 1 order by 1`.execute(db)
  return rows
}

/** The orders behind a figure of a retailer. */
export async function readPurchaseOrders(db: Db, actor: Trader, input: Input & Paging & { of: 'counted' | 'open' }) {
  const { measure, of, page, limit, after, ...filters } = input
  const asked = await readAsked(db, actor, input)
  const counted = sql`select f.order_id, max(f.buyer_day) as day, sum(f.units)::int as units, sum(f.amount)::bigint as amount
    from sales_fact f where ${purchaseConditions(actor, { ...asked, measure }, filters)} group by 1`
  const open = sql`select order_id, max(day) as day, sum(units)::int as units, sum(amount)::bigint as amount
    from (${openLines(actor, asked.currency, filters)}) line group by 1`
  const { orders, ...rest } = await pageOfOrders(db, {
    behind: of === 'open' ? open : counted,
    partner: 'brand_id',
    asked,
    page,
    limit,
    after,
  })
  return {
    ...rest,
    orders: orders.map(({ partnerId, partnerName, ...order }) => ({
      ...order,
      brandId: partnerId,
      brandName: partnerName,
    })),
  }
}
