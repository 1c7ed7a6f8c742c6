import type { Actor } from '@souk/contract/core/abilities.ts'
import { type Db, inTransaction } from '../../platform/data/database/db.ts'
import { emit, publishLive } from '../../platform/data/outbox.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import { viewerOf } from '../catalog/door.ts'
import { addFollow, countFollowers, findBrand, removeFollow } from './follows.queries.ts'

type Input = { brandId: string; follow?: 'true' | 'false' | undefined }

/** Follows, unfollows, or only answers. A brand's own team cannot follow it but sees the count. */
export function followBrand(db: Db, actor: Actor, { brandId, follow }: Input) {
  return inTransaction(db, async (tx) => {
    const { userId, entityId } = actor
    if (actor.side === 'brand' && entityId === brandId) {
      if (follow === 'true') throw new Refusal('conflict', 'follows.ownBrand')
      return { isFollowed: false, followers: await countFollowers(tx, brandId) }
    }
    if (follow === 'false' && (await removeFollow(tx, userId, brandId))) {
      await publishLive(tx, { userId }, 'follows.changed', brandId) // also of a brand that is closed to them by now
      return { isFollowed: false }
    }
    const { isFollowed } = found(await findBrand(tx, await viewerOf(tx, actor), userId, brandId))
    if (follow !== 'true') return { isFollowed }
    if (await addFollow(tx, { userId, entityId, brandId })) {
      await publishLive(tx, { userId }, 'follows.changed', brandId)
      await emit(tx, 'follow.started', { userId, brandId })
    }
    return { isFollowed: true }
  })
}
