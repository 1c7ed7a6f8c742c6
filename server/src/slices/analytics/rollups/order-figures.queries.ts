import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'

export type BrandDay = { brandId: string; day: string }

const stands = sql`(picked.agreed_revision is not null and picked.status not in ('CANCELLED', 'REJECTED'))`

/** The chosen orders with the time zones that decide their days. */
const picked = (orderIds: readonly string[]) => sql`
  select sales_order.*, brand.time_zone as brand_zone, retailer.time_zone as retailer_zone,
    coalesce(nullif(sales_order.kept -> 'shipTo' ->> 'country', ''), retailer.country, '') as country
  from sales_order join entity brand on brand.id = sales_order.brand_id join entity retailer on retailer.id = sales_order.retailer_id
  where sales_order.id = any(${[...orderIds]}::uuid[])`

/** Lines as they count: agreed ones at the first confirmation, shipped ones that were not returned or lost, and invoiced ones less credit. */
const counted = sql`
  select picked.id as order_id, 'booked' as measure,
    (picked.first_confirmed_at at time zone picked.brand_zone)::date as day,
    (picked.first_confirmed_at at time zone picked.retailer_zone)::date as buyer_day,
    line.line_id, line.carton, coalesce(line.ships_from, line.ships_until) as delivers_on,
    line.quantity, line.price * line.quantity as amount
  from picked join order_line line on line.order_id = picked.id and line.revision = picked.agreed_revision
  where ${stands}
  union all
  select picked.id, 'shipped', (shipment.shipped_at at time zone picked.brand_zone)::date,
    (shipment.shipped_at at time zone picked.retailer_zone)::date,
    line.line_id, line.carton, null, line.quantity, line.price * line.quantity
  from picked join shipment_line line on line.order_id = picked.id join shipment on shipment.id = line.shipment_id
  where shipment.shipped_at is not null and shipment.status in ('IN_TRANSIT', 'DELIVERED') and not shipment.is_replacement
  union all
  select picked.id, 'invoiced', invoice.issued_on, invoice.issued_on, line.line_id, line.carton, null,
    invoiced.quantity * (case when invoiced.is_credit then -1 else 1 end),
    invoiced.net * (case when invoiced.is_credit then -1 else 1 end)
  from picked join shipment_line line on line.order_id = picked.id
    join invoice_line invoiced on invoiced.shipment_line_id = line.id join invoice on invoice.id = invoiced.invoice_id`

/** A carton counts in each of its SKUs; the shares of its amount add up exactly, because each is a difference of running sums. */
const split = sql`
  select counted.*, part.sku_id, part.units * counted.quantity as part_units, part.part_amount
  from counted cross join lateral (
    select counted.line_id as sku_id, 1 as units, counted.amount as part_amount
      where counted.carton is null or counted.carton = '{}'
    union all
    select sku_id, units, counted.amount * running / whole - counted.amount * (running - units) / whole
    from (select key::uuid as sku_id, value::int as units, sum(value::int) over (order by key) as running,
        sum(value::int) over () as whole from jsonb_each_text(counted.carton)) each
    where whole > 0
  ) part`

const facts = (orderIds: readonly string[]): RawBuilder<unknown> => sql`
  with picked as (${picked(orderIds)}), counted as (${counted}), split as (${split})
  select split.order_id, picked.brand_id, picked.retailer_id, split.measure, picked.currency, picked.country,
    split.day, split.buyer_day, coalesce(sku.product_id, split.sku_id) as product_id,
    coalesce(sku.colour, '') as colour, coalesce(sku.size, '') as size, split.delivers_on,
    sum(split.part_units)::int as units, sum(split.part_amount)::bigint as amount
  from split join picked on picked.id = split.order_id left join sku on sku.id = split.sku_id
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12`

