import { sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { WishlistFilters } from '@souk/contract/wishlists/wishlist-list.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { containing } from '../../../platform/data/database/like.ts'
import { allGiven, pagedList } from '../../../platform/data/database/paged-list.ts'
import { type CatalogViewer, visibleProducts } from '../../catalog/door.ts'
import type { Trader } from '../../connections/door.ts'
import { partnersOf } from './partners.queries.ts'

/** What an actor may do with the alias `wishlist`. An ended relation ends what was shared through it. */
function standingOf(actor: Trader) {
  const { entityId, userId, role } = actor
  const partners = partnersOf(actor)
  const isOwn = sql<boolean>`(wishlist.entity_id = ${entityId})`
  const leads = sql`(${role === 'entityAdmin'} or wishlist.created_by = ${userId} or wishlist.retailer_id in ${partners})`
  const mayManage = sql<boolean>`coalesce(${isOwn} and ${leads}, false)`
  const isSharedWith = sql`((${isOwn} and share.user_id = ${userId})
    or (share.entity_id = ${entityId} and wishlist.entity_id in ${partners}))`
  const shared = (may: 'see' | 'edit') => sql<boolean>`exists (select from wishlist_share share
    where share.wishlist_id = wishlist.id and ${isSharedWith} and (share.may_edit or ${may === 'see'}))`
  return {
    isOwn,
    mayManage,
    mayEdit: sql<boolean>`(${mayManage} or ${shared('edit')})`,
    maySee: sql<boolean>`(${mayManage} or ${shared('see')})`,
  }
}

/** Every read and write of a wishlist starts here: what is outside the scope is absent. */
export function listsOf(db: Db, actor: Trader) {
  const { isOwn, mayManage, mayEdit, maySee } = standingOf(actor)
  // A shared wishlist does not reveal for whom it was prepared, except to that reader.
  const mayKnowRetailer = sql<boolean>`(${isOwn} or wishlist.retailer_id = ${actor.entityId})`
  return db
    .selectFrom('wishlist')
    .innerJoin('entity as owner', 'owner.id', 'wishlist.entityId')
    .leftJoin('userAccount as maker', 'maker.id', 'wishlist.createdBy')
    .leftJoin('entity as retailer', (join) => join.onRef('retailer.id', '=', 'wishlist.retailerId').on(mayKnowRetailer))
    .where(maySee)
    .select(['wishlist.id', 'wishlist.entityId', 'wishlist.name', 'wishlist.note', 'wishlist.version'])
    .select(['wishlist.updatedAt', 'owner.name as entityName', 'owner.type as ownerType', 'owner.isDemo'])
    .select(['retailer.id as retailerId', 'retailer.name as retailerName'])
    .select([
      isOwn.as('isOwn'),
      mayManage.as('mayManage'),
      mayEdit.as('mayEdit'),
      sql<string | null>`maker.first_name || ' ' || maker.last_name`.as('makerName'),
      sql<boolean>`exists (select from relation where relation.brand_id = wishlist.entity_id
        and relation.retailer_id = retailer.id and relation.status = 'ACCEPTED')`.as('isPartner'),
      sql<boolean>`(${isOwn} and exists (select from wishlist_share share where share.wishlist_id = wishlist.id))`.as(
        'isShared',
      ),
      sql<boolean>`(${isOwn} and exists (select from wishlist_link link where link.wishlist_id = wishlist.id
        and link.revoked_at is null and link.expires_at > now()))`.as('hasPublicLink'),
    ])
}
export type ListRecord = Awaited<ReturnType<ReturnType<typeof listsOf>['execute']>>[number]

export const findList = (db: Db, actor: Trader, id: string) =>
  listsOf(db, actor).where('wishlist.id', '=', id).executeTakeFirst()
export const lockList = (tx: Db, actor: Trader, id: string) =>
  listsOf(tx, actor).where('wishlist.id', '=', id).forNoKeyUpdate('wishlist').executeTakeFirst()

/** How many lines, and the first pictures, of what this viewer may see. */
export function withContents(lists: ReturnType<typeof listsOf>, db: Db, viewer: CatalogViewer) {
  const contents = visibleProducts(db, viewer)
    .innerJoin('wishlistLine as line', 'line.productId', 'product.id')
    .where(sql<boolean>`line.wishlist_id = wishlist.id`)
    .select([
      sql<number>`count(*)::int`.as('seenCount'),
      sql<string[] | null>`(array_agg(product.images[1] order by line.position)
        filter (where product.images[1] is not null))[1:4]`.as('images'),
    ])
  return lists
    .leftJoinLateral(contents.as('contents'), (join) => join.onTrue())
    .select('contents.images')
    .select(
      sql<number>`case when wishlist.entity_id = ${viewerEntity(viewer)}
        then (select count(*)::int from wishlist_line line where line.wishlist_id = wishlist.id) else contents.seen_count end`.as(
        'linesCount',
      ),
    )
}
const viewerEntity = (viewer: CatalogViewer) =>
  viewer.kind === 'owner' ? viewer.brandId : viewer.kind === 'retailer' ? viewer.retailerId : null

/** The newest change first. */
export function pageOfLists(
  db: Db,
  actor: Trader,
  viewer: CatalogViewer,
  { page, limit, after, ...filters }: WishlistFilters & Paging,
) {
  const { isOwn, mayEdit } = standingOf(actor)
  const isSought = allGiven<WishlistFilters>(filters, {
    q: (text) => sql`wishlist.name ilike ${containing(text)}`,
    whose: (owner) => (owner === 'own' ? isOwn : owner === 'shared' ? sql`not ${isOwn}` : sql`true`),
    retailerId: (id) => sql`retailer.id = ${id}`,
    mayEdit: () => mayEdit,
  })
  const lists = listsOf(db, actor)
  const shown = withContents(lists, db, viewer)
  return pagedList(
    db,
    shown,
    (rows) => rows.where(isSought),
    {
      id: 'wishlist.id',
      by: ['wishlist.updatedAt'],
      direction: 'desc',
      lean: lists as unknown as typeof shown,
    },
    { page, limit, after },
  )
}

/** Wishlists that the actor may change and that hold these products. */
export async function listsHolding(db: Db, actor: Trader, productIds: readonly string[]) {
  if (productIds.length === 0) return []
  const { mayEdit } = standingOf(actor)
  const rows = await db
    .selectFrom('wishlistLine as line')
    .innerJoin('wishlist', 'wishlist.id', 'line.wishlistId')
    .select(['line.productId', sql<string[]>`array_agg(wishlist.id order by wishlist.id)`.as('wishlistIds')])
    .where('line.productId', 'in', productIds)
    .where(mayEdit)
    .groupBy('line.productId')
    .execute()
  return rows
}

/** Locked for a write. */
export async function touchList(tx: Db, id: string): Promise<number> {
  const { version } = await tx
    .updateTable('wishlist')
    .set({ version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** A condition on the alias `product`. */
export const isOnWishlist = (wishlistId: string) =>
  sql<boolean>`product.id in (select product_id from wishlist_line where wishlist_id = ${wishlistId})`
