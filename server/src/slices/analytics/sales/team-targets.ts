import { sql } from 'kysely'
import { amount, money } from '@souk/contract/core/money.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { placesOf, type Trader } from '../../connections/door.ts'
import { readAsked } from './asked.ts'

type Row = {
  id: string | null
  name: string
  booked: bigint
  orders: number
  retailers: number
  yearBooked: bigint
  target: bigint | null
  yearTarget: bigint | null
}

/** What each representative's retailers booked in a month and in its year so far, beside the targets. */
export async function readTeam(
  db: Db,
  actor: Trader,
  input: { currency?: string | undefined; month?: string | undefined },
) {
  const { currency, currencies, asOf, today } = await readAsked(db, actor, input)
  const month = input.month ?? today.slice(0, 7)
  const first = `${month}-01`
  const isAdmin = actor.role === 'entityAdmin'
  const { rows } = await sql<Row>`
    with booked as (
      select relation.sales_rep_id as rep, sum(f.amount) filter (where f.day >= ${first}::date) as month_amount,
        sum(f.orders) filter (where f.day >= ${first}::date) as orders, sum(f.amount) as year_amount
      from sales_retailer_day f left join relation on relation.brand_id = f.brand_id and relation.retailer_id = f.retailer_id
      where f.brand_id = ${actor.entityId} and f.measure = 'booked' and f.currency = ${currency}
        and f.day >= date_trunc('year', ${first}::date) and f.day < ${first}::date + interval '1 month'
      group by 1
    ), assigned as (
      select sales_rep_id as rep, count(*)::int as retailers from relation
      where brand_id = ${actor.entityId} and status = 'ACCEPTED' group by 1
    ), people as (
      select association.id, person.first_name || ' ' || person.last_name as name
      from association join user_account person on person.id = association.user_id
      where association.entity_id = ${actor.entityId} and association.role in ('salesManager', 'salesRepresentative')
        and ${isAdmin ? sql`true` : sql`association.id in ${placesOf(actor)}`}
      union all
      select null, '' where ${isAdmin} and (exists (select from booked where rep is null) or exists (select from assigned where rep is null))
    )
    select people.id, people.name, coalesce(booked.month_amount, 0)::bigint as booked, coalesce(booked.orders, 0)::int as orders,
      coalesce(assigned.retailers, 0) as retailers, coalesce(booked.year_amount, 0)::bigint as year_booked, target.month_amount as target, target.year_amount as year_target
    from people left join booked on booked.rep is not distinct from people.id
      left join assigned on assigned.rep is not distinct from people.id
      left join lateral (
        select sum(amount) filter (where month = ${first}::date)::bigint as month_amount, sum(amount)::bigint as year_amount
        from sales_target where brand_id = ${actor.entityId} and sales_rep_id = people.id and currency = ${currency}
          and month between date_trunc('year', ${first}::date) and ${first}::date
      ) target on true
    order by people.id is null, booked desc, people.name, people.id`.execute(db)
  const shown = (minor: bigint) => amount({ minor, currency })
  return {
    currency,
    currencies,
    month,
    asOf,
    maySet: actor.role !== 'salesRepresentative',
    people: rows.map((row) => ({
      id: row.id,
      name: row.name,
      orders: row.orders,
      retailers: row.retailers,
      booked: shown(row.booked),
      yearBooked: shown(row.yearBooked),
      target: row.target === null ? null : shown(row.target),
      yearTarget: row.yearTarget === null ? null : shown(row.yearTarget),
    })),
  }
}

type Target = { currency: string; month: string; amount: string | null }

/** A manager sets targets of their own representatives; an admin those of all. */
export async function setTarget(db: Db, actor: Trader, id: string, target: Target): Promise<null> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select ${actor.role === 'entityAdmin' ? sql`true` : sql`(association.id in ${placesOf(actor)})`} as is_own from association
    where id = ${id} and entity_id = ${actor.entityId} and role in ('salesManager', 'salesRepresentative')`.execute(db)
  const { isOwn } = found(rows[0])
  if (!isOwn) throw new Refusal('invalid', 'analytics.noSuchRep', { field: 'id' })
  const key = { brandId: actor.entityId, salesRepId: id, currency: target.currency, month: `${target.month}-01` }
  if (target.amount === null) {
    await sql`delete from sales_target where brand_id = ${key.brandId} and sales_rep_id = ${id} and currency = ${key.currency}
      and month = ${key.month}::date`.execute(db)
    return null
  }
  const given = money(target.amount, target.currency)
  if (!given || given.minor <= 0n) throw new Refusal('invalid', 'analytics.amount', { field: 'amount' })
  await db
    .insertInto('salesTarget')
    .values({ ...key, amount: given.minor, setBy: actor.userId })
    .onConflict((conflict) =>
      conflict
        .columns(['brandId', 'salesRepId', 'currency', 'month'])
        .doUpdateSet({ amount: given.minor, setBy: actor.userId, updatedAt: sql`now()` }),
    )
    .execute()
  return null
}
