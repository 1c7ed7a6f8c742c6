import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import { streamFromWorker, type WorkerTask } from '../../../platform/base/workers/run-in-worker.ts'
import { isVisible } from '../model/access.ts'
import { loadBrand, loadModel } from './facts.queries.ts'
import type { Batch, Input, Scored } from './score-rows.ts'

const task: WorkerTask = {
  module: new URL('./score-rows.ts', import.meta.url).href,
  name: 'scoreRows',
  megabytes: 256,
  seconds: 60,
}
const atOnce = 1_000

type State = { facts: string; isFresh: boolean; scoredAt: string | null; known: string | null }

/** What the scores of a brand depend on: its own facts, its stockists, the model and the newest prospect. */
async function stateOf(db: Db, brandId: string): Promise<State> {
  const { rows } = await sql<State>`
    with facts as (
      select md5(concat_ws('|', name, about, country, categories, departments, avg_retail_price, currency, minimum_order_value,
        restricted_countries, (select max(version) from prospect_model),
        (select count(*) || ' ' || coalesce(max(created_at)::text, '') from relation where brand_id = ${brandId} and status = 'ACCEPTED'))) as facts
      from entity where id = ${brandId})
    select facts.facts, scoring.fingerprint as known, scoring.scored_at::text,
      coalesce(scoring.fingerprint = facts.facts
        and scoring.scored_at >= coalesce((select max(updated_at) from prospect), scoring.scored_at), false) as is_fresh
    from facts left join prospect_scoring scoring on scoring.brand_id = ${brandId}`.execute(db)
  return rows[0]!
}

/** As many are scored while a request waits. */
const mostWaitedFor = 10_000

/** A request waits for few scores or for the first ones; many that are only outdated are shown until the job renews them. */
async function mayWait(db: Db, brandId: string, known: string | null): Promise<boolean> {
  if (known === null) return true
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from prospect_score where brand_id = ${brandId} limit ${mostWaitedFor + 1}) scored`.execute(
    db,
  )
  return rows[0]!.count <= mostWaitedFor
}

/** Brings the scores of a brand up to date; a list then is one join. A changed prospect alone is scored alone. */
export async function compileScores(db: Db, brandId: string, isJob = false): Promise<void> {
  const state = await stateOf(db, brandId)
  if (state.isFresh || (!isJob && !(await mayWait(db, brandId, state.known)))) return
  await inTransaction(db, async (tx) => {
    await sql`set local lock_timeout = '30s'`.execute(tx)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`prospect scores ${brandId}`}, 21))`.execute(tx)
    const { isFresh, facts, known, scoredAt } = await stateOf(tx, brandId)
    if (isFresh) return
    const since = known === facts ? scoredAt : null
    // As text, because a Date has no microseconds and every row would look newer.
    const input: Input = { ...(await loadBrand(tx, brandId)), model: await loadModel(tx) }
    const { rows } = await sql<{
      now: string
    }>`select coalesce(max(updated_at), now())::text as now from prospect`.execute(tx)
    for await (const scored of streamFromWorker<Scored>(task, input, batchesOf(tx, brandId, since)))
      await putScores(tx, brandId, scored)
    await sql`insert into prospect_scoring (brand_id, fingerprint, scored_at) values (${brandId}, ${facts}, ${rows[0]!.now}::timestamptz)
      on conflict (brand_id) do update set fingerprint = excluded.fingerprint, scored_at = excluded.scored_at`.execute(
      tx,
    )
  })
}

async function* batchesOf(tx: Tx, brandId: string, since: string | null): AsyncGenerator<Batch> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await sql<Batch[number]>`
      select id, country, store_type, categories, departments, avg_retail_price, currency, doors, carried_brands, latitude, longitude, description
      from prospect where id > ${last}::uuid and ${isVisible(brandId)}
        and (${since}::timestamptz is null or updated_at > ${since}::timestamptz)
      order by id limit ${atOnce}`.execute(tx)
    if (rows.length === 0) return
    last = rows.at(-1)!.id
    yield rows
  }
}

async function putScores(tx: Tx, brandId: string, { ids, matches, logits, likenesses }: Scored): Promise<void> {
  await sql`
    insert into prospect_score (brand_id, prospect_id, match, logit, likeness)
    select ${brandId}, id, match, logit, likeness
    from unnest(${ids}::uuid[], ${matches}::int[], ${logits}::real[], ${likenesses}::real[]) as given (id, match, logit, likeness)
    on conflict (brand_id, prospect_id) do update set match = excluded.match, logit = excluded.logit, likeness = excluded.likeness`.execute(
    tx,
  )
}

/** Brands with access find their scores ready, also on their first visit and after an import, a refit or a change of their own. */
export async function compileEnabled(db: Db): Promise<void> {
  const brands = await db.selectFrom('entity').select('id').where('isLeadAiEnabled', '=', true).orderBy('id').execute()
  for (const { id } of brands) await compileScores(db, id, true)
}
