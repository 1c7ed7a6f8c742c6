import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import { prune, recordPruning } from '../../../platform/operations/retention/pruning.ts'
import { rollUpUsage } from './roll-up-usage.ts'

/** Makes the months to come, and removes events that are too old: whole months as tables, the rest row by row. Daily sums remain. */
export async function expireUsage(db: Db, months: number): Promise<void> {
  await rollUpUsage(db) // what goes is in the sums
  await sql`select make_usage_months(now()::date, (now() + interval '3 months')::date)`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select child.relname as name from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'usage_event'::regclass and child.relname ~ '^usage_event_\\d{4}_\\d{2}$'
      and to_date(right(child.relname, 7), 'YYYY_MM') + interval '1 month' <= now() - make_interval(months => ${months})`.execute(
    db,
  )
  const days = Math.round(months * 30.44)
  for (const { name } of rows) {
    const { rows: counted } = await sql<{
      events: number
    }>`select count(*)::int as events from ${sql.id(name)}`.execute(db)
    await sql`drop table ${sql.id(name)}`.execute(db)
    await recordPruning(db, { table: name, rows: counted[0]!.events, days })
  }
  await prune(db, { table: 'usage_event', days, old: sql`at < now() - make_interval(months => ${months})` })
}
