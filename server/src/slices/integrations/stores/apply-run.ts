import { sql } from 'kysely'
import type { SheetColumn } from '@souk/contract/catalog/sheet-columns.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { wake } from '../../../platform/delivery/outgoing/work-off.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { partsOf } from '../../../platform/documents/sheets/import-rows.ts'
import {
  cellsOf,
  isOpenForEditing,
  lockCollection,
  type Sheet,
  type SheetRow,
  writeSheetRows,
} from '../../catalog/doors/imports.ts'
import { type JudgedItem, judgeItems, loadStoreSheet, type StoreSheet } from './judge-items.ts'
import { loadPicture } from './load-pictures.ts'
import { type SourceRow, StoreProblem } from './store-source.ts'
import { findRun, type StoredProblem, type StoreRecord } from './stores.queries.ts'

export const runQueue = { name: 'integrations.run-stores' }
const batch = 300
type Item = { id: string; externalId: string; source: SourceRow[] }

/** Approves what was previewed. */
export function startApplyingRun({ db, enqueue }: Deps, brandId: string, runId: string) {
  return inTransaction(db, async (tx) => {
    const run = found(await findRun(tx, brandId, runId))
    if (run.status !== 'READY') throw new Refusal('conflict', 'integrations.runNotReady')
    const { numAffectedRows } =
      await sql`update store_run set status = 'APPLYING', lease_until = null, waits_since = now()
      where id = ${runId} and status = 'READY'`.execute(tx)
    if (numAffectedRows !== 1n) throw new Refusal('conflict', 'integrations.runNotReady')
    await wake(tx, enqueue, runQueue)
    await publishLive(tx, { entityId: brandId }, 'integrations.changed', run.connectionId)
    return found(await findRun(tx, brandId, runId))
  })
}

/** Batch by batch, each in one transaction: an interrupted run goes on with what is left. */
export async function applyRun(deps: Deps, store: StoreRecord, runId: string): Promise<void> {
  const { db } = deps
  for (;;) {
    const items = await waiting(db, runId)
    if (items.length === 0) break
    await applyItems(deps, store, items)
    await publishLive(db, { entityId: store.brandId }, 'integrations.changed', store.id)
  }
  await finish(deps, runId, store)
}

const waiting = (db: Db, runId: string): Promise<Item[]> =>
  db
    .selectFrom('storeRunItem')
    .select(['id', 'externalId', sql<SourceRow[]>`source`.as('source')])
    .where('runId', '=', runId)
    .where('outcome', 'is', null)
    .where('change', 'in', ['NEW', 'CHANGED'])
    .orderBy('position')
    .limit(batch)
    .execute()

/** Judged again under the lock, because the collection may have changed since the preview. */
export async function applyItems(deps: Deps, store: StoreRecord, items: readonly Item[]): Promise<void> {
  const lost = await loadPictures(deps, store, items)
  try {
    await inTransaction(deps.db, (tx) => writeItems(tx, store, items, lost))
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    // Two products want the same place: each is tried alone, so that one is told.
    if (items.length > 1) for (const item of items) await applyItems(deps, store, [item])
    else await settle(deps.db, items[0]!.id, 'FAILED', [{ column: 'sku', value: '', kind: 'integrations.item.clash' }])
  }
}

async function writeItems(
  tx: Tx,
  store: StoreRecord,
  items: readonly Item[],
  lost: ReadonlySet<string>,
): Promise<void> {
  const collection = await lockCollection(tx, store.brandId, store.collectionId)
  if (!collection || !isOpenForEditing(collection)) throw new StoreProblem('integrations.run.closed')
  const known = await loadStoreSheet(tx, store)
  const judged = judgeItems(await unapplied(tx, items), store, known)
  const isWhole = (one: JudgedItem) => one.problems.length === 0 && !one.pictures.some((url) => lost.has(url))
  const good = judged.filter(isWhole)
  const before = new Map(good.map((one) => [one.id, snapshot(known, one.uniqueId)]))
  await writeSheetRows(
    tx,
    store,
    good.flatMap(({ rows }) => rows),
  )
  const after = await loadStoreSheet(tx, store)
  await linkItems(tx, store, good, after.sheet)
  for (const one of good) {
    const undo = { before: before.get(one.id) ?? null, after: snapshot(after, one.uniqueId), uniqueId: one.uniqueId }
    await sql`update store_run_item set outcome = 'APPLIED', undo = ${JSON.stringify(undo)}::jsonb, cells = ${JSON.stringify(one.rows)}::jsonb,
      problems = '[]', kept = ${one.kept}::text[] where id = ${one.id}`.execute(tx)
  }
  for (const one of judged.filter((item) => !isWhole(item))) {
    const pictures: StoredProblem[] = one.pictures
      .filter((url) => lost.has(url))
      .map((url) => ({ column: 'images', value: url, kind: 'integrations.item.picture', params: { url } }))
    await settle(tx, one.id, 'FAILED', [...one.problems, ...pictures])
  }
}

