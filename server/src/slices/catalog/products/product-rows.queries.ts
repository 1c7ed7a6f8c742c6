import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import { countOf } from '../../../platform/data/database/paged.ts'
import type { CatalogViewer, Seen } from '../visibility/viewer.ts'
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
  return withNames(pricedProducts(db, viewer, seen), viewer)
}

/** What a card shows of the same products. */
export function cardRows(db: Db, viewer: CatalogViewer) {
  return withCard(namedProducts(db, viewer))
}

type Hits = RawBuilder<{ productId: string }>

/** All of products that were found before as ones the viewer may see, in the order of these ids. */
export function foundProducts(db: Db, viewer: CatalogViewer, hits: Hits, seen?: Seen) {
  return inOrder(db, viewer, hits, seen).select(skus.as('skus')).selectAll('product')
}

/** What a card shows of them. */
export function foundCards(db: Db, viewer: CatalogViewer, hits: Hits, seen?: Seen) {
  return withCard(inOrder(db, viewer, hits, seen))
}

function inOrder(db: Db, viewer: CatalogViewer, hits: Hits, seen?: Seen) {
  const ids = sql<{ productId: string; place: number }>`unnest(array(${hits})) with ordinality`
  const products = joinedProducts(db)
    .innerJoin(ids.as<'hit'>(sql`hit (product_id, place)`), 'hit.productId', 'product.id')
    .where(isThere)
    .orderBy('hit.place')
    .select(sql`true`.as('found'))
  return withNames(withPrice(products as unknown as Joined, viewer, seen), viewer)
}

/** Colours, sizes, units in a carton and units left, one entry for each SKU; null where there is none. */
export type CardStock = readonly [string[] | null, string[] | null, number[] | null, (number | null)[] | null]
const cardStock = sql<CardStock>`(
  select json_build_array(array_agg(colour), array_agg(size), array_agg(carton_units), array_agg(units_left)) from (
    select sku.colour, sku.size, sku.carton_units, sku.on_hand - sku.reserved as units_left
    from sku where sku.product_id = product.id order by sku.colour_position, sku.size_position, sku.id) one)`

function withCard(products: ReturnType<typeof namedProducts>) {
  return products
    .select(['product.id', 'product.collectionId', 'product.brandId', 'product.name', 'product.styleCode'])
    .select(['product.status', 'product.isCarton'])
    .select([
      sql<string | null>`product.images[1]`.as('image'),
      sql<number>`cardinality(product.images)`.as('imagesCount'),
    ])
    .select(cardStock.as('stock'))
}
export type CardRecord = Awaited<ReturnType<ReturnType<typeof cardRows>['execute']>>[number]

function withNames(products: ReturnType<typeof pricedProducts>, viewer: CatalogViewer) {
  return products
    .select(['collection.name as collectionName', 'collection.type as collectionType', 'brand.name as brandName'])
    .select(['collection.currency as mainCurrency', 'price.wholesale', 'price.retail'])
    .select([shownCurrency.as('currency'), mayKnowWholesale(viewer).as('isWholesaleTold')])
}
export const shownCurrency = sql<string>`coalesce(price.currency, collection.currency)`
export type ProductRecord = Awaited<ReturnType<ReturnType<typeof productRows>['execute']>>[number]

/** With the price they are shown. */
export function pricedProducts(db: Db, viewer: CatalogViewer, seen?: Seen) {
  return withPrice(visibleProducts(db, viewer, seen), viewer, seen)
}

function withPrice(products: Joined, viewer: CatalogViewer, seen?: Seen) {
  const access = seen
    ? sql<Seen>`(select ${seen.segmentId}::uuid as segment_id, ${seen.priceBookIds}::uuid[] as price_book_ids)`
    : sql<Seen>`${accessOf(viewer)}`
  return products
    .leftJoinLateral(access.as('seen'), (join) => join.onTrue())
    .leftJoin('productPrice as own', (join) => join.on(isOwnPrice(viewer)))
    .leftJoinLateral(sql<Priced>`${priceFor(viewer)}`.as('price'), (join) => join.onTrue())
}

type Joined = ReturnType<typeof joinedProducts>
const joinedProducts = (db: Db) =>
  db
    .selectFrom('product')
    .innerJoin('collection', 'collection.id', 'product.collectionId')
    .innerJoin('entity as brand', 'brand.id', 'collection.brandId')

