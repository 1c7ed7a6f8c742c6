import type { Deps } from '../../../platform/serving/deps.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import { found } from '../../../platform/base/refusal.ts'
import { copyLines } from '../editing/copy-lines.ts'
import { lockListsOf, newList } from '../editing/create-list.ts'
import { publishListChange } from '../model/edit-list.ts'
import { findByToken } from '../model/links.queries.ts'
import type { Trader } from '../../connections/door.ts'
import { findList } from '../model/wishlists.queries.ts'

type Taken = { wishlistId: string; isNew: boolean }

/** What a stranger saw becomes a list of theirs; asked for again, it is the one they have. */
export function takeFromPublic({ db, key }: Deps, actor: Trader, publicToken: string): Promise<Taken> {
  return inTransaction(db, async (tx) => {
    const list = found(await findByToken(tx, key, publicToken))
    if (await findList(tx, actor, list.id)) return { wishlistId: list.id, isNew: false }
    await lockListsOf(tx, actor.entityId) // two clicks at once make one list
    const had = await tx
      .selectFrom('wishlist')
      .select('id')
      .where('entityId', '=', actor.entityId)
      .where('fromLink', '=', list.linkId)
      .executeTakeFirst()
    if (had) return { wishlistId: had.id, isNew: false }
    const wishlistId = await newList(tx, actor, { name: list.name, fromLink: list.linkId })
    const shown = { id: list.id, onlyFor: [{ kind: 'guest' }], isBare: true } as const
    await copyLines(tx, actor.userId, shown, { id: wishlistId, brandId: null })
    await publishListChange(tx, wishlistId)
    return { wishlistId, isNew: true }
  })
}
