import { sql } from 'kysely'
import type { Deps } from '../../platform/deps.ts'
import type { AnyJob } from '../../platform/events/jobs.ts'
import { applyRun, applyRunQueue } from './stores/apply-run.ts'
import { sweepRuns } from './stores/change-run.ts'
import { readRun, readRunQueue, startRun } from './stores/read-run.ts'
import { pushStockQueue, sendStockPush, sweepStock } from './stores/stock-push.ts'
import { sendWebhookQueue, sendWebhooks, sweepWebhooks } from './webhooks/send-webhook.ts'

export function integrationsJobs(deps: Deps): AnyJob[] {
  const { db } = deps
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
      run: async () => {
        await sql`delete from api_call where at < now() - interval '90 days'`.execute(db)
        await sql`delete from webhook_delivery where created_at < now() - interval '90 days' and status <> 'WAITING'`.execute(
          db,
        )
        await sql`delete from store_run_item where run_id in (select id from store_run
          where created_at < now() - interval '90 days')`.execute(db)
      },
    },
  ]
}
