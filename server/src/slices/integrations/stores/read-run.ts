import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { neededColumns, storeRules } from '@souk/contract/integrations/store-rules.ts'
import { unseal } from '../../../platform/data/access/sealed.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { wake } from '../../../platform/delivery/outgoing/work-off.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { partsOf } from '../../../platform/documents/sheets/import-rows.ts'
import { linkItems, runQueue } from './apply-run.ts'
import { tokenPurpose } from './change-store.ts'
import { feedSource } from './feed-source.ts'
import { judgeItems, loadStoreSheet } from './judge-items.ts'
import { shopifySource } from './shopify-source.ts'
import { type ReadPage, type SourceRow, StoreProblem } from './store-source.ts'
import { findRun, findStore, type StoreRecord } from './stores.queries.ts'

export type Pause = (ms: number) => Promise<void>
export const realPause: Pause = (ms) => sleep(ms)

export function sourceOf(
  deps: Deps,
  store: Pick<StoreRecord, 'kind' | 'url' | 'fileLocation' | 'shop' | 'token'>,
  pause: Pause,
): ReadPage {
  if (store.kind === 'feed') return feedSource(deps, store, pause)
  if (!store.shop || !store.token) throw new StoreProblem('integrations.noToken')
  return shopifySource(deps, { shop: store.shop, token: unseal(deps.key, tokenPurpose, store.token) }, pause)
}

type Starter = { brandId: string; userId: string | null; trigger: 'PERSON' | 'SCHEDULE' }

/** One open run of a store at a time; a unique index decides between two that start at once. */
export function startRun({ db, enqueue }: Deps, storeId: string, { brandId, userId, trigger }: Starter) {
  return inTransaction(db, async (tx) => {
    const store = found(await findStore(tx, brandId, storeId))
    if (store.status === 'PAUSED') throw new Refusal('conflict', 'integrations.paused')
    if (store.kind === 'feed' && !store.url && !store.fileLocation)
      throw new Refusal('conflict', 'integrations.noSource')
    const mapping = store.mapping as Record<string, string>
    const missing = neededColumns.filter((column) => !mapping[column])
    if (missing.length > 0)
      throw new Refusal('conflict', 'integrations.unmapped', { params: { columns: missing.join(', ') } })
    const { rows } = await sql<{ id: string }>`
      insert into store_run (connection_id, brand_id, trigger, started_by) values (${storeId}, ${brandId}, ${trigger}, ${userId})
      on conflict (connection_id) where status in ('READING', 'READY', 'APPLYING') do nothing returning id`.execute(tx)
    const [run] = rows
    if (!run) throw new Refusal('conflict', 'integrations.runOpen')
    await wake(tx, enqueue, runQueue)
    await publishLive(tx, { entityId: brandId }, 'integrations.changed', storeId)
    return found(await findRun(tx, brandId, run.id))
  })
}

type ReadingRun = { id: string; tries: number; cursor: string | null; isRead: boolean }

/** Reads page by page; each page and the place where to go on are written together, so an interrupted run goes on from there. */
export async function readRun(deps: Deps, store: StoreRecord, run: ReadingRun, pause: Pause): Promise<void> {
  const readPage = sourceOf(deps, store, pause)
  let { cursor, isRead } = run
  while (!isRead) {
    const effort = { requests: 0, waits: 0 }
    const page = await readPage(cursor, effort)
    await stage(deps, run, store, page.rows, { ...effort, cursor: page.cursor })
    cursor = page.cursor
    isRead = cursor === null
  }
  await preview(deps, run.id, store)
}

/** A text may hold NUL or half of a character, also one that was cut; the database stores neither. */
const storable = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value

