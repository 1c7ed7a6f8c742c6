import { type RawBuilder, sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import { ceiling } from '@souk/contract/core/limits.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Asked } from './asked.ts'

type Row = {
  id: string | null
  number: string
  partnerId: string
  partnerName: string
  day: string
  units: number
  amount: bigint
  total: number
  sumUnits: number
  sumAmount: bigint
}
type PageInput = {
  /** Selects `order_id`, `day`, `units` and `amount` of every order behind the figure. */
  behind: RawBuilder<unknown>
  partner: 'brand_id' | 'retailer_id'
  asked: Asked
  page: number
  limit: number
  after: string | undefined
}

/** One page of the orders behind a figure. The sum is over all of them, not over the page. */
export async function pageOfOrders(db: Db, { behind, partner, asked, page, limit, after }: PageInput) {
  const { from, to, currency, currencies, asOf } = asked
  const partnerId = sql.ref(`sales_order.${partner}`)
  const { rows } = await sql<Row>`
    with behind as (
      ${behind}
    ), whole as (select count(*)::int as total, coalesce(sum(units), 0)::int as sum_units, coalesce(sum(amount), 0)::bigint as sum_amount from behind),
    shown as (select * from behind
      where (${after ?? null}::uuid is null or (day, order_id) < (select last.day, last.order_id from behind last where last.order_id = ${after ?? null}))
      order by day desc, order_id desc limit ${limit} offset ${(page - 1) * limit})
    select whole.*, shown.*, sales_order.id, sales_order.number, ${partnerId} as partner_id, partner.name as partner_name
    from whole left join shown on true left join sales_order on sales_order.id = shown.order_id
      left join entity partner on partner.id = ${partnerId}
    order by shown.day desc, shown.order_id desc`.execute(db)
  const { total, sumUnits, sumAmount } = rows[0]!
  return {
    orders: rows.flatMap(({ id, number, partnerId, partnerName, day, units, amount: minor }) =>
      id === null ? [] : [{ id, number, partnerId, partnerName, day, units, amount: amount({ minor, currency }) }],
    ),
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
