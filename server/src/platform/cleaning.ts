import { sql } from 'kysely'
import type { Db } from './database/db.ts'
import type { Job } from './events/jobs.ts'

/** Removes what the clock has already ended. Nothing depends on it: every reader checks the time itself. */
export function cleaningJob(db: Db): Job {
  return {
    name: 'platform.clean',
    every: '17 * * * *',
    run: async () => {
      await sql`delete from session where expires_at < now() or (side <> 'guest' and seen_at < now() - interval '12 hours')`.execute(
        db,
      )
      await sql`delete from one_time_token where expires_at < now() - interval '1 day'`.execute(db)
      await sql`delete from idempotency where created_at < now() - interval '7 days'`.execute(db)
      await sql`delete from live_event where at < now() - interval '25 hours'`.execute(db)
      await sql`delete from known_device where seen_at < now() - interval '90 days'`.execute(db)
      await sql`delete from rate_limit where resets_at < now()`.execute(db)
    },
  }
}