/** The same products without anything to show of them: for counting, for ids, and to join on. */
export function visibleProducts(db: Db, viewer: CatalogViewer, seen?: Seen) {
  const products = db.selectFrom('product').innerJoin('collection', 'collection.id', 'product.collectionId')
  // Of one collection there is one brand, looked up after it: else PostgreSQL may pair every product with every brand first.
  const itsBrand = sql<object>`(select * from entity where id = collection.brand_id offset 0)`.as('brand')
  const all = seen
    ? (products.innerJoinLateral(itsBrand, (join) => join.onTrue()) as unknown as Joined)
    : joinedProducts(db)
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

/**
 * The same one listing after the other, for reading a page in the order of the listings: PostgreSQL would otherwise pair and sort
 * all of them. Only for viewers who see nearly all; for the others their own collections are the way to their listings.
 */
export function visibleOneByOne(db: Db, viewer: CatalogViewer) {
  if (!isCollectionOpenInParts(viewer)) return visibleListings(db, viewer)
  const itsCollection = sql<object>`(select collection.* from collection join entity brand on brand.id = collection.brand_id
    where collection.id = listing.collection_id and ${isCollectionOpen(viewer)} offset 0)`
  const listings = db
    .selectFrom('listing')
    .innerJoinLateral(itsCollection.as('collection'), (join) => join.onTrue())
    .where(isInSegment(viewer, sql.ref('listing.product_id')))
    .where(isNotLeftOut(viewer, sql.ref('listing.product_id')))
  return listings as unknown as ReturnType<typeof visibleListings>
}

type Input = { ofProduct: RawBuilder<boolean>; ofListing: RawBuilder<boolean> }
type Parts = NonNullable<ReturnType<typeof partsOf>>

/**
 * For counting, as two disjoint parts, for viewers who see nearly all of them: of collections that are open as a whole
 * the products are counted from an index alone; of the few others each is looked at.
 */
export function visibleInParts(db: Db, viewer: CatalogViewer, { ofProduct, ofListing }: Input) {
  const parts = partsOf(viewer)
  if (!parts) return null
  const whole = db
    .selectFrom('product')
    .where(isThere)
    .where(isNotLeftOut(viewer))
    .where(ofProduct)
    .where(sql<boolean>`product.collection_id in (select collection.id from collection where ${parts.isWhole})`)
  return [whole, otherListings(db, viewer, parts, ofListing)] as const
}

/** How many there are in all, for the same viewers: open collections know how many products they have. */
export function countVisible(db: Db, viewer: CatalogViewer): RawBuilder<number>[] | null {
  const parts = partsOf(viewer)
  if (!parts) return null
  const leftOut = sql`(select count(*) from product where ${isThere} and product.is_left_out
    and product.collection_id in (select collection.id from collection where ${parts.isWhole}))`
  const whole = sql<number>`(select coalesce(sum(collection.products_count) - ${leftOut}, 0)::int
    from collection where ${parts.isWhole})`
  return [whole, countOf(otherListings(db, viewer, parts, sql`true`))]
}

function partsOf(viewer: CatalogViewer) {
  const open = isCollectionOpenInParts(viewer)
  if (!open) return null
  const [isOpen, isStillRead] = open
  return {
    isWhole: sql<boolean>`(${isOpen} and collection.id not in ${segmented(viewer)})`,
    isOther: sql<boolean>`((${isOpen} and collection.id in ${segmented(viewer)}) or ${isStillRead})`,
  }
}

function otherListings(db: Db, viewer: CatalogViewer, { isOther }: Parts, ofListing: RawBuilder<boolean>) {
  const listings = sql<object>`(select * from listing where listing.collection_id = collection.id and ${ofListing} offset 0)`
  return db
    .selectFrom('collection')
    .innerJoin('entity as brand', 'brand.id', 'collection.brandId')
    .innerJoinLateral(listings.as('listing'), (join) => join.onTrue())
    .where(isOther)
    .where(isInSegment(viewer, sql.ref('listing.product_id')))
    .where(isNotLeftOut(viewer, sql.ref('listing.product_id')))
}
