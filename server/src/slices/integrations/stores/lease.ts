import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import { claimSeconds, holdClaim } from '../../../platform/delivery/events/hold-claim.ts'

type Leased = {
  lease: string
  brandId: string
  connectionId: string
  cursor: string | null
  isRead: boolean
  trigger: string
}

const until = sql`now() + make_interval(secs => ${claimSeconds})`

/** One worker at a time; the lease of a dead one runs out. */
export async function lease(db: Db, runId: string, status: 'READING' | 'APPLYING'): Promise<Leased | undefined> {
  const { rows } = await sql<Leased>`
    update store_run set lease_until = ${until}, lease = ${randomUUID()}::uuid
    where id = ${runId} and status = ${status} and (lease_until is null or lease_until < now())
    returning lease, brand_id, connection_id, cursor, is_read, trigger`.execute(db)
  return rows[0]
}

export function holdLease<T>(db: Db, runId: string, { lease: mine }: Leased, work: () => Promise<T>): Promise<T> {
  const renew = () =>
    sql`update store_run set lease_until = ${until} where id = ${runId} and lease = ${mine} and lease_until is not null`.execute(
      db,
    )
  return holdClaim(renew, work)
}

export async function releaseLease(db: Db, runId: string, { lease: mine }: Leased): Promise<void> {
  await sql`update store_run set lease_until = null where id = ${runId} and lease = ${mine}`.execute(db)
}
