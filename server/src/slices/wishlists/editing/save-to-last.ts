import { sql } from 'kysely'
import type { LineIn } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { publishListChange } from '../model/edit-list.ts'
import { putLines } from '../model/put-lines.ts'
import { deleteLines } from '../model/put-lines.queries.ts'
import { type ListRecord, listsOf, lockList, touchList } from '../model/wishlists.queries.ts'
import { lockListsOf, newList } from './create-list.ts'

/** Onto the list the person last added to, else the newest of their own, else a new one of this name. */
export function saveToLast(db: Db, actor: Trader, productId: string, newName: string) {
  return inTransaction(db, async (tx) => {
    const known = await lastList(tx, actor)
    const { list, isNew } = known ? { list: known, isNew: false } : await firstList(tx, actor, newName)
    await putLines(tx, actor, list, [{ productId }]).catch(notFound)
    await touchList(tx, list.id)
    await publishListChange(tx, list.id)
    return { wishlistId: list.id, name: list.name, isNew }
  })
}

/** The product stands in the address: what this reader may not add is absent there. */
function notFound(error: unknown): never {
  if (error instanceof Refusal && error.key === 'wishlists.noSuchProduct') throw new Refusal('not_found')
  throw error
}

/** Off the list it was last added to, else off the newest that holds it; answers the line as it was. */
export function removeFromLast(db: Db, actor: Trader, productId: string) {
  return inTransaction(db, async (tx) => {
    const holds = sql<boolean>`exists (select from wishlist_line line
      where line.wishlist_id = wishlist.id and line.product_id = ${productId})`
    const { id } = found(await ownLists(tx, actor).where(holds).executeTakeFirst())
    const { name, mayEdit } = found(await lockList(tx, actor, id))
    if (!mayEdit) throw new Refusal('forbidden')
    const line = found(
      await tx
        .selectFrom('wishlistLine')
        .select(['productId', 'cartons', 'note'])
        .select(sql<NonNullable<LineIn['quantities']>>`quantities`.as('quantities'))
        .where('wishlistId', '=', id)
        .where('productId', '=', productId)
        .executeTakeFirst(),
    )
    await deleteLines(tx, id, [productId])
    await touchList(tx, id)
    await publishListChange(tx, id)
    return { wishlistId: id, name, line }
  })
}

/** Lists of the own company that the person may change: the one last added to, then their own by the newest change. */
function ownLists(tx: Tx, { userId, entityId, ...actor }: Trader) {
  const isLast = sql<boolean>`exists (select from wishlist_last last where last.user_id = ${userId}
    and last.entity_id = ${entityId} and last.wishlist_id = wishlist.id)`
  const lists = listsOf(tx, { ...actor, userId, entityId } as Trader)
  return lists
    .where('wishlist.entityId', '=', entityId)
    .where(sql<boolean>`(wishlist.created_by = ${userId} or ${isLast})`)
    .orderBy(sql`${isLast} desc`)
    .orderBy('wishlist.updatedAt', 'desc')
    .orderBy('wishlist.id')
}

async function lastList(tx: Tx, actor: Trader): Promise<ListRecord | null> {
  for (const { id, mayEdit } of await ownLists(tx, actor).limit(2).execute()) {
    const list = mayEdit ? await lockList(tx, actor, id) : undefined
    if (list?.mayEdit) return list
  }
  return null
}

/** Two first taps together make one list. */
async function firstList(tx: Tx, actor: Trader, name: string) {
  await lockListsOf(tx, actor.entityId)
  const meanwhile = await lastList(tx, actor)
  if (meanwhile) return { list: meanwhile, isNew: false }
  return { list: found(await lockList(tx, actor, await newList(tx, actor, { name }))), isNew: true }
}
