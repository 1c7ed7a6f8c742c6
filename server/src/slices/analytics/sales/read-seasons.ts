import { sql } from 'kysely'
import { fewestWeeks, forecast } from '@souk/contract/analytics/forecast.ts'
import { amount } from '@souk/contract/core/money.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { readAsked } from './asked.ts'
import { retailerConditions, type SalesFilters } from './sales-conditions.ts'
import { readMissing, type Season, seasonAYearBefore } from './season-standing.ts'

type Input = Pick<SalesFilters, 'retailerId' | 'salesRepId'> & {
  currency?: string | undefined
  season?: string | undefined
  against?: string | undefined
}
type Day = { season: string; daysBefore: number; week: string; amount: bigint }

const stepDays = 7
const mostDays = 364

/** How a season books up to its deadlines, beside another one, and what it may come to. */
export async function readSeasons(db: Db, actor: Trader, input: Input) {
  const { currency, currencies, asOf, today } = await readAsked(db, actor, input)
  const { rows: seasons } = await sql<Season>`
    select season, max(deadline_day) - ${today}::date as days_left from collection
    where brand_id = ${actor.entityId} and season <> '' and deadline_day is not null and status = 'LIVE' and ${currency} = any(currencies)
    group by 1 order by max(deadline_day) desc, 1 limit 40`.execute(db)
  const names = seasons.map(({ season }) => season)
  const season = input.season && names.includes(input.season) ? input.season : (names[0] ?? null)
  const against = input.against && names.includes(input.against) ? input.against : seasonAYearBefore(seasons, season)
  const daysLeft = seasons.find((one) => one.season === season)?.daysLeft ?? null
  const isWhole = actor.role === 'entityAdmin' && !input.retailerId && !input.salesRepId
  const { rows: days } = await sql<Day>`
    with sold as materialized (
      select f.product_id, f.day, sum(f.amount) as amount from ${sql.table(isWhole ? 'sales_product_day' : 'sales_fact')} f
      where f.brand_id = ${actor.entityId} and f.measure = 'booked' and f.currency = ${currency}
        and f.product_id in (select product.id from product join collection on collection.id = product.collection_id
          where collection.brand_id = ${actor.entityId} and collection.season in (${season}, ${against}))
        and ${isWhole ? sql`true` : retailerConditions(actor, { retailerId: input.retailerId, salesRepId: input.salesRepId })}
      group by 1, 2
    )
    select collection.season, greatest(collection.deadline_day - f.day, 0) as days_before, date_trunc('week', f.day)::date as week, sum(f.amount)::bigint as amount
    from sold f join product on product.id = f.product_id
      join collection on collection.id = product.collection_id
    where collection.deadline_day is not null
    group by 1, 2, 3`.execute(db)
  const [own, other] = [season, against].map((name) => days.filter((day) => day.season === name))
  const booked = added(own!)
  const estimate = forecast(Number(booked), weeksOf(own!, today), daysLeft ?? 0)
  const standing =
    season === null || against === null
      ? null
      : {
          booked,
          before: upTo(other!, daysLeft ?? 0),
          missing: await readMissing(db, actor, { season, against, currency }, input),
        }
  const money = (minor: bigint | number) => amount({ minor: BigInt(minor), currency })
  return {
    currency,
    currencies,
    seasons: names,
    season,
    against,
    daysLeft,
    asOf,
    points: pointsOf(own!, other!, against !== null, daysLeft ?? 0).map(({ daysBefore, amount: now, before }) => ({
      daysBefore,
      amount: now === null ? null : money(now),
      before: before === null ? null : money(before),
    })),
    standing: standing && {
      amount: money(standing.booked),
      before: money(standing.before),
      missing: standing.missing,
    },
    forecast: {
      weeks: weeksOf(own!, today).length,
      weeksNeeded: fewestWeeks,
      booked: money(booked),
      expected: estimate && money(estimate.expected),
      low: estimate && money(estimate.low),
      high: estimate && money(estimate.high),
    },
  }
}

const added = (days: readonly Day[]) => days.reduce((sum, day) => sum + day.amount, 0n)

/** Running sums, a week apart, from the first booking of either season to the deadline. */
function pointsOf(own: readonly Day[], other: readonly Day[], hasOther: boolean, daysLeft: number) {
  const furthest = Math.min(mostDays, Math.max(0, ...[...own, ...other].map(({ daysBefore }) => daysBefore)))
  if (own.length + other.length === 0) return []
  const last = Math.ceil(furthest / stepDays) * stepDays
  return Array.from({ length: last / stepDays + 1 }, (_, at) => last - at * stepDays).map((daysBefore) => ({
    daysBefore,
    amount: daysBefore + stepDays <= daysLeft ? null : upTo(own, daysBefore),
    before: hasOther ? upTo(other, daysBefore) : null,
  }))
}

const upTo = (days: readonly Day[], daysBefore: number) => added(days.filter((day) => day.daysBefore >= daysBefore))

/** Full weeks from the first booking on; one without a booking is nought. */
function weeksOf(days: readonly Day[], today: string): number[] {
  const sums = new Map<string, bigint>()
  for (const { week, amount: more } of days) sums.set(week, (sums.get(week) ?? 0n) + more)
  const first = [...sums.keys()].toSorted()[0]
  const weeks: number[] = []
  const dayMs = 86_400_000
  for (let at = Date.parse(first ?? '9999-01-01'); at + 7 * dayMs <= Date.parse(today); at += 7 * dayMs)
    weeks.push(Number(sums.get(new Date(at).toISOString().slice(0, 10)) ?? 0n))
  return weeks
}
