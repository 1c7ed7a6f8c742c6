import { sql } from 'kysely'
import { storeRules } from '@souk/contract/integrations/store-rules.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { mailOwner } from '../model/alerts.tsx'
import type { StoreProblem } from './store-source.ts'

type Failed = {
  connectionId: string
  brandId: string
  trigger: string
  name: string
  createdBy: string | null
  failures: number
  isPaused: boolean
}

/** The run ends with a sentence; the third failure in a row pauses the store. A scheduled run that fails is mailed. */
export async function failRun(
  deps: Deps,
  runId: string,
  { key, params }: Pick<StoreProblem, 'key' | 'params'>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { rows } = await sql<Failed>`
      with ended as (
        update store_run set status = 'FAILED', failure = ${key}, failure_params = ${JSON.stringify(params)}::jsonb,
          finished_at = now(), lease_until = null
        where id = ${runId} and status in ('READING', 'APPLYING') returning connection_id, brand_id, trigger)
      update store_connection store set failures = failures + 1,
        status = case when failures + 1 >= ${storeRules.pauseAfterFailures} and every_minutes is not null then 'PAUSED' else status end,
        pause_reason = case when failures + 1 >= ${storeRules.pauseAfterFailures} and every_minutes is not null then 'FAILING' else pause_reason end
      from ended where store.id = ended.connection_id
      returning ended.*, store.name, store.created_by, store.failures, store.status = 'PAUSED' as is_paused`.execute(tx)
    const [row] = rows
    if (!row) return
    await publishLive(tx, { entityId: row.brandId }, 'integrations.changed', row.connectionId)
    const isFirst = row.failures === 1
    if (row.trigger !== 'SCHEDULE' || (!isFirst && !row.isPaused)) return
    await mailOwner(
      { ...deps, db: tx },
      {
        entityId: row.brandId,
        userId: row.createdBy,
        kind: row.isPaused ? 'storePaused' : 'storeFailed',
        words: { name: row.name },
        reason: { key, params },
        path: `/integrations/stores/${row.connectionId}`,
        key: `store ${runId}`,
      },
    )
  })
}