const figures = (orderIds: readonly string[]): RawBuilder<unknown> => sql`
  with picked as (${picked(orderIds)})
  select picked.id, picked.brand_id, picked.retailer_id, picked.currency, picked.country, picked.status,
    (picked.created_at at time zone picked.brand_zone)::date as placed_day,
    case when ${stands} then (picked.first_confirmed_at at time zone picked.brand_zone)::date end as booked_day,
    (picked.first_confirmed_at at time zone picked.brand_zone)::date as confirmed_day,
    (picked.ended_at at time zone picked.brand_zone)::date as ended_day,
    picked.reason, picked.revision, current.lines, picked.units, current.amount, first.amount,
    invoiced.gross, invoiced.discount, open.units, open.amount
  from picked
    cross join lateral (
      select count(*)::int as lines, coalesce(sum(price * quantity), 0)::bigint as amount from order_line
      where order_id = picked.id and revision = coalesce(picked.agreed_revision, picked.revision)) current
    cross join lateral (
      select coalesce(sum(price * quantity), 0)::bigint as amount from order_line where order_id = picked.id and revision = 1) first
    cross join lateral (
      select coalesce(sum(gross * sign), 0)::bigint as gross, coalesce(sum(discount * sign), 0)::bigint as discount from (
        select gross, discount, case when is_credit then -1 else 1 end as sign from invoice_line
        where order_id = picked.id and shipment_line_id is not null) line) invoiced
    cross join lateral (
      select coalesce(sum(missing * unit), 0)::int as units, coalesce(sum(missing * price), 0)::bigint as amount from (
        select greatest(line.quantity - coalesce(progress.shipped, 0), 0) as missing, line.price,
          coalesce((select sum(value::int) from jsonb_each_text(line.carton)), 1) as unit
        from order_line line left join order_progress progress on progress.order_id = line.order_id and progress.line_id = line.line_id
        where line.order_id = picked.id and line.revision = picked.agreed_revision and ${stands} and picked.status <> 'COMPLETED') line) open`

/** Computes all figures of some orders from their rows, in place of what was there. Answers the days that changed. */
export async function computeOrders(tx: Tx, orderIds: readonly string[]): Promise<BrandDay[]> {
  await sql`delete from sales_figure where order_id = any(${[...orderIds]}::uuid[])`.execute(tx)
  await sql`insert into sales_figure ${figures(orderIds)}`.execute(tx)
  const { rows: before } = await sql<BrandDay>`delete from sales_fact where order_id = any(${[...orderIds]}::uuid[])
    returning brand_id, day`.execute(tx)
  const { rows: after } =
    await sql<BrandDay>`insert into sales_fact ${facts(orderIds)} returning brand_id, day`.execute(tx)
  const days = new Map([...before, ...after].map((one) => [`${one.brandId} ${one.day}`, one]))
  return [...days.values()]
}

/** Sums whole days of a brand again. */
export async function sumDays(tx: Tx, days: readonly BrandDay[]): Promise<void> {
  if (days.length === 0) return
  const keys = sql`select distinct * from unnest(${days.map(({ brandId }) => brandId)}::uuid[],
    ${days.map(({ day }) => day)}::date[]) as key (brand_id, day)`
  for (const table of ['sales_retailer_day', 'sales_product_day'])
    await sql`delete from ${sql.table(table)} d using (${keys}) key where d.brand_id = key.brand_id and d.day = key.day`.execute(
      tx,
    )
  await sql`insert into sales_retailer_day
    select f.brand_id, measure, currency, f.day, retailer_id, country, count(distinct order_id)::int, sum(units)::int, sum(amount)::bigint
    from (${keys}) key join sales_fact f on f.brand_id = key.brand_id and f.day = key.day
    group by 1, 2, 3, 4, 5, 6`.execute(tx)
  await sql`insert into sales_product_day
    select f.brand_id, measure, currency, f.day, product_id, colour, size, sum(units)::int, sum(amount)::bigint
    from (${keys}) key join sales_fact f on f.brand_id = key.brand_id and f.day = key.day
    group by 1, 2, 3, 4, 5, 6, 7`.execute(tx)
}
