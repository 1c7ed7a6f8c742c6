import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

export const leaseSeconds = 180
type Leased = { brandId: string; connectionId: string; cursor: string | null; isRead: boolean; trigger: string }

/** One worker at a time; the lease of a dead one runs out. */
export async function lease(db: Db, runId: string, status: 'READING' | 'APPLYING'): Promise<Leased | undefined> {
  const { rows } = await sql<Leased>`
    update store_run set lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${runId} and status = ${status} and (lease_until is null or lease_until < now())
    returning brand_id, connection_id, cursor, is_read, trigger`.execute(db)
  return rows[0]
}
