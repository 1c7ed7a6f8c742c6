import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { fileLimits } from '@souk/contract/core/limits.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { takeUpload } from '../../../platform/data/files/take-upload.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { requireEditing } from './change-product.ts'
import { refreshCompleteness } from './completeness.ts'
import { brandOf, openForEditing } from '../model/own-brand.ts'

type Place = { collectionId: string; uniqueId: string; index: number }

/** The picture at one of five places. The file is taken first: a slow upload holds nothing up. */
export async function uploadImage(deps: Deps, actor: Actor, { collectionId, uniqueId, index }: Place, caller: Caller) {
  await requireEditing(deps, actor)
  const brandId = brandOf(actor)
  const product = () =>
    deps.db
      .selectFrom('product')
      .select('id')
      .where('brandId', '=', brandId)
      .where('collectionId', '=', collectionId)
      .where('uniqueId', '=', uniqueId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
  if (!(await product())) throw new Refusal('not_found')
  const taken = await takeUpload({ db: deps.db, store: deps.files, actor }, 'picture', await caller.file())
  await inTransaction(deps.db, async (tx) => {
    await openForEditing(tx, actor, collectionId)
    const { rows } = await sql<{ id: string }>`
      update product set version = version + 1, updated_at = now(),
        images = (images[1:least(${index}::int, cardinality(images))] || ${taken.location}::text
          || images[${index}::int + 2:])[1:${fileLimits.imagesPerProduct}::int]
      where collection_id = ${collectionId} and brand_id = ${brandId} and unique_id = ${uniqueId} and deleted_at is null
      returning id`.execute(tx)
    if (!rows[0]) throw new Refusal('not_found')
    await refreshCompleteness(tx, collectionId, [rows[0].id])
    await publishLive(tx, { entityId: brandId }, 'catalog.changed', collectionId)
  })
  return taken
}
