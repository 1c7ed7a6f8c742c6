import { type RawBuilder, sql } from 'kysely'
import { comparedWith, type Period } from '../model/period.ts'
import {
  type Compare,
  type Dimension,
  type Figure,
  type Measure,
  mostRows,
  type SalesRow,
} from '@souk/contract/analytics/sales-shapes.ts'
import { amount } from '@souk/contract/core/money.ts'
import { type Db, together } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { type AskedInput, readAsked } from './asked.ts'
import { groupings, isTime } from './dimensions.ts'
import { type SalesFilters, salesConditions, sourceOf } from './sales-conditions.ts'
import { timeKeys } from './time-keys.ts'

type Input = SalesFilters &
  AskedInput & {
    measure: Measure
    by: Dimension
    compare: Compare
  }
export type Sum = { amount: bigint; units: number; orders: number | null }
export type Row = Sum & { key: string; label: string | null; image: string | null }
type Which = Period & { currency: string; measure: Measure }

/** Sales by one dimension, beside those of another period. */
export async function readInsights(db: Db, actor: Trader, input: Input) {
  const { measure, by, compare, ...filters } = input
  const asked = await readAsked(db, actor, input)
  const { from, to, currency, currencies, asOf, today } = asked
  const earlier = comparedWith({ from, to }, compare)
  const which = { from, to, currency, measure }
  const [total, rows, before, rowsBefore] = await together(db, [
    () => sumOf(db, actor, which, filters),
    () => rowsOf(db, actor, which, filters, by),
    () => (earlier ? sumOf(db, actor, { ...which, ...earlier }, filters) : Promise.resolve(null)),
    () => (earlier ? rowsOf(db, actor, { ...which, ...earlier }, filters, by) : Promise.resolve(null)),
  ] as const)
  const all = isTime(by)
    ? inTime(by, { from, to }, rows, earlier, rowsBefore).filter(({ key }) => key <= today)
    : beside(rows, rowsBefore).toSorted((a, b) =>
        b.amount < a.amount ? -1 : b.amount > a.amount ? 1 : a.key < b.key ? -1 : 1,
      )
  const shown = isTime(by) ? all.slice(-mostRows) : all.slice(0, mostRows)
  return {
    from,
    to,
    currency,
    currencies,
    asOf,
    total: figureOf(total, currency),
    before: before && figureOf(before, currency),
    rows: shown.map((row): SalesRow => ({
      key: row.key,
      label: row.label ?? row.key,
      image: row.image,
      ...figureOf(row, currency),
      before: earlier && figureOf(row.before ?? nothing, currency),
    })),
    more: all.length > mostRows,
  }
}

const nothing: Sum = { amount: 0n, units: 0, orders: 0 }
export const figureOf = ({ amount: minor, units, orders }: Sum, currency: string): Figure => ({
  amount: amount({ minor, currency }),
  units,
  orders,
})

type Beside = Row & { before: Sum | null }

export function beside(rows: readonly Row[], before: readonly Row[] | null): Beside[] {
  const earlier = new Map((before ?? []).map((row) => [row.key, row]))
  const now = rows.map((row) => ({ ...row, before: earlier.get(row.key) ?? null }))
  const keys = new Set(rows.map(({ key }) => key))
  const gone = (before ?? []).filter(({ key }) => !keys.has(key))
  return [...now, ...gone.map((row) => ({ ...row, ...nothing, before: row }))]
}

/** The first day of a period stands beside the first day of the other. */
export function inTime(
  by: 'day' | 'week' | 'month',
  period: Period,
  rows: readonly Row[],
  earlier: Period | null,
  before: readonly Row[] | null,
): Beside[] {
  const [now, then] = [rows, before ?? []].map((some) => new Map(some.map((row) => [row.key, row])))
  const keys = timeKeys(period, by)
  const keysBefore = earlier ? timeKeys(earlier, by) : []
  // One more week or month in the other period falls into the last one of this.
  return keys.map((key, at) => ({
    ...(now!.get(key) ?? { ...nothing, key, label: null, image: null }),
    before:
      earlier &&
      added(keysBefore.slice(at, at === keys.length - 1 ? undefined : at + 1).map((one) => then!.get(one) ?? nothing)),
  }))
}

const added = (sums: readonly Sum[]): Sum =>
  sums.reduce<Sum>(
    (all, one) => ({
      amount: all.amount + one.amount,
      units: all.units + one.units,
      orders: all.orders === null || one.orders === null ? null : all.orders + one.orders,
    }),
    nothing,
  )

/** How many orders: known by retailer and day where each order has one day, else counted. */
function ordersOf(source: string, measure: Measure) {
  if (source === 'sales_fact') return sql`count(distinct f.order_id)::int`
  return source === 'sales_retailer_day' && measure === 'booked' ? sql`coalesce(sum(f.orders), 0)::int` : sql`null::int`
}

async function sumOf(db: Db, actor: Trader, which: Which, filters: SalesFilters): Promise<Sum> {
  const source = sourceOf(actor, filters)
  const { rows } = await sql<Sum>`
    select coalesce(sum(f.amount), 0)::bigint as amount, coalesce(sum(f.units), 0)::int as units, ${ordersOf(source, which.measure)} as orders
    from ${sql.table(source)} f where ${salesConditions(actor, which, filters)}`.execute(db)
  return rows[0]!
}

async function rowsOf(db: Db, actor: Trader, which: Which, filters: SalesFilters, by: Dimension): Promise<Row[]> {
  const source = sourceOf(actor, filters, by)
  const { key, label = sql`null::text`, image = sql`null::text`, join } = groupings[by]
  const where = salesConditions(actor, which, filters)
  // Names are joined to sums of each product or retailer, not to each of their days.
  const sums: Partial<Record<typeof source, RawBuilder<unknown>>> = {
    sales_product_day: sql`(select f.product_id, sum(f.amount) as amount, sum(f.units) as units from sales_product_day f where ${where} group by 1)`,
    sales_retailer_day: sql`(select f.brand_id, f.retailer_id, sum(f.amount) as amount, sum(f.units) as units, sum(f.orders) as orders
      from sales_retailer_day f where ${where} group by 1, 2)`,
  }
  const summed = join && sums[source]
  const { rows } = await sql<Row>`
    select ${key} as key, max(${label}) as label, max(${image}) as image, sum(f.amount)::bigint as amount, sum(f.units)::int as units,
      ${ordersOf(source, which.measure)} as orders
    from ${summed ?? sql.table(source)} f ${join ?? sql``} ${summed ? sql`` : sql`where ${where}`}
    group by 1 order by 4 desc, 1 limit ${isTime(by) ? 1_200 : 5_000}`.execute(db)
  return rows
}
