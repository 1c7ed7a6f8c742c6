import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { found } from '../../../platform/base/refusal.ts'
import { type CatalogViewer, retailerViewer, viewerOf } from '../../catalog/door.ts'
import { copyLines, sourceOf } from './copy-lines.ts'
import { newList } from './create-list.ts'
import { publishListChange, editList } from '../model/edit-list.ts'
import type { Trader } from '../../connections/door.ts'
import { findList } from '../model/wishlists.queries.ts'

/** An own copy of a visible wishlist, not shared. */
export function duplicateList(db: Db, actor: Trader, id: string, name: string): Promise<{ wishlistId: string }> {
  return inTransaction(db, async (tx) => {
    const list = found(await findList(tx, actor, id))
    const retailerId = (list.isOwn && list.isPartner && list.retailerId) || undefined
    const wishlistId = await newList(tx, actor, { name, note: list.isOwn ? list.note : '', retailerId })
    await copyLines(tx, actor.userId, await sourceOf(tx, actor, list), {
      id: wishlistId,
      brandId: actor.side === 'brand' ? actor.entityId : null,
    })
    await publishListChange(tx, wishlistId)
    return { wishlistId }
  })
}

/** The others stay as they are. */
export async function mergeLists(db: Db, actor: Trader, id: string, others: readonly string[]) {
  const { added } = await editList(db, actor, id, 'mayEdit', async (tx, list) => {
    const target = { id, brandId: list.ownerType === 'brand' ? list.entityId : null }
    // Into a shared wishlist go only products that the giver and its owner may see.
    const theirs: CatalogViewer[] = list.isOwn ? [] : [await viewerOf(tx, actor)]
    if (!list.isOwn && list.ownerType === 'retailer') theirs.push(await retailerViewer(tx, list.entityId))
    let taken = 0
    const sources = new Set(others.map((one) => one.toLowerCase()))
    sources.delete(list.id) // itself
    for (const other of sources) {
      const source = found(await findList(tx, actor, other))
      const from = await sourceOf(tx, actor, source)
      taken += await copyLines(tx, actor.userId, { ...from, onlyFor: [...from.onlyFor, ...theirs] }, target)
    }
    return { added: taken }
  })
  return { added }
}
