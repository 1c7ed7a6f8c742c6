import { sql } from 'kysely'
import type { Deps } from '../../../platform/serving/deps.ts'
import { jobFailed } from './souk-notices.ts'
import { notifyAll } from './notify.ts'

/** Jobs that were given up within a day, each told once to each administrator. */
export async function tellFailedJobs(deps: Deps): Promise<void> {
  const { rows } = await sql<{ id: string; queue: string; endedAt: string }>`
    select id, name as queue, completed_on::text as ended_at from pgboss.job
    where state = 'failed' and completed_on > now() - interval '1 day' order by completed_on, id limit 100`.execute(
    deps.db,
  )
  for (const { endedAt, ...job } of rows) await notifyAll(deps, `job ${job.id} ${endedAt}`, [jobFailed(job)])
}
