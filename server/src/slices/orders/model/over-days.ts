import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'

/** Those of the days that are over in every time zone. */
export async function overDays(tx: Tx, days: readonly string[]): Promise<ReadonlySet<string>> {
  if (days.length === 0) return new Set()
  const { rows } = await sql<{ day: string }>`
    select day from unnest(${[...days]}::date[]) day where day < (now() at time zone 'Etc/GMT+12')::date`.execute(tx)
  return new Set(rows.map(({ day }) => day))
}
