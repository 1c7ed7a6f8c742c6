import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { audienceOf } from './shares.queries.ts'
import { type ListRecord, lockList, touchList } from './wishlists.queries.ts'

/** One wishlist, locked, changed by an actor who may, and published live. */
export function editList<T>(
  db: Db,
  actor: Trader,
  id: string,
  needs: 'mayEdit' | 'mayManage',
  work: (tx: Tx, list: ListRecord) => Promise<T>,
): Promise<T & { version: number }> {
  return inTransaction(db, async (tx) => {
    const list = found(await lockList(tx, actor, id))
    if (!list[needs]) throw new Refusal('forbidden')
    const answer = await work(tx, list)
    const version = await touchList(tx, id)
    await publishListChange(tx, id)
    return { ...answer, version }
  })
}

export async function publishListChange(tx: Db, id: string): Promise<void> {
  for (const entityId of await audienceOf(tx, id)) await publishLive(tx, { entityId }, 'wishlist.changed', id)
}
