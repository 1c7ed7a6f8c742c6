import { sql } from 'kysely'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { publishLive, emit } from '../../platform/data/outbox.ts'
import { before, prune } from '../../platform/operations/retention/pruning.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import { applyImport, applyImportQueue } from './imports/apply-import.ts'
import { compileListing } from './visibility/compile-listing.ts'
import { moveByReviewer } from './collections/move-collection.ts'
import { failAbandoned, readImport, readImportQueue } from './imports/read-import.ts'

export const autoReviewQueue = 'catalog.auto-review'
export const reviewWaitingQueue = 'catalog.review-waiting'
export const autoReviewSeconds = 5
export const relistBrandQueue = 'catalog.relist-brand'

export function catalogJobs(deps: Deps): AnyJob[] {
  const { db } = deps
  return [
    {
      name: readImportQueue,
      seconds: 600,
      run: ({ importId }: { importId: string }) => readImport(deps, importId),
    },
    {
      name: applyImportQueue,
      seconds: 1_800,
      run: ({ importId }: { importId: string }) => applyImport(deps, importId),
    },
    {
      name: autoReviewQueue,
      run: ({ collectionId }: { collectionId: string }) => autoReview(deps, collectionId),
    },
    {
      name: reviewWaitingQueue,
      run: ({ brandId }: { brandId: string }) => reviewWaiting(deps, brandId),
    },
    {
      name: relistBrandQueue,
      run: ({ brandId }: { brandId: string }) => relistBrand(deps, brandId),
    },
    {
      name: 'catalog.tell-expired',
      every: '* * * * *',
      run: () => tellExpired(deps),
    },
    {
      name: 'catalog.fail-abandoned-imports',
      every: '*/5 * * * *',
      run: () => failAbandoned(deps),
    },
    {
      name: 'catalog.purge-removed',
      every: '41 3 * * *',
      run: async () => {
        await prune(db, { table: 'product', days: 30, old: sql`deleted_at < ${before(30)}` })
        const days = deps.config.keep.logDays
        await prune(db, {
          table: 'catalog_import_row',
          days,
          old: sql`import_id in (select id from catalog_import
            where updated_at < ${before(days)} and status in ('DONE', 'FAILED', 'CANCELLED'))`,
        })
      },
    },
  ]
}

/** Reviews automatically where there is no reviewer. Does nothing when it was withdrawn or reviewed meanwhile. */
export async function autoReview(deps: Deps, collectionId: string): Promise<void> {
  try {
    await inTransaction(deps.db, (tx) => moveByReviewer({ ...deps, db: tx }, null, collectionId, { status: 'LIVE' }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

export async function reviewWaiting(deps: Deps, brandId: string): Promise<void> {
  const rows = await deps.db
    .selectFrom('collection')
    .select('id')
    .where('brandId', '=', brandId)
    .where('status', '=', 'IN_REVIEW')
    .orderBy('submittedAt')
    .execute()
  for (const { id } of rows) await autoReview(deps, id)
}

/** A brand's products are found by its name too. */
async function relistBrand({ db }: Pick<Deps, 'db'>, brandId: string): Promise<void> {
  const rows = await db.selectFrom('collection').select('id').where('brandId', '=', brandId).execute()
  for (const { id } of rows) await inTransaction(db, (tx) => compileListing(tx, id))
}

/** The deadline ends a collection by itself; this only says so, once for each deadline. */
export async function tellExpired({ db }: Pick<Deps, 'db'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string; brandId: string }>`
      update collection set expiry_told_at = now()
      where status = 'LIVE' and archived_at is null and deadline <= now()
        and (expiry_told_at is null or expiry_told_at < deadline)
      returning id, brand_id`.execute(tx)
    for (const { id, brandId } of rows) {
      await emit(tx, 'collection.expire', { collectionId: id, brandId })
      await publishLive(tx, { entityId: brandId }, 'catalog.changed', id)
    }
  })
}
