import { sql } from 'kysely'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import {
  cellsOf,
  isOpenForEditing,
  loadSheet,
  lockCollection,
  recompileProducts,
  type SheetRow,
  writeSheetRows,
} from '../../catalog/doors/imports.ts'
import type { Trader } from '../../connections/door.ts'
import { applyItems, countOutcomes } from './apply-run.ts'
import { startRun } from './read-run.ts'
import { type SourceRow, StoreProblem } from './store-source.ts'
import { findItem, findRun, findStore } from './stores.queries.ts'

export function cancelRun({ db }: Deps, brandId: string, runId: string) {
  return inTransaction(db, async (tx) => {
    const run = found(await findRun(tx, brandId, runId))
    const { numAffectedRows } =
      await sql`update store_run set status = 'CANCELLED', finished_at = now(), lease_until = null
      where id = ${runId} and status in ('READING', 'READY')`.execute(tx)
    if (numAffectedRows !== 1n) throw new Refusal('conflict', 'integrations.runNotReady')
    await publishLive(tx, { entityId: brandId }, 'integrations.changed', run.connectionId)
    return found(await findRun(tx, brandId, runId))
  })
}

/** One product again, as the store sent it: after its picture, its SKU or its stock was corrected. */
export async function retryItem(deps: Deps, brandId: string, itemId: string) {
  const { db } = deps
  const item = found(await findItem(db, brandId, itemId))
  const isRetryable = item.outcome === 'FAILED' || (item.change === 'SKIPPED' && item.outcome === null)
  if (!isRetryable || item.runStatus !== 'DONE') throw new Refusal('conflict', 'integrations.notFailed')
  const store = found(await findStore(db, brandId, item.connectionId))
  try {
    await applyItems(deps, store, [{ id: item.id, externalId: item.externalId, source: item.source as SourceRow[] }])
  } catch (error) {
    if (error instanceof StoreProblem) throw new Refusal('conflict', error.key as `${string}.${string}`)
    throw error
  }
  await countOutcomes(db, item.runId)
  await publishLive(db, { entityId: brandId }, 'integrations.changed', item.connectionId)
  return found(await findItem(db, brandId, itemId))
}

type Undo = { before: SheetRow[] | null; after: SheetRow[] | null; uniqueId: string }

/** Takes the last run back. A value that a person changed since stays; the schedule is paused, or the next run would do it again. */
export function undoRun({ db }: Deps, actor: Trader, runId: string, caller: Caller) {
  const { entityId: brandId } = actor
  return inTransaction(db, async (tx) => {
    const run = found(await findRun(tx, brandId, runId))
    if (!run.mayUndo) throw new Refusal('conflict', 'integrations.notLast')
    const store = found(await findStore(tx, brandId, run.connectionId))
    const collection = await lockCollection(tx, brandId, store.collectionId)
    if (!collection || !isOpenForEditing(collection)) throw new Refusal('conflict', 'integrations.run.closed')
    const items = await tx
      .selectFrom('storeRunItem')
      .select(['id', sql<Undo>`undo`.as('undo')])
      .where('runId', '=', runId)
      .where('outcome', '=', 'APPLIED')
      .execute()
    const target = { brandId, collectionId: store.collectionId }
    const sheet = await loadSheet(tx, target)
    const rows = items.flatMap(({ undo: { before, after } }) =>
      (before ?? []).map((row) => restored(row, cellsOf(sheet, row.sku ?? '', row.currency ?? ''), after)),
    )
    await writeSheetRows(tx, target, rows)
    const made = items.filter(({ undo }) => undo.before === null).map(({ undo }) => undo.uniqueId)
    await removeMade(tx, target, made)
    await removeAddedSkus(
      tx,
      target,
      items.map(({ undo }) => undo),
    )
    await sql`update store_run_item set outcome = 'UNDONE' where run_id = ${runId} and outcome = 'APPLIED'`.execute(tx)
    await sql`update store_run set status = 'UNDONE' where id = ${runId}`.execute(tx)
    await sql`update store_connection set status = 'PAUSED', pause_reason = 'OWNER'
      where id = ${store.id} and every_minutes is not null`.execute(tx)
    await audit(tx, actor, {
      action: 'integrations.runUndone',
      subject: runId,
      details: { items: items.length },
      caller,
    })
    await publishLive(tx, { entityId: brandId }, 'integrations.changed', store.id)
    return found(await findRun(tx, brandId, runId))
  })
}

function restored(before: SheetRow, now: SheetRow | undefined, after: SheetRow[] | null): SheetRow {
  const wrote = after?.find(({ sku }) => sku === before.sku)
  if (!now || !wrote) return before
  return Object.fromEntries(
    Object.entries(now).map(([name, text]) => {
      const column = name as keyof SheetRow
      return [name, text === wrote[column] ? (before[column] ?? '') : text]
    }),
  )
}

type Target = { brandId: string; collectionId: string }

/** Products that the run made: out of sight, or archived where they have been ordered since. */
async function removeMade(
  tx: Deps['db'],
  { brandId, collectionId }: Target,
  uniqueIds: readonly string[],
): Promise<void> {
  if (uniqueIds.length === 0) return
  const { rows } = await sql<{ id: string }>`
    with made as materialized (select id from product where collection_id = ${collectionId} and brand_id = ${brandId}
      and unique_id = any(${[...uniqueIds]}::text[]) order by id for no key update)
    update product set archived_at = case when has_orders then now() end, deleted_at = case when has_orders then null else now() end
    from made where product.id = made.id returning product.id`.execute(tx)
  await recompileProducts(
    tx,
    collectionId,
    rows.map(({ id }) => id),
  )
}

async function removeAddedSkus(tx: Deps['db'], { collectionId }: Target, undos: readonly Undo[]): Promise<void> {
  const added = undos.flatMap(({ before, after }) =>
    before === null
      ? []
      : (after ?? []).flatMap(({ sku = '' }) => (before.some((row) => row.sku === sku) ? [] : [sku])),
  )
  if (added.length === 0) return
  await sql`delete from sku where collection_id = ${collectionId} and sku = any(${added}::text[]) and reserved = 0
    and not exists (select from order_line where order_line.sku_id = sku.id)
    and not exists (select from cart_item where cart_item.sku_id = sku.id)`.execute(tx)
}

/** Starts the runs of stores whose time has come. */
export async function startDueRuns(deps: Deps): Promise<void> {
  const { rows } = await sql<{ id: string; brandId: string }>`
    update store_connection set next_run_at = now() + make_interval(mins => every_minutes)
    where id in (select id from store_connection where status = 'ACTIVE' and every_minutes is not null and next_run_at <= now()
      order by next_run_at limit 50 for update skip locked)
    returning id, brand_id`.execute(deps.db)
  for (const { id, brandId } of rows) {
    await startRun(deps, id, { brandId, userId: null, trigger: 'SCHEDULE' }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error // an open run, or nothing to read yet: the next time
    })
  }
}