/** Another worker may have applied some meanwhile: written again, they would lose what undoing needs. */
async function unapplied(tx: Tx, items: readonly Item[]): Promise<Item[]> {
  const ids = items.map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`select id from store_run_item
    where id = any(${ids}::uuid[]) and outcome = 'APPLIED'`.execute(tx)
  const applied = new Set(rows.map(({ id }) => id))
  return items.filter(({ id }) => !applied.has(id))
}

/** Every SKU of a product as it is; null where there is none. */
function snapshot({ sheet, currency }: StoreSheet, uniqueId: string): SheetRow[] | null {
  const rows = [...sheet.skus].flatMap(([sku, one]) =>
    one.uniqueId === uniqueId ? [cellsOf(sheet, sku, currency)!] : [],
  )
  return sheet.products.has(uniqueId) ? rows : null
}

async function settle(db: Db, id: string, outcome: string, problems: readonly StoredProblem[]): Promise<void> {
  await sql`update store_run_item set outcome = ${outcome}, problems = ${JSON.stringify(problems)}::jsonb where id = ${id}`.execute(
    db,
  )
}

async function loadPictures(deps: Deps, store: StoreRecord, items: readonly Item[]): Promise<ReadonlySet<string>> {
  const known = await loadStoreSheet(deps.db, store)
  const urls = new Set(judgeItems(items, store, known).flatMap(({ pictures }) => pictures))
  const lost = new Set<string>()
  for (const url of urls) if (!(await loadPicture(deps, store, url))) lost.add(url)
  return lost
}

/** Remembers what the collection has now in the columns that the store fills; a later difference is a change by hand. */
export async function linkItems(tx: Db, store: StoreRecord, items: readonly JudgedItem[], sheet: Sheet): Promise<void> {
  const { currency } = await tx
    .selectFrom('collection')
    .select('currency')
    .where('id', '=', store.collectionId)
    .executeTakeFirstOrThrow()
  const links = items.flatMap(({ externalId, rows, incoming, kept: ownColumns, stockIds }) =>
    rows.flatMap(({ sku = '' }, n) => {
      const now = cellsOf(sheet, sku, currency)
      if (!now) return []
      const columns = (Object.keys(incoming[n] ?? {}) as SheetColumn[]).filter(
        (column) => !ownColumns.includes(column) && !ownColumns.includes(`${sku} ${column}`),
      )
      const written = Object.fromEntries(columns.map((column) => [column, now[column] ?? '']))
      return [{ sku, external_id: externalId, stock_id: stockIds[sku] ?? null, written }]
    }),
  )
  for (const part of partsOf(links, 2_000)) {
    await sql`insert into store_link (connection_id, sku, external_id, stock_id, written)
      select ${store.id}, sku, external_id, stock_id, written from jsonb_to_recordset(${JSON.stringify(part)}::jsonb)
        as given (sku text, external_id text, stock_id text, written jsonb)
      on conflict (connection_id, sku) do update set external_id = excluded.external_id,
        stock_id = coalesce(excluded.stock_id, store_link.stock_id), written = store_link.written || excluded.written`.execute(
      tx,
    )
  }
}

async function finish({ db }: Deps, runId: string, store: StoreRecord): Promise<void> {
  await inTransaction(db, async (tx) => {
    await countOutcomes(tx, runId)
    await sql`update store_run set status = 'DONE', finished_at = now(), lease_until = null where id = ${runId}`.execute(
      tx,
    )
    await sql`update store_connection set failures = 0 where id = ${store.id}`.execute(tx)
    await publishLive(tx, { entityId: store.brandId }, 'integrations.changed', store.id)
  })
}

export async function countOutcomes(tx: Db, runId: string): Promise<void> {
  await sql`update store_run set (applied_count, failed_count, skipped_count) = (select count(*) filter (where outcome = 'APPLIED')::int,
      count(*) filter (where outcome = 'FAILED')::int, count(*) filter (where change = 'SKIPPED' and outcome is null)::int
    from store_run_item where run_id = ${runId}) where id = ${runId}`.execute(tx)
}
