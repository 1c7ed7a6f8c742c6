import { sql } from 'kysely'
import type { Db } from '../../data/database/db.ts'
import type { Job } from '../../delivery/events/jobs.ts'
import { deleteInBatches } from './pruning.ts'

const ended = {
  session: sql`(expires_at < now() - interval '7 days'
    or (ended_by is null and (expires_at < now() or (side <> 'guest' and seen_at < now() - interval '12 hours'))))`,
  one_time_token: sql`expires_at < now() - interval '1 day'`,
  idempotency: sql`created_at < now() - interval '7 days'`,
  live_event: sql`at < now() - interval '25 hours'`,
  known_device: sql`seen_at < now() - interval '90 days'`,
  invitation: sql`joined_at is null and least(expires_at, withdrawn_at) < now() - interval '12 months'`, // addresses of people who did not come
  invitation_day: sql`day < current_date - 30`,
  rate_limit: sql`resets_at < now()`,
}

/** Removes what the clock has already ended, in batches. Nothing depends on it: every reader checks the time itself. */
export function cleaningJob(db: Db): Job {
  return {
    name: 'platform.clean',
    every: '17 * * * *',
    seconds: 3_000,
    run: async () => {
      for (const [table, old] of Object.entries(ended)) await deleteInBatches(db, table, old)
    },
  }
}
