import { type RawBuilder, sql } from 'kysely'
import type { CollectionStatus } from '@souk/contract/catalog/collection-moves.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { containing } from '../../../platform/data/database/like.ts'
import { paged } from '../../../platform/data/database/paged.ts'
import type { CatalogViewer, Seen } from '../visibility/viewer.ts'
import { accessOf, currencyFor, isCollectionOpen, isCollectionOpenInParts } from '../visibility/visible.ts'

/** Effective the moment the deadline passes. */
export const effectiveStatus = sql<CollectionStatus>`
  case when collection.status = 'LIVE' and collection.deadline <= now() then 'EXPIRED' else collection.status end`

/** Of products the viewer is shown. */
const pictures = sql<string[]>`array(
  select product.images[1] from product where product.collection_id = collection.id and product.deleted_at is null
    and product.archived_at is null and not product.is_left_out and cardinality(product.images) > 0
    and (seen.segment_id is null or exists (
      select from book_product where book_product.book_id = seen.segment_id and book_product.product_id = product.id))
  order by product.position, product.id limit 4)`

/** How many of its products the viewer sees; a segment shows fewer. */
function shownCount(viewer: CatalogViewer) {
  if (viewer.kind === 'owner' || viewer.kind === 'admin') return sql<number>`collection.products_count`
  const leftOut = sql`(select count(*)::int from product where product.collection_id = collection.id and product.is_left_out
    and product.deleted_at is null and product.archived_at is null)`
  return sql<number>`(case when seen.segment_id is null then collection.products_count - ${leftOut} else (
    select count(*)::int from book_product join product on product.id = book_product.product_id
    where book_product.book_id = seen.segment_id and product.collection_id = collection.id
      and product.deleted_at is null and product.archived_at is null and not product.is_left_out) end)`
}

/** Collections that are open to a viewer; to its own brand, all of them. */
function openCollections(db: Db, viewer: CatalogViewer) {
  return db
    .selectFrom('collection')
    .innerJoin('entity as brand', 'brand.id', 'collection.brandId')
    .where(isCollectionOpen(viewer))
}

type Open = ReturnType<typeof openCollections>

/** With what the viewer is shown of them. */
function shown(open: Open, viewer: CatalogViewer) {
  return open
    .leftJoinLateral(sql<Seen>`${accessOf(viewer)}`.as('seen'), (join) => join.onTrue())
    .selectAll('collection')
    .select(['brand.name as brandName', 'brand.timeZone', 'seen.segmentId', 'seen.priceBookIds'])
    .select(currencyFor(viewer).as('shownCurrency'))
    .select([effectiveStatus.as('effectiveStatus'), pictures.as('pictures'), shownCount(viewer).as('shownCount')])
}
const collectionRows = (db: Db, viewer: CatalogViewer) => shown(openCollections(db, viewer), viewer)
export type CollectionRecord = Awaited<ReturnType<ReturnType<typeof collectionRows>['execute']>>[number]

type Input = Paging & {
  q?: string | undefined
  status?: CollectionStatus | undefined
  type?: string | undefined
  brandId?: string | undefined
  archived?: 'true' | 'false' | undefined
  sort: 'newest' | 'name' | 'deadline' | 'products'
}