async function stage(
  { db }: Deps,
  { id: runId, tries }: ReadingRun,
  store: StoreRecord,
  rows: readonly SourceRow[],
  { requests, waits, cursor }: { requests: number; waits: number; cursor: string | null },
): Promise<void> {
  const mapping = store.mapping as Record<string, string>
  const groups = [
    ...Map.groupBy(rows.entries(), ([n, row]) => (row[mapping.uniqueId ?? ''] ?? '').trim() || `row ${n + 1}`),
  ]
  const items = groups.map(([externalId, group]) => {
    const source = group.map(([, row]) => row)
    return {
      external_id: externalId.slice(0, 200),
      name: (source[0]![mapping.name ?? ''] ?? '').slice(0, 200),
      source: distinct(source, mapping),
    }
  })
  await inTransaction(db, async (tx) => {
    // A product that the store sends twice is staged once.
    await sql`
      insert into store_run_item (run_id, position, external_id, name, source)
      select ${runId}, coalesce((select max(position) from store_run_item where run_id = ${runId}), 0) + n, external_id, name, source
      from (select row_number() over ()::int as n, external_id, name, source
        from jsonb_to_recordset(${JSON.stringify(items, storable)}::jsonb) as given (external_id text, name text, source jsonb)) given
      on conflict (run_id, external_id) do nothing`.execute(tx)
    const { rows: counted } = await sql<{ count: number }>`
      update store_run set cursor = ${cursor}, is_read = ${cursor === null}, pages = pages + 1, requests = requests + ${requests},
        waits = waits + ${waits} where id = ${runId} and tries = ${tries}
      returning (select count(*)::int from store_run_item where run_id = ${runId}) as count`.execute(tx)
    if (!counted[0]) throw new Error('the run was given to another worker')
    if (counted[0].count > storeRules.maxProducts) {
      throw new StoreProblem('integrations.feed.tooMany', { most: storeRules.maxProducts })
    }
    await publishLive(tx, { entityId: store.brandId }, 'integrations.changed', store.id)
  })
}

/** The same SKU twice in one product is one SKU. */
function distinct(source: readonly SourceRow[], mapping: Record<string, string>): SourceRow[] {
  return [...new Map(source.map((row) => [row[mapping.sku ?? ''] ?? '', row])).values()]
}

/** Judges what was read: that is the preview. A scheduled run goes on by itself; one that changes nothing is done. */
async function preview(deps: Deps, runId: string, store: StoreRecord): Promise<void> {
  const { db, enqueue } = deps
  await inTransaction(db, async (tx) => {
    const items = await tx
      .selectFrom('storeRunItem')
      .select(['id', 'externalId', sql<SourceRow[]>`source`.as('source')])
      .where('runId', '=', runId)
      .orderBy('position')
      .execute()
    if (items.length === 0) throw new StoreProblem('integrations.feed.empty')
    const known = await loadStoreSheet(tx, store)
    const judged = judgeItems(items, store, known)
    for (const some of partsOf(judged, 1_000)) {
      const part = some.map(({ id, name, change, rows, problems, before, kept: ownColumns }) => ({
        id,
        name,
        change,
        cells: rows,
        problems,
        before,
        kept: ownColumns,
      }))
      await sql`update store_run_item item set name = given.name, change = given.change, cells = given.cells,
          problems = given.problems, before = given.before, kept = array(select jsonb_array_elements_text(given.kept))
        from jsonb_to_recordset(${JSON.stringify(part)}::jsonb)
          as given (id uuid, name text, change text, cells jsonb, problems jsonb, before jsonb, kept jsonb)
        where item.id = given.id`.execute(tx)
    }
    await linkItems(
      tx,
      store,
      judged.filter(({ change }) => change === 'SAME'),
      known.sheet,
    )
    const count = (change: string) => judged.filter((one) => one.change === change).length
    const hasWork = count('NEW') + count('CHANGED') > 0
    const { rows } = await sql<{ status: string }>`
      update store_run set created_count = ${count('NEW')}, changed_count = ${count('CHANGED')}, same_count = ${count('SAME')},
        skipped_count = ${count('SKIPPED')}, lease_until = null, finished_at = case when ${!hasWork} then now() end,
        status = case when ${!hasWork} then 'DONE' when trigger = 'SCHEDULE' then 'APPLYING' else 'READY' end
      where id = ${runId} and status = 'READING' returning status`.execute(tx)
    if (rows[0]?.status === 'APPLYING') await wake(tx, enqueue, runQueue)
    if (rows[0]?.status === 'DONE')
      await sql`update store_connection set failures = 0 where id = ${store.id}`.execute(tx)
    await publishLive(tx, { entityId: store.brandId }, 'integrations.changed', store.id)
  })
}
