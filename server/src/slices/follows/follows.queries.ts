import { type RawBuilder, sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { pagedList } from '../../platform/data/database/paged-list.ts'
import type { CatalogViewer } from '../catalog/door.ts'
import { isBrandThere } from './brand-open.ts'

/** Whether the viewer follows the alias `brand`. */
export function isFollowed(userId: string): RawBuilder<boolean> {
  return sql`exists (select from follow where follow.user_id = ${userId} and follow.brand_id = brand.id)`
}

/** Those who follow a brand and still have the place for which they do. */
export function followersOf(db: Db, brandId: string) {
  return db
    .selectFrom('follow')
    .innerJoin('association', (join) =>
      join
        .onRef('association.userId', '=', 'follow.userId')
        .on(sql<boolean>`association.entity_id is not distinct from follow.entity_id`)
        .on('association.joinedAt', 'is not', null),
    )
    .where('follow.brandId', '=', brandId)
}

export async function countFollowers(db: Db, brandId: string): Promise<number> {
  const { count } = await followersOf(db, brandId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function findBrand(db: Db, viewer: CatalogViewer, userId: string, brandId: string) {
  return db
    .selectFrom('entity as brand')
    .select(isFollowed(userId).as('isFollowed'))
    .where('brand.id', '=', brandId)
    .where(isBrandThere(viewer))
    .executeTakeFirst()
}

/** Answers whether anything changed. Who follows for another entity now goes on for that one. */
export async function addFollow(db: Db, row: { userId: string; entityId: string | null; brandId: string }) {
  const { numInsertedOrUpdatedRows: changed } = await db
    .insertInto('follow')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'brandId'])
        .doUpdateSet({ entityId: row.entityId })
        .where(sql<boolean>`follow.entity_id is distinct from excluded.entity_id`),
    )
    .executeTakeFirst()
  return Number(changed ?? 0) > 0
}

export async function removeFollow(db: Db, userId: string, brandId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('follow')
    .where('userId', '=', userId)
    .where('brandId', '=', brandId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The newest first; also those that are closed to the viewer by now, so that they can be let go. */
export function listFollowing(db: Db, userId: string, paging: Paging) {
  const followed = db
    .selectFrom('follow')
    .innerJoin('entity as brand', 'brand.id', 'follow.brandId')
    .select(['brand.id', 'brand.name', 'brand.logo', 'brand.country', 'follow.createdAt as followedAt'])
    .where('follow.userId', '=', userId)
  const newest = { id: 'follow.brandId', by: ['follow.createdAt'], direction: 'desc' } as const
  return pagedList(db, followed, (rows) => rows, newest, paging)
}
