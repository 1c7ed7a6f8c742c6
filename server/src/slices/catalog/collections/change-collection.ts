import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Collection, CollectionChange } from '@souk/contract/catalog/collection-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { collectionColumns } from './collection-fields.ts'
import { findCollection } from '../model/collections.queries.ts'
import { refreshCompleteness } from '../products/completeness.ts'
import { moveByBrand, moveByReviewer } from './move-collection.ts'
import { openForEditing } from '../model/own-brand.ts'
import { presentWholeCollection } from '../model/present-collection.ts'

/** The brand changes its fields or moves it; the reviewer only moves it. */
export function changeCollection(
  deps: Deps,
  actor: Actor,
  id: string,
  change: CollectionChange,
  caller: Caller,
): Promise<Collection> {
  return inTransaction(deps.db, async (tx) => {
    const inside = { ...deps, db: tx }
    if (actor.side === 'souk') await moveByReviewer(inside, actor, id, change, caller)
    else if (actor.side === 'brand') await changeByBrand(tx, inside, actor, id, change, caller)
    else throw new Refusal('forbidden')
    const viewer =
      actor.side === 'souk' ? ({ kind: 'admin' } as const) : ({ kind: 'owner', brandId: actor.entityId } as const)
    return presentWholeCollection(found(await findCollection(tx, viewer, id)), viewer)
  })
}

async function changeByBrand(
  tx: Tx,
  deps: Deps,
  actor: Actor & { side: 'brand' },
  id: string,
  { status, issues, version, ...fields }: CollectionChange,
  caller: Caller,
): Promise<void> {
  if (issues) throw new Refusal('forbidden')
  const hasFields = Object.values(fields).some((value) => value !== undefined)
  if (hasFields) {
    const collection = await openForEditing(tx, actor, id, version)
    const columns = await collectionColumns(tx, actor.entityId, fields, collection)
    if (fields.type === 'IN_STOCK' && collection.type !== 'IN_STOCK') await requireStock(tx, id)
    await tx
      .updateTable('collection')
      .set({ ...columns, version: sql`version + 1`, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute()
    if (columns.currency || columns.showsIncomplete !== undefined) await refreshCompleteness(tx, id)
    await audit(tx, actor, {
      action: 'catalog.collectionChanged',
      subject: id,
      details: { fields: Object.keys(columns) },
      caller,
    })
    await publishLive(tx, { entityId: actor.entityId }, 'catalog.changed', id)
  }
  if (status) await moveByBrand(deps, actor, id, { status, version: hasFields ? undefined : version }, caller)
}

/** In stock means a figure for every SKU. */
async function requireStock(tx: Tx, collectionId: string): Promise<void> {
  const open = await tx
    .selectFrom('sku')
    .select('id')
    .where('collectionId', '=', collectionId)
    .where('onHand', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (open) throw new Refusal('invalid', 'catalog.limitNeeded', { field: 'type' })
}
