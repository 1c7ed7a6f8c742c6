import type { Share, Sharing } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { emit, publishLive } from '../../../platform/data/outbox.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { publishListChange, editList } from '../model/edit-list.ts'
import type { Trader } from '../../connections/door.ts'
import { listPartners, listTeammates } from '../model/partners.queries.ts'
import { replaceShares, sharesOf } from '../model/shares.queries.ts'

/** Replaces the people and relations a wishlist is shared with; removed ones are notified too. */
export async function shareList(
  db: Db,
  actor: Trader,
  id: string,
  { userIds, entityIds, mayEdit }: Sharing,
  caller: Caller,
): Promise<Share[]> {
  const { shares } = await editList(db, actor, id, 'mayManage', async (tx, list) => {
    await requireKnown(tx, actor, userIds, entityIds)
    await publishListChange(tx, id)
    const editors = new Set(mayEdit)
    const fresh = await replaceShares(tx, id, [
      ...[...new Set(userIds)].map((userId) => ({ userId, entityId: null, mayEdit: editors.has(userId) })),
      ...[...new Set(entityIds)].map((entityId) => ({ userId: null, entityId, mayEdit: editors.has(entityId) })),
    ])
    for (const { userId, entityId } of fresh) {
      await publishLive(tx, userId ? { userId } : { entityId: entityId! }, 'wishlist.shared', id)
    }
    const to = fresh.map(({ userId, entityId }) => ({ userId, entityId }))
    await emit(tx, 'wishlist.shared', { wishlistId: id, by: actor.userId, from: actor.entityId, to })
    await audit(tx, actor, { action: 'wishlist.shared', subject: id, details: { userIds, entityIds, mayEdit }, caller })
    return { shares: await sharesOf(tx, list) }
  })
  return shares
}

async function requireKnown(tx: Db, actor: Trader, userIds: readonly string[], entityIds: readonly string[]) {
  const mates = new Set((await listTeammates(tx, actor)).map(({ userId }) => userId))
  const partners = new Set((await listPartners(tx, actor)).map(({ entityId }) => entityId))
  const items = [...userIds.filter((id) => !mates.has(id)), ...entityIds.filter((id) => !partners.has(id))]
  if (items.length > 0) throw new Refusal('invalid', 'wishlists.notATeammate', { field: 'userIds', items })
}
