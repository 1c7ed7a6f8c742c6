import { sql } from 'kysely'
import type { Share } from '@souk/contract/wishlists/wishlist-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { ListRecord } from './wishlists.queries.ts'

/** With whom a list is shared; an entity one does not trade with any more is named, and sees nothing. */
export async function sharesOf(db: Db, { id, entityId }: Pick<ListRecord, 'id' | 'entityId'>): Promise<Share[]> {
  type Row = { userId: string | null; entityId: string | null; name: string; mayEdit: boolean; isActive: boolean }
  const { rows } = await sql<Row>`
    select share.user_id, share.entity_id, share.may_edit,
      coalesce(person.first_name || ' ' || person.last_name, other.name) as name,
      case when share.user_id is not null
        then exists (select from association where user_id = share.user_id and association.entity_id = ${entityId})
        else exists (select from relation where status = 'ACCEPTED' and ((brand_id = ${entityId} and retailer_id = share.entity_id)
          or (retailer_id = ${entityId} and brand_id = share.entity_id))) end as is_active
    from wishlist_share share left join user_account person on person.id = share.user_id
      left join entity other on other.id = share.entity_id
    where share.wishlist_id = ${id} order by share.user_id is null, name, share.created_at`.execute(db)
  return rows.map(({ userId, entityId: partner, ...row }) => ({
    ...row,
    ...(userId && { userId }),
    ...(partner && { entityId: partner }),
  }))
}

type NewShare = { userId: string | null; entityId: string | null; mayEdit: boolean }

/** All of them anew; answers those that were not there before. */
export async function replaceShares(tx: Db, wishlistId: string, shares: readonly NewShare[]): Promise<NewShare[]> {
  const before = await tx.deleteFrom('wishlistShare').where('wishlistId', '=', wishlistId).returningAll().execute()
  if (shares.length > 0) {
    await tx
      .insertInto('wishlistShare')
      .values(shares.map((share) => ({ wishlistId, ...share })))
      .execute()
  }
  const known = new Set(before.map(({ userId, entityId }) => userId ?? entityId))
  return shares.filter(({ userId, entityId }) => !known.has(userId ?? entityId))
}

/** The entities whose open screens show this list: its own, and those it is shared with and trades with. */
export async function audienceOf(tx: Db, wishlistId: string): Promise<string[]> {
  const { rows } = await sql<{ entityId: string }>`
    select entity_id from wishlist where id = ${wishlistId}
    union select share.entity_id from wishlist_share share join wishlist on wishlist.id = share.wishlist_id
      join relation on relation.status = 'ACCEPTED' and ((relation.brand_id, relation.retailer_id) in (
        (wishlist.entity_id, share.entity_id), (share.entity_id, wishlist.entity_id)))
    where share.wishlist_id = ${wishlistId}`.execute(tx)
  return rows.map(({ entityId }) => entityId)
}
