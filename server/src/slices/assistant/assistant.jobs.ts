import { sql } from 'kysely'
import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { before, prune } from '../../platform/operations/retention/pruning.ts'

/** A conversation takes its messages, selections and approvals with it. */
export function assistantJobs({ db, config: { keep } }: Deps): AnyJob[] {
  return [
    {
      name: 'assistant.forget',
      every: '50 3 * * *',
      seconds: 600,
      run: async () => {
        const { assistantDays, logDays } = keep
        await prune(db, {
          table: 'assistant_conversation',
          days: assistantDays,
          old: sql`updated_at < ${before(assistantDays)}`,
        })
        await prune(db, { table: 'assistant_token_use', days: logDays, old: sql`day < ${before(logDays)}` })
      },
    },
  ]
}
