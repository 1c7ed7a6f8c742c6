import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive, emit } from '../../../platform/data/outbox.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { requireEditing } from './change-product.ts'
import { recountProducts } from '../model/collections.queries.ts'
import { compileListing } from '../visibility/compile-listing.ts'
import { brandOf, openForEditing } from '../model/own-brand.ts'
import { collectionsOf, lockProducts } from './products.queries.ts'

/** Out of sight at once, and for good later; those with orders are archived. All or none. */
export async function removeProducts(deps: Deps, actor: Actor, productIds: readonly string[], caller: Caller) {
  await requireEditing(deps, actor)
  const brandId = brandOf(actor)
  const ids = [...new Set(productIds)]
  return inTransaction(deps.db, async (tx) => {
    const collectionIds = await openCollections(tx, actor, ids)
    const products = await lockProducts(tx, brandId, ids)
    if (products.some(({ deletedAt, archivedAt }) => deletedAt || archivedAt)) throw new Refusal('not_found')
    const archived = products.filter(({ hasOrders }) => hasOrders).length
    await tx
      .updateTable('product')
      .set({
        archivedAt: sql`case when has_orders then now() end`,
        deletedAt: sql`case when has_orders then null else now() end`,
      })
      .where('id', 'in', ids)
      .execute()
    for (const { id, name, collectionId } of products) {
      await audit(tx, actor, { action: 'catalog.productRemoved', subject: id, details: { name }, caller })
      await emit(tx, 'product.removed', { productId: id, collectionId, brandId })
    }
    await tellOf(tx, brandId, collectionIds, ids)
    return { removed: products.length - archived, archived }
  })
}

export async function restoreProducts(deps: Deps, actor: Actor, productIds: readonly string[], caller: Caller) {
  await requireEditing(deps, actor)
  const brandId = brandOf(actor)
  const ids = [...new Set(productIds)]
  return inTransaction(deps.db, async (tx) => {
    const collectionIds = await openCollections(tx, actor, ids)
    await lockProducts(tx, brandId, ids)
    await tx.updateTable('product').set({ deletedAt: null, archivedAt: null }).where('id', 'in', ids).execute()
    for (const id of ids) await audit(tx, actor, { action: 'catalog.productRestored', subject: id, caller })
    await tellOf(tx, brandId, collectionIds, ids)
    return { restored: ids.length }
  })
}

/** The collections of all these products, locked in order. */
async function openCollections(tx: Tx, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const rows = await collectionsOf(tx, brandOf(actor), ids)
  if (rows.length < ids.length) throw new Refusal('not_found')
  const collectionIds = [...new Set(rows.map(({ collectionId }) => collectionId))].sort()
  for (const id of collectionIds) await openForEditing(tx, actor, id)
  return collectionIds
}

async function tellOf(tx: Tx, brandId: string, collectionIds: readonly string[], productIds: readonly string[]) {
  for (const id of collectionIds) {
    await recountProducts(tx, id)
    await compileListing(tx, id, productIds)
    await publishLive(tx, { entityId: brandId }, 'catalog.changed', id)
  }
}
