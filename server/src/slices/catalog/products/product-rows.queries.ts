import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { CatalogViewer } from '../visibility/viewer.ts'
import {
  accessOf,
  isCollectionOpen,
  isCollectionOpenInParts,
  isInSeenSegment,
  isInSegment,
  isNotLeftOut,
  isOwnPrice,
  isThere,
  mayKnowWholesale,
  priceFor,
  segmented,
} from '../visibility/visible.ts'

/** One SKU as it stands in the aggregate. */
export type SkuJson = {
  skuId: string
  sku: string
  colour: string
  size: string
  cartonUnits: number
  onHand: number | null
  reserved: number
}
/** What the books say about one collection, where it was looked up before: then it is not asked for with every product. */
export type Seen = { segmentId: string | null; priceBookIds: string[] | null }
type Priced = { currency: string; wholesale: bigint | null; retail: bigint | null }

/** All sizes of a product. */
export const skus = sql<SkuJson[]>`(
  select coalesce(json_agg(one), '[]') from (
    select sku.id as "skuId", sku.sku, sku.colour, sku.size, sku.carton_units as "cartonUnits", sku.on_hand as "onHand", sku.reserved
    from sku where sku.product_id = product.id order by sku.colour_position, sku.size_position, sku.id) one)`

/** Products with what this viewer may see of them, and only those they may see. Filters and order are the caller's. */
export function productRows(db: Db, viewer: CatalogViewer, seen?: Seen) {
  return namedProducts(db, viewer, seen).select(skus.as('skus')).selectAll('product')
}

/** The same with names and price only; of the product itself, what the caller asks for. */
export function namedProducts(db: Db, viewer: CatalogViewer, seen?: Seen) {
  return pricedProducts(db, viewer, seen)
    .select(['collection.name as collectionName', 'collection.type as collectionType', 'brand.name as brandName'])
    .select(['collection.currency as mainCurrency', 'price.wholesale', 'price.retail'])
    .select([shownCurrency.as('currency'), mayKnowWholesale(viewer).as('isWholesaleTold')])
}
export const shownCurrency = sql<string>`coalesce(price.currency, collection.currency)`
export type ProductRecord = Awaited<ReturnType<ReturnType<typeof productRows>['execute']>>[number]

/** With the price they are shown. */
export function pricedProducts(db: Db, viewer: CatalogViewer, seen?: Seen) {
  const access = seen
    ? sql<Seen>`(select ${seen.segmentId}::uuid as segment_id, ${seen.priceBookIds}::uuid[] as price_book_ids)`
    : sql<Seen>`${accessOf(viewer)}`
  return visibleProducts(db, viewer, seen)
    .leftJoinLateral(access.as('seen'), (join) => join.onTrue())
    .leftJoin('productPrice as own', (join) => join.on(isOwnPrice(viewer)))
    .leftJoinLateral(sql<Priced>`${priceFor(viewer)}`.as('price'), (join) => join.onTrue())
}

/** The same products without anything to show of them: for counting, for ids, and to join on. */
export function visibleProducts(db: Db, viewer: CatalogViewer, seen?: Seen) {
  const products = db.selectFrom('product').innerJoin('collection', 'collection.id', 'product.collectionId')
  const joined = products.innerJoin('entity as brand', 'brand.id', 'collection.brandId')
  // Of one collection there is one brand, looked up after it: else PostgreSQL may pair every product with every brand first.
  const itsBrand = sql<object>`(select * from entity where id = collection.brand_id offset 0)`.as('brand')
  const all = seen ? (products.innerJoinLateral(itsBrand, (join) => join.onTrue()) as unknown as typeof joined) : joined
  return all
    .where(isThere)
    .where(isNotLeftOut(viewer))
    .where(isCollectionOpen(viewer))
    .where(seen ? isInSeenSegment(viewer, seen.segmentId) : isInSegment(viewer))
}

/** The same once more by their listings, which only products have that are there: nothing of the products themselves is read. */
export function visibleListings(db: Db, viewer: CatalogViewer) {
  return db
    .selectFrom('listing')
    .innerJoin('collection', 'collection.id', 'listing.collectionId')
    .innerJoin('entity as brand', 'brand.id', 'collection.brandId')
    .where(isCollectionOpen(viewer))
    .where(isInSegment(viewer, sql.ref('listing.product_id')))
    .where(isNotLeftOut(viewer, sql.ref('listing.product_id')))
}

type Input = { ofProduct: RawBuilder<boolean>; ofListing: RawBuilder<boolean> }

/**
 * For counting, as two disjoint parts, for viewers who see nearly all of them: of collections that are open as a whole
 * the products are counted from an index alone; of the few others each is looked at.
 */
export function visibleInParts(db: Db, viewer: CatalogViewer, { ofProduct, ofListing }: Input) {
  const open = isCollectionOpenInParts(viewer)
  if (!open) return null
  const [isOpen, isStillRead] = open
  const isWhole = sql`(${isOpen} and collection.id not in ${segmented(viewer)})`
  const whole = db
    .selectFrom('product')
    .where(isThere)
    .where(isNotLeftOut(viewer))
    .where(ofProduct)
    .where(sql<boolean>`product.collection_id in (select collection.id from collection where ${isWhole})`)
  const listings = sql<object>`(select * from listing where listing.collection_id = collection.id and ${ofListing} offset 0)`
  const others = db
    .selectFrom('collection')
    .innerJoin('entity as brand', 'brand.id', 'collection.brandId')
    .innerJoinLateral(listings.as('listing'), (join) => join.onTrue())
    .where(sql<boolean>`((${isOpen} and collection.id in ${segmented(viewer)}) or ${isStillRead})`)
    .where(isInSegment(viewer, sql.ref('listing.product_id')))
    .where(isNotLeftOut(viewer, sql.ref('listing.product_id')))
  return [whole, others] as const
}
