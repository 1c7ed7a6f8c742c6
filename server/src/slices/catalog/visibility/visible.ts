import { type RawBuilder, sql } from 'kysely'
import { isOneOf } from '../../../platform/data/database/one-of.ts'
import { asShopper, type CatalogViewer, keysOf } from './viewer.ts'

/*
 * The rule of `visibility-rule.ts` as SQL. Every statement that shows a product uses these parts,
 * with the aliases `product` or `listing`, `collection`, `brand` (the entity) and, for prices, `seen`; a test compares them with the rule.
 */

/**
 * What the books say to this viewer about one collection: `left join lateral ${accessOf(viewer)} seen on true`.
 * Most collections have nothing to say: those that do are found once, so that the others cost next to nothing.
 */
export function accessOf(viewer: CatalogViewer): RawBuilder<unknown> {
  return sql`(
    select (array_agg(segment_id order by level) filter (where segment_id is not null))[1] as segment_id,
      array_agg(price_book_id order by level) filter (where price_book_id is not null) as price_book_ids
    from catalog_access where collection_id = collection.id and viewer = any(${keys(viewer)}) and ${stillHolds(viewer, 'level')}
      and collection.id in (select said.collection_id from catalog_access said
        where said.viewer = any(${keys(viewer)}) and (said.segment_id is not null or said.price_book_id is not null)))`
}

/** A retailer's own books hold while the two trade; level 1 is the retailer's. */
function stillHolds(viewer: CatalogViewer, level: 'level' | 'narrow.level'): RawBuilder<boolean> {
  if (viewer.kind !== 'retailer') return sql`true`
  return sql`(${sql.ref(level)} > 1 or ${isOneOf('collection.brandId', viewer.relationBrandIds)})`
}

// Behind a `select` PostgreSQL plans for any viewer, once, and not for this one, every time.
const keys = (viewer: CatalogViewer) => sql`(select ${keysOf(viewer)}::text[])::text[]`

type Retailer = Extract<CatalogViewer, { kind: 'retailer' }>

/** Whether the collection is open to this viewer at all. */
export function isCollectionOpen(viewer: CatalogViewer): RawBuilder<boolean> {
  if (viewer.kind === 'admin') return sql`true`
  if (viewer.kind === 'owner') return sql`(collection.brand_id = (select ${viewer.brandId}::uuid))`
  const open = sql`(${isLive} and ${isBrandLive})`
  if (viewer.kind === 'guest') return sql`(${open} and ${isNoSandbox})`
  const trades = viewer.hasMarketplace ? isNoSandbox : isOneOf('collection.brandId', viewer.relationBrandIds)
  return sql`(((${open} and ${trades}) or ${reads(viewer)}) and ${ships(viewer)})`
}

const isLive = sql`(collection.archived_at is null and collection.status = 'LIVE'
    and (collection.deadline is null or collection.deadline > now()))`
const isBrandLive = sql<boolean>`brand.live_from <= now()`
/** Sandboxes of developers are seen only by the retailer of the same sandbox, through their relation. */
const isNoSandbox = sql<boolean>`not brand.is_sandbox`
const reads = ({ retailerId }: Retailer) => sql`exists (select from collection_reader
    where collection_reader.collection_id = collection.id and collection_reader.retailer_id = ${retailerId})`
const ships = ({ country }: Retailer) =>
  country === null ? sql`true` : sql`not (${country} = any(brand.restricted_countries))`

/**
 * Brand-level variant: whether all live collections of a brand are visible,
 * with the alias `brand` alone, and beside them those that are only read still.
 */
export function isBrandOpen(viewer: CatalogViewer): [RawBuilder<boolean>, RawBuilder<boolean>] | null {
  if (viewer.kind === 'guest') return [sql`(${isBrandLive} and ${isNoSandbox})`, sql`false`]
  if (viewer.kind !== 'retailer') return null
  const trades = viewer.hasMarketplace ? isNoSandbox : isOneOf('brand.id', viewer.relationBrandIds)
  return [sql`(${isBrandLive} and ${trades} and ${ships(viewer)})`, sql`(${reads(viewer)} and ${ships(viewer)})`]
}

/**
 * Whether a brand, with the alias `brand`, has a live collection that the viewer may see: without one it is in no list.
 * Collections are looked at only where one of them has closed since its shelf was written.
 */
export function isBrandStocked(viewer: CatalogViewer): RawBuilder<boolean> {
  const [isOpen] = isBrandOpen(asShopper(viewer))!
  return sql`(${isOpen} and exists (select from brand_shelf
    where brand_shelf.brand_id = brand.id and cardinality(brand_shelf.deliveries) > 0 and (brand_shelf.holds_until > now()
      or exists (select from collection where collection.brand_id = brand.id and ${isLive}))))`
}

/**
 * For counting, as two disjoint parts, for viewers who see nearly all of them: the first reads the collection alone,
 * since brands that are not open are few and found once; the second are those that are only read still.
 */
