import { sql } from 'kysely'
import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { before, prune } from '../../platform/operations/retention/pruning.ts'
import { applyRun, applyRunQueue } from './stores/apply-run.ts'
import { sweepRuns } from './stores/change-run.ts'
import { readRun, readRunQueue, startRun } from './stores/read-run.ts'
import { pushStockQueue, sendStockPush, sweepStock } from './stores/stock-push.ts'
import { sendWebhookQueue, sendWebhooks, sweepWebhooks } from './webhooks/send-webhook.ts'

export function integrationsJobs(deps: Deps): AnyJob[] {
  return [
    {
      name: sendWebhookQueue,
      seconds: 900,
      atOnce: 2,
      run: ({ endpointId }: { endpointId: string }) => sendWebhooks(deps, endpointId),
    },
    { name: 'integrations.sweep-webhooks', every: '* * * * *', run: () => sweepWebhooks(deps) },
    { name: readRunQueue, seconds: 1_800, run: ({ runId }: { runId: string }) => readRun(deps, runId) },
    { name: applyRunQueue, seconds: 1_800, run: ({ runId }: { runId: string }) => applyRun(deps, runId) },
    { name: pushStockQueue, atOnce: 2, run: ({ pushId }: { pushId: string }) => sendStockPush(deps, pushId) },
    {
      name: 'integrations.sweep-stores',
      every: '* * * * *',
      run: async () => {
        await sweepRuns(deps, ({ id, brandId }) => startRun(deps, id, { brandId, userId: null, trigger: 'SCHEDULE' }))
        await sweepStock(deps)
      },
    },
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
