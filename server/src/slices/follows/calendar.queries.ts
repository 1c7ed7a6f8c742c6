import { sql } from 'kysely'
import type { CollectionType } from '@souk/contract/catalog/collection-shapes.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { type CatalogViewer, isCollectionOpen } from '../catalog/door.ts'
import { isBrandOpen } from './brand-open.ts'
import { isFollowed } from './follows.queries.ts'

type Input = { from: string; to: string; scope: 'followed' | 'all' }
type Looking = { viewer: CatalogViewer; userId: string }

const maxEntries = 500

/** What opens and what closes within some days, as the brands count them, the earliest first. */
export async function listCalendar(db: Db, looking: Looking, input: Input) {
  const found = await Promise.all([openings(db, looking, input).execute(), closings(db, looking, input).execute()])
  const entries = found.flat().toSorted((a, b) => a.day.localeCompare(b.day) || a.at.getTime() - b.at.getTime())
  return { entries: entries.slice(0, maxEntries), more: entries.length > maxEntries }
}

const isLive = (viewer: CatalogViewer) =>
  sql<boolean>`(collection.status = 'LIVE' and (collection.deadline is null or collection.deadline > now())
    and brand.live_from <= now() and ${isCollectionOpen(viewer)})`

/** Deadlines of the collections that are open to the viewer. */
function closings(db: Db, { viewer, userId }: Looking, { from, to, scope }: Input) {
  return (
    db
      .selectFrom('collection')
      .innerJoin('entity as brand', 'brand.id', 'collection.brandId')
      .select(['collection.id', 'collection.id as collectionId', 'collection.name as collectionName'])
      .select(['collection.season', 'collection.type', 'collection.cover', 'brand.id as brandId'])
      .select('brand.name as brandName')
      .select([
        sql<'OPENS' | 'CLOSES'>`'CLOSES'`.as('kind'),
        sql<string>`collection.deadline_day`.as('day'),
        sql<Date>`collection.deadline`.as('at'),
        sql<string>`''`.as('text'),
        sql<CollectionType>`collection.type`.as('type'),
        isLive(viewer).as('isLive'),
        isFollowed(userId).as('isFollowed'),
      ])
      .where('collection.status', '=', 'LIVE')
      .where('collection.archivedAt', 'is', null)
      .where('collection.deadlineDay', '>=', from)
      .where('collection.deadlineDay', '<=', to)
      // The same in instants, a day wider for all time zones: this is what the index knows.
      .where('collection.deadline', '>=', sql<Date>`${from}::date - interval '1 day'`)
      .where('collection.deadline', '<=', sql<Date>`${to}::date + interval '3 days'`)
      .where(isCollectionOpen(viewer))
      .$if(scope === 'followed', (query) => query.where(isFollowed(userId)))
      .orderBy('collection.deadline')
      .orderBy('collection.id')
      .limit(maxEntries + 1)
  )
}

/** What brands announced. A collection that went live earlier opened on that day. */
function openings(db: Db, { viewer, userId }: Looking, { from, to, scope }: Input) {
  const day = sql<string>`case when collection.live_at < announcement.opens_at
    then (collection.live_at at time zone brand.time_zone)::date else announcement.opens_on end`
  return db
    .selectFrom('announcement')
    .innerJoin('collection', 'collection.id', 'announcement.collectionId')
    .innerJoin('entity as brand', 'brand.id', 'announcement.brandId')
    .select(['announcement.id', 'collection.id as collectionId', 'collection.name as collectionName'])
    .select(['collection.season', 'collection.cover', 'brand.id as brandId', 'brand.name as brandName'])
    .select([
      sql<'OPENS' | 'CLOSES'>`'OPENS'`.as('kind'),
      day.as('day'),
      sql<Date>`least(announcement.opens_at, collection.live_at)`.as('at'),
      'announcement.text',
      sql<CollectionType>`collection.type`.as('type'),
      isLive(viewer).as('isLive'),
      isFollowed(userId).as('isFollowed'),
    ])
    .where('collection.archivedAt', 'is', null)
    .where('announcement.opensOn', '>=', from) // nothing opens later than announced: this is what the index knows
    .where(day, '>=', from)
    .where(day, '<=', to)
    .where(isBrandOpen(viewer))
    .$if(scope === 'followed', (query) => query.where(isFollowed(userId)))
    .orderBy(day)
    .orderBy('announcement.id')
    .limit(maxEntries + 1)
}
