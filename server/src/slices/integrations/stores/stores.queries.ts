import { sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { RunItemFilters } from '@souk/contract/integrations/integration-lists.ts'
import type { RunItem, Store, StoreRun } from '@souk/contract/integrations/store-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { allGiven, pagedList } from '../../../platform/data/database/paged-list.ts'

export type Sentence = (key: string, params?: Record<string, unknown>) => string

function storeRows(db: Db, brandId: string) {
  return db
    .selectFrom('storeConnection as store')
    .innerJoin('collection', 'collection.id', 'store.collectionId')
    .selectAll('store')
    .select('collection.name as collectionName')
    .where('store.brandId', '=', brandId)
}
export type StoreRecord = Awaited<ReturnType<ReturnType<typeof storeRows>['execute']>>[number]

export const listStores = (db: Db, brandId: string) =>
  storeRows(db, brandId).orderBy('store.id', 'desc').limit(100).execute()
export const findStore = (db: Db, brandId: string, id: string) =>
  storeRows(db, brandId).where('store.id', '=', id).executeTakeFirst()
export const findOwnCollection = (db: Db, brandId: string, id: string) =>
  db.selectFrom('collection').select('id').where('id', '=', id).where('brandId', '=', brandId).executeTakeFirst()
export const storesOfCollection = (db: Db, brandId: string, collectionId: string) =>
  storeRows(db, brandId).where('store.collectionId', '=', collectionId).limit(20).execute()

function runRows(db: Db, brandId: string) {
  return db
    .selectFrom('storeRun as run')
    .selectAll('run')
    .select(
      sql<boolean>`(run.status = 'DONE' and run.applied_count > 0 and not exists (select from store_run later
        where later.connection_id = run.connection_id and later.id > run.id
          and (later.status = 'APPLYING' or (later.status = 'DONE' and later.applied_count > 0))))`.as('mayUndo'),
    )
    .where('run.brandId', '=', brandId)
}
export type RunRecord = Awaited<ReturnType<ReturnType<typeof runRows>['execute']>>[number]

export const findRun = (db: Db, brandId: string, id: string) =>
  runRows(db, brandId).where('run.id', '=', id).executeTakeFirst()

/** The newest run of each store, in one statement. */
export async function lastRuns(db: Db, brandId: string, storeIds: readonly string[]): Promise<Map<string, RunRecord>> {
  if (storeIds.length === 0) return new Map()
  const rows = await runRows(db, brandId)
    .where('run.connectionId', 'in', [...storeIds])
    .distinctOn('run.connectionId')
    .orderBy('run.connectionId')
    .orderBy('run.id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.connectionId, row]))
}

export const listRuns = (db: Db, brandId: string, storeId: string, paging: Paging) =>
  pagedList(
    db,
    runRows(db, brandId).where('run.connectionId', '=', storeId),
    (rows) => rows,
    { id: 'run.id', by: [], direction: 'desc' },
    paging,
  )

export const listItems = (db: Db, runId: string, { only, ...paging }: RunItemFilters & Paging) =>
  pagedList(
    db,
    db.selectFrom('storeRunItem as item').selectAll('item').where('item.runId', '=', runId),
    (rows) => rows.where(isSought({ only })),
    { id: 'item.id', by: ['item.position'], direction: 'asc' },
    paging,
  )

const isSought = (filters: RunItemFilters) =>
  allGiven<RunItemFilters>(filters, {
    only: (one) => (one === 'FAILED' ? sql`item.outcome = 'FAILED'` : sql`item.change = ${one}`),
  })

export const findItem = (db: Db, brandId: string, id: string) =>
  db
    .selectFrom('storeRunItem as item')
    .innerJoin('storeRun as run', 'run.id', 'item.runId')
    .selectAll('item')
    .select(['run.connectionId', 'run.status as runStatus'])
    .where('item.id', '=', id)
    .where('run.brandId', '=', brandId)
    .executeTakeFirst()

export function presentRun(row: RunRecord, sentence: Sentence): StoreRun {
  return {
    id: row.id,
    connectionId: row.connectionId,
    trigger: row.trigger as StoreRun['trigger'],
    status: row.status as StoreRun['status'],
    pages: row.pages,
    requests: row.requests,
    waits: row.waits,
    counts: {
      created: row.createdCount,
      changed: row.changedCount,
      same: row.sameCount,
      skipped: row.skippedCount,
      applied: row.appliedCount,
      failed: row.failedCount,
    },
    failure: row.failure && sentence(row.failure, row.failureParams as Record<string, unknown>),
    mayUndo: row.mayUndo,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}

export function presentStore(row: StoreRecord, run: RunRecord | undefined, sentence: Sentence): Store {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind as Store['kind'],
    collectionId: row.collectionId,
    collectionName: row.collectionName,
    url: row.url,
    fileName: row.fileName,
    shop: row.shop,
    stockUrl: row.stockUrl,
    mapping: row.mapping as Record<string, string>,
    wholesalePercent: row.wholesalePercent,
    stock: row.stock as Store['stock'],
    keepsChanges: row.keepsChanges,
    everyMinutes: row.everyMinutes,
    status: row.status as Store['status'],
    pauseReason: row.pauseReason as Store['pauseReason'],
    nextRunAt: row.status === 'ACTIVE' ? (row.nextRunAt?.toISOString() ?? null) : null,
    lastRun: run ? presentRun(run, sentence) : null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  }
}

export type StoredProblem = {
  column: string | null
  value: string
  kind: string
  params?: Record<string, string | number>
}
type ItemRow = {
  id: string
  externalId: string
  name: string
  change: string | null
  outcome: string | null
  cells: unknown
  before: unknown
  kept: string[]
  problems: unknown
}

export function presentItem(row: ItemRow, sentence: Sentence): RunItem {
  const { id, externalId, name, change, outcome, cells, before, kept: ownColumns, problems } = row
  return {
    id,
    externalId,
    name,
    change: change as RunItem['change'],
    outcome: outcome as RunItem['outcome'],
    rows: cells as Record<string, string>[],
    before: before as Record<string, string>,
    kept: ownColumns,
    problems: (problems as StoredProblem[]).map(({ column, value, kind, params }) => ({
      column,
      value,
      problem: sentence(kind, params),
      fix: sentence(`${kind}.fix`, params),
    })),
  }
}
