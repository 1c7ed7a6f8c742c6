import { sql } from 'kysely'
import type { CollectionStatus } from '@souk/contract/catalog/collection-moves.ts'
import type { CollectionFilters, collectionList } from '@souk/contract/catalog/collection-list.ts'
import type { SortOf } from '@souk/contract/core/lists/list.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { containing } from '../../../platform/data/database/like.ts'
import { allGiven, type Order, pagedList } from '../../../platform/data/database/paged-list.ts'
import type { CatalogViewer, Seen } from '../visibility/viewer.ts'
import { accessOf, currencyFor, isCollectionOpen, isCollectionOpenInParts } from '../visibility/visible.ts'

/** Effective the moment the deadline passes. */
export const effectiveStatus = sql<CollectionStatus>`
  case when collection.status = 'LIVE' and collection.deadline <= now() then 'EXPIRED' else collection.status end`

/** Until then what it submits waits. */
export const isBrandApproved = sql<boolean>`
  (select approval = 'APPROVED' from entity own_brand where own_brand.id = collection.brand_id)`

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
    .select(sql<boolean>`(brand.approval = 'APPROVED')`.as('isBrandApproved'))
}
const collectionRows = (db: Db, viewer: CatalogViewer) => shown(openCollections(db, viewer), viewer)
type Rows = ReturnType<typeof collectionRows>
export type CollectionRecord = Awaited<ReturnType<Rows['execute']>>[number]

type Input = CollectionFilters & Paging & { sort: SortOf<typeof collectionList> }

const orders: Record<Input['sort'], Order> = {
  newest: { by: ['collection.createdAt'], direction: 'desc' },
  name: { by: [sql`lower(collection.name)`], direction: 'asc' },
  deadline: { by: [sql`coalesce(collection.deadline, 'infinity')`], direction: 'asc' },
  products: { by: ['collection.productsCount'], direction: 'desc' },
}

const narrowedBy = (input: CollectionFilters) =>
  allGiven<CollectionFilters>(input, {
    q: (text) => sql`collection.name ilike ${containing(text)}`,
    status: (value) => sql`${effectiveStatus} = ${value}`,
    type: (value) => sql`collection.type = ${value}`,
    brandId: (id) => sql`collection.brand_id = ${id}`,
    archived: (is) => (is === 'true' ? sql`collection.archived_at is not null` : sql`collection.archived_at is null`),
  })

export function listCollections(db: Db, viewer: CatalogViewer, input: Input) {
  const { sort, after, page, limit, archived = 'false', ...filters } = input
  const narrow = (rows: Rows) => rows.where(narrowedBy({ ...filters, archived }))
  const open = openCollections(db, viewer) as Rows
  const place = { id: 'collection.id', ...orders[sort], lean: open, parts: inParts(db, viewer) ?? [open] }
  return pagedList(db, collectionRows(db, viewer), narrow, place, { after, page, limit })
}

/** The same collections, to be counted: what is asked of those of the first part is asked of the collection alone. */
function inParts(db: Db, viewer: CatalogViewer) {
  const parts = isCollectionOpenInParts(viewer)
  if (!parts) return null
  const [open, read] = parts
  const alone = db.selectFrom('collection').where(open)
  const withBrand = db
    .selectFrom('collection')
    .innerJoin('entity as brand', 'brand.id', 'collection.brandId')
    .where(read)
  return [alone as unknown as Rows, withBrand as unknown as Rows]
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
    .select([effectiveStatus.as('effectiveStatus'), isBrandApproved.as('isBrandApproved')])
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

const longestWaiting: Order = { by: ['collection.submittedAt'], direction: 'asc' }

export function listReviews(db: Db, paging: Paging) {
  const waiting = collectionRows(db, { kind: 'admin' })
    .where('collection.status', '=', 'IN_REVIEW')
    .where('collection.archivedAt', 'is', null)
  return pagedList(db, waiting, (rows) => rows, { id: 'collection.id', ...longestWaiting }, paging)
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
