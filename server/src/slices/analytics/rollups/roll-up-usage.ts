import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'

type Change = { brandId: string | null; day: string }
const changesAtOnce = 2_000

/** Counts every changed day again from its events. Any number of runs end with the same rows. */
export async function rollUpUsage(db: Db): Promise<void> {
  while (await inTransaction(db, rollUpSome));
}

async function rollUpSome(tx: Tx): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('analytics.usage'))`.execute(tx)
  const { rows } = await sql<Change>`delete from usage_change where id in (
      select id from usage_change order by id limit ${changesAtOnce}) returning brand_id, day`.execute(tx)
  if (rows.length === 0) return false
  const changes = [...new Map(rows.map((one) => [`${one.brandId} ${one.day}`, one])).values()]
  await countBrandDays(
    tx,
    changes.filter((one): one is Change & { brandId: string } => one.brandId !== null),
  )
  await countSearchDays(
    tx,
    changes.filter(({ brandId }) => brandId === null).map(({ day }) => day),
  )
  return true
}

async function countBrandDays(tx: Tx, days: readonly { brandId: string; day: string }[]): Promise<void> {
  if (days.length === 0) return
  const keys = sql`select key.brand_id, key.day, key.day::timestamp at time zone brand.time_zone as starts_at,
      (key.day + 1)::timestamp at time zone brand.time_zone as ends_at
    from unnest(${days.map(({ brandId }) => brandId)}::uuid[], ${days.map(({ day }) => day)}::date[]) as key (brand_id, day)
      join entity brand on brand.id = key.brand_id`
  // A subquery for each day: a plain join would read all events of a brand for each of its days.
  const events = sql`usage_event event where event.brand_id = key.brand_id
    and event.at >= key.starts_at and event.at < key.ends_at and not event.is_admin and event.entity_id is not null
    and event.subject_id is not null`
  for (const table of ['usage_day', 'search_lead_day'])
    await sql`delete from ${sql.table(table)} d using (${keys}) key where d.brand_id = key.brand_id and d.day = key.day`.execute(
      tx,
    )
  await sql`insert into usage_day select key.brand_id, key.day, counted.* from (${keys}) key cross join lateral (
    select event.name, event.subject_id, event.entity_id, count(*)::int from ${events} group by 1, 2, 3) counted`.execute(
    tx,
  )
  await sql`insert into search_lead_day select key.brand_id, key.day, counted.* from (${keys}) key cross join lateral (
    select event.words, event.entity_id, count(*)::int from ${events} and event.words is not null group by 1, 2) counted`.execute(
    tx,
  )
}

async function countSearchDays(tx: Tx, days: readonly string[]): Promise<void> {
  if (days.length === 0) return
  await sql`delete from search_day where day = any(${[...days]}::date[])`.execute(tx)
  await sql`insert into search_day select key.day, counted.* from unnest(${[...days]}::date[]) as key (day) cross join lateral (
    select event.words, event.entity_id, count(*)::int, (count(*) filter (where event.found = 0))::int
    from usage_event event where event.name = 'search.made'
      and event.at >= key.day::timestamp at time zone 'UTC' and event.at < (key.day + 1)::timestamp at time zone 'UTC'
      and not event.is_admin and event.entity_id is not null and event.words is not null
    group by 1, 2) counted`.execute(tx)
}
