import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/data/database/db.ts'
import { type CatalogViewer, isCollectionOpen } from '../catalog/door.ts'
import { isBrandOpen } from './brand-open.ts'
import { isFollowed } from './follows.queries.ts'

export type DigestLine = { collectionId: string; collection: string; brand: string; day: string | null }
export type Digest = { opened: DigestLine[]; closing: DigestLine[]; announced: DigestLine[] }
type Looking = { viewer: CatalogViewer; userId: string }

const maxNews = 10

/** News of followed and related brands, and collections that close within a week. */
export async function readDigest(db: Db, looking: Looking): Promise<Digest> {
  const [opened, closing, announced] = await Promise.all([
    openOnes(db, looking)
      .where('collection.liveAt', '>', sql<Date>`now() - interval '7 days'`)
      .orderBy('collection.liveAt', 'desc')
      .execute(),
    openOnes(db, looking)
      .where('collection.deadline', '<=', sql<Date>`now() + interval '7 days'`)
      .orderBy('collection.deadline')
      .execute(),
    announcedOnes(db, looking),
  ])
  return { opened, closing, announced }
}

/** Theirs: followed, traded with, or their own. */
function isNear({ viewer, userId }: Looking): RawBuilder<boolean> {
  const traded = viewer.kind === 'retailer' ? viewer.relationBrandIds : viewer.kind === 'owner' ? [viewer.brandId] : []
  return sql`(brand.id = any(${[...traded]}::uuid[]) or ${isFollowed(userId)})`
}

function openOnes(db: Db, looking: Looking) {
  return db
    .selectFrom('collection')
    .innerJoin('entity as brand', 'brand.id', 'collection.brandId')
    .select(['collection.id as collectionId', 'collection.name as collection', 'brand.name as brand'])
    .select('collection.deadlineDay as day')
    .where('collection.status', '=', 'LIVE')
    .where('collection.archivedAt', 'is', null)
    .where(sql<boolean>`(collection.deadline is null or collection.deadline > now())`)
    .where('brand.liveFrom', '<=', sql<Date>`now()`)
    .where(isCollectionOpen(looking.viewer))
    .where(isNear(looking))
    .limit(maxNews)
}

function announcedOnes(db: Db, looking: Looking): Promise<DigestLine[]> {
  return db
    .selectFrom('announcement')
    .innerJoin('collection', 'collection.id', 'announcement.collectionId')
    .innerJoin('entity as brand', 'brand.id', 'announcement.brandId')
    .select(['collection.id as collectionId', 'collection.name as collection', 'brand.name as brand'])
    .select(sql<string>`announcement.opens_on`.as('day'))
    .where('collection.status', '<>', 'LIVE')
    .where('collection.archivedAt', 'is', null)
    .where('announcement.opensAt', '>', sql<Date>`now()`)
    .where('announcement.createdAt', '>', sql<Date>`now() - interval '7 days'`)
    .where(isBrandOpen(looking.viewer))
    .where(isNear(looking))
    .orderBy('announcement.opensAt')
    .limit(maxNews)
    .execute()
}
