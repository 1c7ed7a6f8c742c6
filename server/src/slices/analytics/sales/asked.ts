import { sql } from 'kysely'
import { addDays, daysBetween, type Period } from '../model/period.ts'
import { longestPeriodDays } from '@souk/contract/analytics/sales-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'

export type PeriodInput = { from?: string | undefined; to?: string | undefined; days?: number | undefined }
export type AskedInput = PeriodInput & { currency?: string | undefined }
export type Asked = Period & { currency: string; currencies: string[]; asOf: string; today: string }

/** Fills in the days and the currency that a call left out: twelve months, and a brand's own or what a retailer buys in most. */
export async function readAsked(db: Db, { side, entityId }: Trader, input: AskedInput): Promise<Asked> {
  const own = sql.ref(side === 'brand' ? 'figure.brandId' : 'figure.retailerId')
  const usual =
    side === 'brand'
      ? sql`entity.currency`
      : sql`coalesce((select figure.currency from sales_figure figure where figure.retailer_id = entity.id
          group by figure.currency order by count(*) desc, figure.currency limit 1), entity.currency)`
  const { rows } = await sql<{ currency: string; today: string; asOf: Date; currencies: string[] }>`
    with recursive used as (
      (select min(currency) as currency from sales_figure figure where ${own} = ${entityId})
      union all
      select (select min(currency) from sales_figure figure where ${own} = ${entityId} and figure.currency > used.currency)
      from used where used.currency is not null
    )
    select ${usual} as currency, (now() at time zone entity.time_zone)::date as today,
      coalesce((select min(at) from sales_change), now()) as as_of,
      coalesce((select array_agg(currency order by currency) from used where currency is not null), '{}') as currencies
    from entity where id = ${entityId}`.execute(db)
  const { currency: first, today, asOf, currencies } = rows[0]!
  const period = periodOf(input, today)
  const currency = input.currency ?? (currencies.includes(first) ? first : (currencies[0] ?? first))
  return { ...period, currency, currencies, asOf: asOf.toISOString(), today }
}

export function periodOf({ from, to, days }: PeriodInput, today: string, usualDays = 365): Period {
  const last = to ?? (from && from > today ? from : today)
  const first = from ?? addDays(last, 1 - (days ?? usualDays))
  if (first > last || daysBetween(first, last) > longestPeriodDays)
    throw new Refusal('invalid', 'analytics.range', { field: 'to' })
  return { from: first, to: last }
}
