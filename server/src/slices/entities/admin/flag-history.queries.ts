import { sql } from 'kysely'
import type { FlagRule } from '@souk/contract/entities/admin.contract.ts'
import type { FlagChange } from '@souk/contract/entities/console.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'

/** Each change with the rule before it, the newest first. */
export async function flagHistory(db: Db, key: string): Promise<FlagChange[]> {
  const { rows } = await sql<{ id: string; at: Date; by: string | null; before: FlagRule | null; after: FlagRule }>`
    select audit.id, audit.at, person.first_name || ' ' || person.last_name as by, audit.details as after,
      lag(audit.details) over (order by audit.id) as before
    from audit left join user_account person on person.id = audit.user_id
    where audit.action = 'admin.flagChanged' and audit.subject = ${key}
    order by audit.id desc limit 50`.execute(db.withoutPlugins())
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
