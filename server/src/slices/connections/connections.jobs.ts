import { sql } from 'kysely'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { mailRequest } from './mail-people.ts'
import { tellBoth } from './pairs.queries.ts'
import type { Pair } from './tenant-scope.ts'

const atOnce = 200

export function connectionsJobs(deps: Deps): AnyJob[] {
  return [
    { name: 'connections.tell-expired', every: '* * * * *', run: () => tellExpired(deps) },
    { name: 'connections.remind', every: '*/15 * * * *', run: () => remind(deps) },
  ]
}

/** A request ends by itself when its time has passed; this only says so. */
export async function tellExpired({ db }: Pick<Deps, 'db'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<Pair & { id: string }>`
      update connection_request set status = 'EXPIRED', answered_at = expires_at
      where status = 'PENDING' and expires_at <= now() returning id, brand_id, retailer_id`.execute(tx)
    for (const { id, ...pair } of rows) await tellBoth(tx, pair, id)
  })
}

/** One mail to those who have not answered for a week; whichever process marks the row sends it. */
export async function remind(deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update connection_request set reminded_at = now() where id in (
        select id from connection_request where status = 'PENDING' and reminded_at is null
          and created_at <= now() - interval '7 days' and expires_at > now()
        order by created_at limit ${atOnce} for update skip locked)
      returning id`.execute(tx)
    for (const { id } of rows) await mailRequest({ ...deps, db: tx }, id, 'reminder')
  })
}
