import { type RawBuilder, sql } from 'kysely'
import type { Health, Metric, MetricPoint, MetricQuery } from '@souk/contract/integrations/metrics.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Sentence } from '../stores/stores.queries.ts'

type Filters = MetricQuery['filters']
type Source = { rows: RawBuilder<unknown> } // columns: at, weight, ms

const ofRuns = (entityId: string, { storeId }: Filters, weight: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select created_at as at, ${weight} as weight, extract(epoch from finished_at - created_at) * 1000 as ms
  from store_run where brand_id = ${entityId} and (${storeId ?? null}::uuid is null or connection_id = ${storeId ?? null})`
const ofCalls = (entityId: string, { keyId }: Filters, condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select at, 1 as weight, ms from api_call where entity_id = ${entityId} and ${condition}
    and (${keyId ?? null}::uuid is null or key_id = ${keyId ?? null})`
const ofAttempts = (
  entityId: string,
  { webhookId }: Filters,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select at, 1 as weight, ms from webhook_attempt where entity_id = ${entityId} and ${condition}
    and (${webhookId ?? null}::uuid is null or endpoint_id = ${webhookId ?? null})`

/** Where each metric comes from. Latency is that of API calls, or of webhooks where one is chosen. */
const sources: Record<Metric, (entityId: string, filters: Filters) => Source> = {
  runs: (id, filters) => ({ rows: ofRuns(id, filters, sql`1`) }),
  items: (id, filters) => ({ rows: ofRuns(id, filters, sql`applied_count`) }),
  errors: (id, filters) => ({
    rows: ofRuns(id, filters, sql`failed_count + skipped_count + (status = 'FAILED')::int`),
  }),
  duration: (id, filters) => ({ rows: ofRuns(id, filters, sql`1`) }),
  apiCalls: (id, filters) => ({ rows: ofCalls(id, filters, sql`true`) }),
  apiErrors: (id, filters) => ({ rows: ofCalls(id, filters, sql`status >= 400`) }),
  webhookDeliveries: (id, filters) => ({ rows: ofAttempts(id, filters, sql`is_ok`) }),
  webhookFailures: (id, filters) => ({ rows: ofAttempts(id, filters, sql`not is_ok`) }),
  latency: (id, filters) => ({
    rows: filters.webhookId ? ofAttempts(id, filters, sql`true`) : ofCalls(id, filters, sql`true`),
  }),
}
const timed = new Set<Metric>(['duration', 'latency'])

/** One point for each interval, also where nothing happened. */
export async function readSeries(db: Db, entityId: string, query: MetricQuery): Promise<MetricPoint[]> {
  const { metric, from, to, interval, filters } = query
  const { rows: source } = sources[metric](entityId, filters)
  const step = sql`make_interval(hours => ${interval === 'hour' ? 1 : interval === 'day' ? 24 : 168})`
  const { rows } = await sql<{ at: Date; value: number; p50: number | null; p95: number | null }>`
    with spots as (select generate_series(date_trunc(${interval}, ${from}::timestamptz, 'UTC'), ${to}::timestamptz - interval '1 microsecond', ${step}) as at),
    seen as (select date_trunc(${interval}, at, 'UTC') as spot, weight, ms from (${source}) source
      where at >= ${from}::timestamptz and at < ${to}::timestamptz)
    select spots.at, coalesce(sum(seen.weight), 0)::float8 as value,
      percentile_cont(0.5) within group (order by seen.ms)::float8 as p50,
      percentile_cont(0.95) within group (order by seen.ms)::float8 as p95
    from spots left join seen on seen.spot = spots.at group by spots.at order by spots.at limit 500`.execute(db)
  return rows.map(({ at, value, p50, p95 }) => ({
    at: at.toISOString(),
    value,
    p50: timed.has(metric) && p50 !== null ? Math.round(p50) : null,
    p95: timed.has(metric) && p95 !== null ? Math.round(p95) : null,
  }))
}

type HealthRow = Omit<Health, 'lastAt' | 'problem'> & {
  lastAt: Date | null
  problemKey: string | null
  problemParams: Record<string, unknown>
}

/** Every connection with its last week, in one statement. */
export async function readHealth(db: Db, entityId: string, sentence: Sentence): Promise<Health[]> {
  const week = sql`now() - interval '7 days'`
  const { rows } = await sql<HealthRow>`
    select store.id, 'store' as kind, store.name,
      case when store.status = 'PAUSED' then 'PAUSED' when last.id is null then 'IDLE'
        when last.status = 'FAILED' or last.failed_count > 0 then 'FAILING' else 'GOOD' end as state,
      last.created_at as last_at, coalesce(sums.done, 0)::int as done, coalesce(sums.errors, 0)::int as errors, sums.p95,
      case when last.status = 'FAILED' then last.failure end as problem_key, coalesce(last.failure_params, '{}') as problem_params,
      case when last.status = 'FAILED' or last.failed_count + last.skipped_count > 0 then last.id end as problem_id
    from store_connection store
      left join lateral (select * from store_run where connection_id = store.id order by id desc limit 1) last on true
      left join lateral (select sum(applied_count) as done, sum(failed_count + (status = 'FAILED')::int) as errors,
          percentile_cont(0.95) within group (order by extract(epoch from finished_at - created_at) * 1000)::float8 as p95
        from store_run where connection_id = store.id and created_at > ${week}) sums on true
    where store.brand_id = ${entityId}
    union all
    select endpoint.id, 'webhook', endpoint.url,
      case when endpoint.status = 'PAUSED' then 'PAUSED' when endpoint.failing_since is not null then 'FAILING'
        when sums.last_at is null then 'IDLE' else 'GOOD' end,
      sums.last_at, coalesce(sums.done, 0)::int, coalesce(sums.errors, 0)::int, sums.p95, bad.failure,
      jsonb_build_object('host', endpoint.url, 'status', bad.status), bad.delivery_id
    from webhook_endpoint endpoint
      left join lateral (select max(at) as last_at, count(*) filter (where is_ok) as done, count(*) filter (where not is_ok) as errors,
          percentile_cont(0.95) within group (order by ms)::float8 as p95
        from webhook_attempt where endpoint_id = endpoint.id and at > ${week}) sums on true
      left join lateral (select failure, status, delivery_id from webhook_attempt
        where endpoint_id = endpoint.id and not is_ok and endpoint.failing_since is not null order by id desc limit 1) bad on true
    where endpoint.entity_id = ${entityId}
    union all
    select key.id, 'key', key.name, case when sums.calls is null or sums.calls = 0 then 'IDLE'
        when sums.errors * 2 > sums.calls then 'FAILING' else 'GOOD' end,
      key.last_used_at, coalesce(sums.calls, 0)::int, coalesce(sums.errors, 0)::int, sums.p95, null, '{}', null
    from api_key key
      left join lateral (select count(*) as calls, count(*) filter (where status >= 400) as errors,
          percentile_cont(0.95) within group (order by ms)::float8 as p95
        from api_call where key_id = key.id and at > ${week}) sums on true
    where key.owner_id = ${entityId} and key.revoked_at is null
    limit 200`.execute(db)
  return rows.map(({ lastAt, problemKey, problemParams, p95, ...row }) => ({
    ...row,
    p95: p95 === null ? null : Math.round(p95),
    lastAt: lastAt?.toISOString() ?? null,
    problem: problemKey && sentence(problemKey, problemParams),
  }))
}