export function isCollectionOpenInParts(viewer: CatalogViewer): [RawBuilder<boolean>, RawBuilder<boolean>] | null {
  if (viewer.kind !== 'guest' && !(viewer.kind === 'retailer' && viewer.hasMarketplace)) return null
  const isListed = sql`(${isBrandLive} and ${isNoSandbox})`
  const isBrandOpen = viewer.kind === 'guest' ? isListed : sql`(${isListed} and ${ships(viewer)})`
  const open = sql<boolean>`(${isLive} and collection.brand_id not in (
    select brand.id from entity brand where brand.type = 'brand' and ${isBrandOpen} is not true))`
  if (viewer.kind === 'guest') return [open, sql`false`]
  const isStillRead = sql<boolean>`((${isLive} and ${isBrandLive}) is not true and ${reads(viewer)} and ${ships(viewer)})`
  return [open, isStillRead]
}

/** The collections in which a segment is meant for this viewer; whether it still holds is another question. */
export const segmented = (viewer: CatalogViewer) => sql`(
    select said.collection_id from catalog_access said where said.viewer = any(${keys(viewer)}) and said.segment_id is not null)`

/** Whether a product of an open collection is shown: everything, unless a segment speaks to this viewer; then the narrowest decides. */
export function isInSegment(viewer: CatalogViewer, productId = sql.ref('product.id')): RawBuilder<boolean> {
  if (viewer.kind === 'admin' || viewer.kind === 'owner') return sql`true`
  const isInNarrowest = sql`(select exists (select from book_product where book_product.product_id = ${productId} and book_product.book_id = narrow.segment_id)
    from catalog_access narrow
    where narrow.collection_id = collection.id and narrow.viewer = any(${keys(viewer)}) and narrow.segment_id is not null
      and ${stillHolds(viewer, 'narrow.level')} order by narrow.level limit 1)`
  return sql`(collection.id not in ${segmented(viewer)} or coalesce(${isInNarrowest}, true))`
}

/** The same where the collection was looked up before, and with it the segment that speaks to this viewer. */
export function isInSeenSegment(viewer: CatalogViewer, segmentId: string | null): RawBuilder<boolean> {
  if (segmentId === null || viewer.kind === 'admin' || viewer.kind === 'owner') return sql`true`
  return sql`(exists (select from book_product where book_product.product_id = product.id and book_product.book_id = ${segmentId}))`
}

/** Not left out for being incomplete. The brand's own people and the reviewer see those too. */
export function isNotLeftOut(viewer: CatalogViewer, productId = sql.ref('product.id')): RawBuilder<boolean> {
  if (viewer.kind === 'admin' || viewer.kind === 'owner') return sql`true`
  return sql`(${productId} not in (select left_out.id from product left_out where left_out.is_left_out))`
}

/** Not deleted and not put away. */
export const isThere = sql<boolean>`(product.deleted_at is null and product.archived_at is null)`

/** The currency this viewer is shown: theirs if the collection has it, else the brand's, else the collection's. */
export function currencyFor(viewer: CatalogViewer): RawBuilder<string> {
  const brands = sql`case when brand.currency = any(collection.currencies) then brand.currency else collection.currency end`
  if (viewer.kind === 'owner' && viewer.currency)
    return sql`case when ${viewer.currency} = any(collection.currencies) then ${viewer.currency} else collection.currency end`
  if (viewer.kind === 'owner' || viewer.kind === 'admin') return sql`collection.currency`
  if (viewer.kind !== 'retailer') return sql`${brands}`
  const chosen = viewer.chosenCurrencies ?? {}
  const theirs =
    Object.keys(chosen).length === 0
      ? sql`${viewer.currency}`
      : sql`coalesce(${JSON.stringify(chosen)}::jsonb ->> collection.brand_id::text, ${viewer.currency})`
  return sql`case when ${theirs} = any(collection.currencies) then ${theirs} else ${brands} end`
}

/** The product's own price in the currency shown: `left join product_price own on ${isOwnPrice(viewer)}`. */
export function isOwnPrice(viewer: CatalogViewer): RawBuilder<boolean> {
  return sql`(own.product_id = product.id and own.currency = ${currencyFor(viewer)})`
}

/** The price of one product down the ladder, beside `seen` and `own`: `left join lateral ${priceFor(viewer)} price on true`. */
export function priceFor(viewer: CatalogViewer): RawBuilder<unknown> {
  if (viewer.kind === 'owner' || viewer.kind === 'admin') return sql`(select own.currency, own.wholesale, own.retail)`
  const currency = currencyFor(viewer)
  const step = (
    column: 'wholesale' | 'retail',
  ) => sql`case when seen.price_book_ids is null then own.${sql.ref(column)} else coalesce(
    (select step.${sql.ref(column)} from book_price step where step.product_id = product.id and step.currency = ${currency}
      and step.book_id = any(seen.price_book_ids) and step.${sql.ref(column)} is not null
      order by array_position(seen.price_book_ids, step.book_id) limit 1), own.${sql.ref(column)}) end`
  return sql`(select ${currency} as currency, ${step('wholesale')} as wholesale, ${step('retail')} as retail)`
}

/** Whether the viewer may see wholesale prices; otherwise they are absent. */
export function mayKnowWholesale(viewer: CatalogViewer): RawBuilder<boolean> {
  if (viewer.kind === 'owner' || viewer.kind === 'admin') return sql`true`
  if (viewer.kind === 'guest') return sql`false`
  return sql`(not brand.is_wsp_hidden or ${isOneOf('brand.id', viewer.relationBrandIds)})`
}
