import type { LineIn } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { findProducts, viewerOf } from '../../catalog/door.ts'
import { publishListChange, editList } from '../model/edit-list.ts'
import { makeLink, revokeLink } from '../model/links.queries.ts'
import type { Trader } from '../../connections/door.ts'
import { putLines } from '../model/put-lines.ts'
import { deleteLines } from '../model/put-lines.queries.ts'
import { lockList } from '../model/wishlists.queries.ts'

type Change = { lines?: readonly LineIn[] | undefined; note?: string | undefined }

export async function saveList(db: Db, actor: Trader, id: string, { lines = [], note }: Change) {
  const saved = await editList(db, actor, id, 'mayEdit', async (tx, list) => {
    if (note !== undefined) await tx.updateTable('wishlist').set({ note }).where('id', '=', id).execute()
    return putLines(tx, actor, list, lines)
  })
  return { wishlistId: id, ...saved }
}

export async function renameList(db: Db, actor: Trader, id: string, name: string): Promise<null> {
  await editList(db, actor, id, 'mayManage', async (tx) => {
    await tx.updateTable('wishlist').set({ name }).where('id', '=', id).execute()
    return {}
  })
  return null
}

export function removeList(db: Db, actor: Trader, id: string): Promise<null> {
  return inTransaction(db, async (tx) => {
    const list = found(await lockList(tx, actor, id))
    if (!list.mayManage) throw new Refusal('forbidden')
    await publishListChange(tx, id)
    await tx.deleteFrom('wishlist').where('id', '=', id).execute()
    return null
  })
}

/** Lines the reader cannot see are not removed. */
export async function removeLines(db: Db, actor: Trader, id: string, productIds: readonly string[]) {
  const { removed } = await editList(db, actor, id, 'mayEdit', async (tx, { isOwn }) => {
    const seen = isOwn ? null : await findProducts(tx, await viewerOf(tx, actor), productIds)
    return { removed: await deleteLines(tx, id, seen ? seen.map((row) => row.id) : productIds) }
  })
  return { removed }
}

export async function openLink(deps: Deps, actor: Trader, id: string) {
  const { link } = await editList(deps.db, actor, id, 'mayManage', async (tx) => ({
    link: await makeLink({ ...deps, db: tx }, id),
  }))
  return link
}

export async function closeLink(db: Db, actor: Trader, id: string): Promise<null> {
  await editList(db, actor, id, 'mayManage', async (tx) => {
    await revokeLink(tx, id)
    return {}
  })
  return null
}