export function listCollections(db: Db, viewer: CatalogViewer, input: Input) {
  const { q, status, type, brandId, archived, sort, after, ...page } = input
  const order = {
    newest: sql`collection.created_at desc`,
    name: sql`lower(collection.name)`,
    deadline: sql`collection.deadline nulls last`,
    products: sql`collection.products_count desc`,
  }[sort]
  const isDown = sort === 'newest' || sort === 'products'
  const key = {
    newest: sql`collection.created_at`,
    name: sql`lower(collection.name)`,
    deadline: sql`coalesce(collection.deadline, 'infinity')`,
    products: sql`collection.products_count`,
  }[sort]
  const requested = (open: Open) =>
    open
      .where('collection.archivedAt', archived === 'true' ? 'is not' : 'is', null)
      .$if(!!q, (query) => query.where('collection.name', 'ilike', containing(q!)))
      .$if(!!status, (query) => query.where(effectiveStatus, '=', status!))
      .$if(!!type, (query) => query.where('collection.type', '=', type!))
      .$if(!!brandId, (query) => query.where('collection.brandId', '=', brandId!))
      .$if(!!after, (query) => {
        const last = openCollections(db, viewer)
          .select([key.as('key'), 'collection.id'])
          .where('collection.id', '=', after!)
        return query.where(
          isDown
            ? sql<boolean>`((${key}, collection.id) < (${last}))`
            : sql<boolean>`(exists (select from (${last}) last where ${key} > last.key or (${key} = last.key and collection.id < last.id)))`,
        )
      })
  const open = requested(openCollections(db, viewer))
  const list = shown(open, viewer).orderBy(order).orderBy('collection.id', 'desc')
  const parts = isCollectionOpenInParts(viewer)
  return paged(db, list, page, parts ? inParts(db, parts, requested) : [open])
}

/** The same collections, to be counted: what is asked of those of the first part is asked of the collection alone. */
function inParts(
  db: Db,
  [open, read]: [RawBuilder<boolean>, RawBuilder<boolean>],
  requested: (all: Open) => Open,
): Open[] {
  const alone = db.selectFrom('collection') as unknown as Open
  const withBrand = db.selectFrom('collection').innerJoin('entity as brand', 'brand.id', 'collection.brandId')
  return [requested(alone.where(open)), requested(withBrand.where(read))]
}

export function findCollection(db: Db, viewer: CatalogViewer, id: string) {
  return collectionRows(db, viewer).where('collection.id', '=', id).executeTakeFirst()
}

/** Those of the ids that the viewer may see. */
export function findCollections(db: Db, viewer: CatalogViewer, ids: readonly string[]) {
  return collectionRows(db, viewer)
    .where('collection.id', 'in', [...ids])
    .execute()
}

/** Locked for a change, and only for its own brand. */
export function lockCollection(tx: Db, brandId: string, id: string) {
  return tx
    .selectFrom('collection')
    .selectAll()
    .select(effectiveStatus.as('effectiveStatus'))
    .where('id', '=', id)
    .where('brandId', '=', brandId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
export type LockedCollection = NonNullable<Awaited<ReturnType<typeof lockCollection>>>

/** Whose deadline passes soon, the soonest first. */
export function upcomingDeadlines(db: Db, viewer: CatalogViewer, days: number) {
  return collectionRows(db, viewer)
    .where('collection.status', '=', 'LIVE')
    .where('collection.archivedAt', 'is', null)
    .where('collection.deadline', '>', sql<Date>`now()`)
    .where('collection.deadline', '<=', sql<Date>`now() + make_interval(days => ${days})`)
    .orderBy('collection.deadline')
    .orderBy('collection.id')
    .limit(100)
    .execute()
}

export function listReviews(db: Db, { after, ...page }: Paging) {
  const list = collectionRows(db, { kind: 'admin' })
    .where('collection.status', '=', 'IN_REVIEW')
    .where('collection.archivedAt', 'is', null)
    .$if(!!after, (query) =>
      query.where(
        sql<boolean>`(collection.submitted_at, collection.id) > (select submitted_at, id from collection where id = ${after!})`,
      ),
    )
    .orderBy('collection.submittedAt')
    .orderBy('collection.id')
  return paged(db, list, page)
}

/** Recounted in the transaction that wrote products. */
export async function recountProducts(tx: Db, collectionId: string): Promise<void> {
  await sql`
    update collection set updated_at = now(), version = version + 1,
      products_count = counted.products, complete_count = counted.complete
    from (select count(*)::int as products, (count(*) filter (where is_complete))::int as complete from product
      where collection_id = ${collectionId} and deleted_at is null and archived_at is null) counted
    where collection.id = ${collectionId}`.execute(tx)
}
