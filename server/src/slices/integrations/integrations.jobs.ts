import { sql } from 'kysely'
import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { outgoingJob } from '../../platform/delivery/outgoing/work-off.ts'
import { before, prune } from '../../platform/operations/retention/pruning.ts'
import { startDueRuns } from './stores/change-run.ts'
import { outgoingRuns } from './stores/outgoing-runs.ts'
import { outgoingStock } from './stores/stock-push.ts'
import { outgoingWebhooks } from './webhooks/send-webhook.ts'

export function integrationsJobs(deps: Deps): AnyJob[] {
  return [
    outgoingJob(deps, outgoingWebhooks(deps)),
    outgoingJob(deps, outgoingRuns(deps)),
    outgoingJob(deps, outgoingStock(deps)),
    { name: 'integrations.start-runs', every: '* * * * *', run: () => startDueRuns(deps) },
    {
      name: 'integrations.forget',
      every: '20 3 * * *',
      seconds: 600,
      run: () => forgetLogs(deps),
    },
  ]
}

/** A delivery takes its attempts with it, a run its items. The last run of a connection stays: it says how the store is doing. */
async function forgetLogs({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const days = config.keep.logDays
  const old = sql`created_at < ${before(days)}`
  await prune(db, { table: 'api_call', days, old: sql`at < ${before(days)}` })
  await prune(db, { table: 'webhook_delivery', days, old: sql`${old} and status <> 'WAITING'` })
  await prune(db, {
    table: 'store_run',
    days,
    old: sql`${old} and status in ('DONE', 'FAILED', 'CANCELLED', 'UNDONE') and exists (
      select from store_run later where later.connection_id = store_run.connection_id and later.created_at > store_run.created_at)`,
  })
}
