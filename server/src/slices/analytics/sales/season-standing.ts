import { type RawBuilder, sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { retailerConditions, type SalesFilters } from './sales-conditions.ts'

export type Season = { season: string; daysLeft: number }
const yearDays = 365
const mostMissing = 50

/** The earlier season whose deadline is nearest to a year before. */
export function seasonAYearBefore(seasons: readonly Season[], season: string | null): string | null {
  const own = seasons.find((one) => one.season === season)
  const distance = ({ daysLeft }: Season) => Math.abs(own!.daysLeft - daysLeft - yearDays)
  const earlier = own ? seasons.filter(({ daysLeft }) => daysLeft < own.daysLeft) : []
  return earlier.toSorted((one, other) => distance(one) - distance(other))[0]?.season ?? null
}

type Which = { season: string; against: string; currency: string }
type Row = {
  id: string
  name: string
  amount: bigint
  lastOrder: string
  isOrdering: boolean
  total: number
  totalAmount: bigint
}

/** Who bought in the other season and, in any currency, not yet in this one; those who bought most first. */
export async function readMissing(
  db: Db,
  actor: Trader,
  { season, against, currency }: Which,
  filters: Pick<SalesFilters, 'retailerId' | 'salesRepId'>,
) {
  const brandId = actor.entityId
  const ofSeason = (product: RawBuilder<unknown>, name: string) => sql`${product} in (
    select product.id from product join collection on collection.id = product.collection_id
    where collection.brand_id = ${brandId} and collection.season = ${name})`
  const { rows } = await sql<Row>`
    with bought as (
      select f.retailer_id, sum(f.amount)::bigint as amount, max(f.day) as last_order from sales_fact f
      where f.brand_id = ${brandId} and f.measure = 'booked' and f.currency = ${currency} and ${ofSeason(sql`f.product_id`, against)}
        and ${retailerConditions(actor, { retailerId: filters.retailerId, salesRepId: filters.salesRepId })}
      group by 1 having sum(f.units) > 0
    )
    select retailer.id, retailer.name, bought.amount, bought.last_order, count(*) over ()::int as total,
      sum(bought.amount) over ()::bigint as total_amount,
      exists (select from sales_order placed join order_line line on line.order_id = placed.id and line.revision = placed.revision
        where placed.brand_id = ${brandId} and placed.retailer_id = retailer.id and placed.status in ('PENDING_BRAND', 'PENDING_RETAILER')
          and ${ofSeason(sql`line.product_id`, season)}) as is_ordering
    from bought join entity retailer on retailer.id = bought.retailer_id
    where not exists (select from sales_fact f where f.brand_id = ${brandId} and f.retailer_id = bought.retailer_id
      and f.measure = 'booked' and ${ofSeason(sql`f.product_id`, season)} having sum(f.units) > 0)
    order by bought.amount desc, retailer.name, retailer.id limit ${mostMissing}`.execute(db)
  const money = (minor: bigint) => amount({ minor, currency })
  return {
    total: rows[0]?.total ?? 0,
    amount: money(rows[0]?.totalAmount ?? 0n),
    retailers: rows.map(({ id, name, lastOrder, isOrdering, ...row }) => ({
      id,
      name,
      amount: money(row.amount),
      lastOrder,
      isOrdering,
    })),
  }
}
