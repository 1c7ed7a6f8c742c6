import { type RawBuilder, sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { ProductFilters } from '@souk/contract/catalog/product-filters.ts'
import type { Unavailable, WishlistLine } from '@souk/contract/wishlists/wishlist-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { pagedList } from '../../../platform/data/database/paged-list.ts'
import { allOf, conditionsOf, pricedProducts } from '../../catalog/doors/lists.ts'
import { mayKnowWholesale } from '../../catalog/door.ts'
import type { WishlistViewer } from './wishlist-viewer.ts'
import { whyNot } from './unavailable.ts'

/** The units of a line, as numeric: of every size, or of every carton what is inside. */
const unitsOfLine = sql`(select coalesce(sum(case when item.is_carton then line.cartons::bigint * sku.carton_units
    else coalesce((line.quantities ->> sku.id::text)::bigint, 0) end), 0)
  from sku join product item on item.id = sku.product_id where sku.product_id = line.product_id)`

type Input = Pick<Paging, 'page' | 'limit' | 'after'> & ProductFilters

/** A list line by line, as these eyes see it. Its own people also find what they cannot get any more, unless they filter. */
export function pageOfLines(db: Db, wishlistId: string, { viewer, isOwn, kind }: WishlistViewer, input: Input) {
  const { page, limit, after, ...filters } = input
  const conditions = Object.values(conditionsOf(filters, viewer))
  const shown = pricedProducts(db, viewer)
    .where(sql<boolean>`product.id = line.product_id`)
    .select(['product.id', allOf(conditions).as('isSought')])
  const lines = db
    .selectFrom('wishlistLine as line')
    .innerJoin('product as thing', 'thing.id', 'line.productId')
    .innerJoin('collection as shelf', 'shelf.id', 'thing.collectionId')
    .innerJoin('entity as seller', 'seller.id', 'thing.brandId')
    .leftJoin('userAccount as changer', 'changer.id', 'line.updatedBy')
    .leftJoinLateral(shown.as('shown'), (join) => join.onTrue())
    .where('line.wishlistId', '=', wishlistId)
    .$if(!isOwn, (query) => query.where('shown.id', 'is not', null))
    .select(['line.productId', 'line.quantities', 'line.cartons', 'line.note', 'line.version', 'line.updatedAt'])
    .select(['changer.id as changerId', 'shown.id as shownId'])
    .select([
      sql<WishlistLine['kept']>`line.kept`.as('kept'),
      sql<string | null>`changer.first_name || ' ' || changer.last_name`.as('changerName'),
      sql<number>`${unitsOfLine}::float8`.as('units'),
      (isOwn ? whyNot(kind, viewer) : sql<Unavailable | null>`null`).as('unavailable'),
    ])
  return pagedList(
    db,
    lines,
    (rows) => (conditions.length > 0 ? rows.where('shown.isSought', '=', true) : rows),
    { id: 'line.productId', by: ['line.position'], direction: 'asc' },
    { page, limit, after },
  )
}
export type LineRecord = Awaited<ReturnType<typeof pageOfLines>>['rows'][number]

/** Of the lines these eyes see: units and worth, for each currency. */
export async function totalsOf(db: Db, wishlistId: string, { viewer }: WishlistViewer) {
  const isTold = mayKnowWholesale(viewer)
  const currency: RawBuilder<string> = sql`coalesce(price.currency, collection.currency)`
  return pricedProducts(db, viewer)
    .innerJoin('wishlistLine as line', 'line.productId', 'product.id')
    .where('line.wishlistId', '=', wishlistId)
    .select([
      currency.as('currency'),
      sql<number>`sum(${unitsOfLine})::float8`.as('units'),
      sql<string>`coalesce(sum(${unitsOfLine} * price.wholesale) filter (where ${isTold}), 0)::text`.as('worth'),
      sql<boolean>`bool_or(${isTold})`.as('isTold'),
    ])
    .groupBy(currency)
    .orderBy(currency)
    .execute()
}

/** How many lines the list's own people cannot get any more. */
export async function countUnavailable(db: Db, wishlistId: string, { viewer, kind }: WishlistViewer): Promise<number> {
  const shown = pricedProducts(db, viewer)
    .where(sql<boolean>`product.id = line.product_id`)
    .select('product.id')
  const { count } = await db
    .selectFrom('wishlistLine as line')
    .innerJoin('product as thing', 'thing.id', 'line.productId')
    .innerJoin('collection as shelf', 'shelf.id', 'thing.collectionId')
    .innerJoin('entity as seller', 'seller.id', 'thing.brandId')
    .leftJoinLateral(shown.as('shown'), (join) => join.onTrue())
    .where('line.wishlistId', '=', wishlistId)
    .where(whyNot(kind, viewer), 'is not', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
