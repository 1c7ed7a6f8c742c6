import { sql } from 'kysely'
import type { Database, Db } from './db.ts'

/** Statistics of tables that were just filled: the planner would guess until PostgreSQL collects them by itself, minutes later. */
export async function analyse(db: Db, tables: readonly (keyof Database & string)[] = []): Promise<void> {
  const names = tables.map((name) => sql.table(name))
  await sql`analyze ${names.length > 0 ? sql.join(names) : sql``}`.execute(db)
}
