import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { rollUpUsage } from './roll-up-usage.ts'

/** After so many months only daily sums remain. */
export const retentionMonths = 13

/** Makes the months to come, and removes events that are too old: whole months as tables, the rest row by row. */
export async function expireUsage(db: Db): Promise<void> {
  await rollUpUsage(db) // what goes is in the sums
  await sql`select make_usage_months(now()::date, (now() + interval '3 months')::date)`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select child.relname as name from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'usage_event'::regclass and child.relname ~ '^usage_event_\\d{4}_\\d{2}$'
      and to_date(right(child.relname, 7), 'YYYY_MM') + interval '1 month' <= now() - make_interval(months => ${retentionMonths})`.execute(
    db,
  )
  for (const { name } of rows) await sql`drop table ${sql.id(name)}`.execute(db)
  await sql`delete from usage_event where at < now() - make_interval(months => ${retentionMonths})`.execute(db)
}
