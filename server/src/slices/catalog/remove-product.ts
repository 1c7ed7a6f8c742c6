import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../platform/audit.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/mount.ts'
import { announce, emit } from '../../platform/outbox.ts'
import { found, Refusal } from '../../platform/refusal.ts'
import { requireEditing } from './change-product.ts'
import { recountProducts } from './collections.queries.ts'
import { brandOf, openForEditing } from './own-brand.ts'
import { collectionOf, lockProducts } from './products.queries.ts'

/** Out of sight at once, and for good later; one with orders is archived. Answers whether it was. */
export async function removeProduct(deps: Deps, actor: Actor, id: string, caller: Caller): Promise<boolean> {
  await requireEditing(deps, actor)
  const brandId = brandOf(actor)
  return inTransaction(deps.db, async (tx) => {
    const { collectionId } = found(await collectionOf(tx, brandId, id))
    await openForEditing(tx, actor, collectionId)
    const [product] = await lockProducts(tx, brandId, [id])
    if (!product || product.deletedAt || product.archivedAt) throw new Refusal('not_found')
    const column = product.hasOrders ? 'archivedAt' : 'deletedAt'
    await tx
      .updateTable('product')
      .set({ [column]: sql`now()` })
      .where('id', '=', id)
      .execute()
    await recountProducts(tx, collectionId)
    await audit(tx, actor, { action: 'catalog.productRemoved', subject: id, details: { name: product.name }, caller })
    await emit(tx, 'product.removed', { productId: id, collectionId, brandId })
    await announce(tx, { entityId: brandId }, 'catalog.changed', collectionId)
    return product.hasOrders
  })
}

export async function restoreProduct(deps: Deps, actor: Actor, id: string, caller: Caller): Promise<void> {
  await requireEditing(deps, actor)
  const brandId = brandOf(actor)
  await inTransaction(deps.db, async (tx) => {
    const { collectionId } = found(await collectionOf(tx, brandId, id))
    await openForEditing(tx, actor, collectionId)
    await lockProducts(tx, brandId, [id])
    await tx.updateTable('product').set({ deletedAt: null, archivedAt: null }).where('id', '=', id).execute()
    await recountProducts(tx, collectionId)
    await audit(tx, actor, { action: 'catalog.productRestored', subject: id, caller })
    await announce(tx, { entityId: brandId }, 'catalog.changed', collectionId)
  })
}
