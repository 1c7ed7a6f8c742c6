import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Deciding, Preview } from '@souk/contract/catalog/books.contract.ts'
import type { Hidden } from '../visibility/visibility-rule.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { paged } from '../../../platform/data/database/paged.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { tradesWith } from '../../connections/door.ts'
import { brandOf } from '../model/own-brand.ts'
import { effectiveStatus } from '../model/collections.queries.ts'
import { presentProduct } from '../products/present-product.ts'
import { isAfterIn } from '../products/product-conditions.ts'
import { productRows } from '../products/product-rows.queries.ts'
import { keysOf, retailerViewer } from '../visibility/viewer.ts'
import {
  accessOf,
  currencyFor,
  isInSegment,
  isNotLeftOut,
  isOwnPrice,
  isThere,
  priceFor,
} from '../visibility/visible.ts'

type Whose = { collectionId: string; retailerId: string }
type Input = Paging & { only?: 'shown' | 'hidden' | undefined }
type RetailerViewer = Awaited<ReturnType<typeof retailerViewer>>

/** A brand's collection through the eyes of a retailer it trades with: each product with its price, or why it is hidden. */
export async function previewAs({ db }: Deps, actor: Actor, { collectionId, retailerId }: Whose, input: Input) {
  const brandId = brandOf(actor)
  const viewer = await retailerViewer(db, retailerId)
  if (!viewer.relationBrandIds.includes(brandId)) throw new Refusal('not_found')
  // A representative knows the retailers they look after.
  if (actor.role === 'salesRepresentative' && !(await tradesWith(db, actor, retailerId))) throw new Refusal('not_found')
  const facts = found(await factsFor(db, brandId, collectionId, viewer))
  const { rows, ...page } = await paged(db, productsFor(db, brandId, collectionId, viewer, input), input)
  const items = rows.map(({ hidden, priceFrom, shownCurrency, shownWholesale, shownRetail, ...row }): Preview => ({
    product: presentProduct(
      { ...row, currency: shownCurrency ?? row.currency, wholesale: shownWholesale, retail: shownRetail },
      { kind: 'owner', brandId },
    ),
    hidden,
    priceFrom,
  }))
  const { closed, currency, segment, name, inSegment, total } = facts
  const shownCount = closed ? 0 : inSegment
  const retailer = { id: retailerId, name, country: viewer.country }
  return { items, currency, retailer, shownCount, hiddenCount: total - shownCount, segment, ...page }
}

/** What holds for all of the collection: why it is closed, the currency, the book that chooses, and how many it chooses. */
async function factsFor(db: Db, brandId: string, collectionId: string, viewer: RetailerViewer) {
  type Facts = {
    closed: Hidden | null
    currency: string
    segment: Deciding | null
    name: string
    total: number
    inSegment: number
  }
  const { rows } = await sql<Facts>`
    select ${closedTo(viewer)} as closed, ${currencyFor(viewer)} as currency, retailer.name,
      ${deciding(viewer, 'segment_id', sql`seen.segment_id`)} as segment,
      (select count(*)::int from product where product.collection_id = collection.id and ${isThere}) as total,
      (select count(*)::int from product
        where product.collection_id = collection.id and ${isThere} and ${isInSegment(viewer)}
          and ${isNotLeftOut(viewer)}) as in_segment
    from collection join entity brand on brand.id = collection.brand_id
      join entity retailer on retailer.id = ${viewer.retailerId}
      left join lateral ${accessOf(viewer)} seen on true
    where collection.id = ${collectionId} and collection.brand_id = ${brandId}`.execute(db)
  return rows[0]
}

function productsFor(db: Db, brandId: string, collectionId: string, viewer: RetailerViewer, { only, after }: Input) {
  const hidden = sql<Hidden | null>`coalesce(${closedTo(viewer)}, case when not ${isInSegment(viewer)} then 'notInSegment'
    when not ${isNotLeftOut(viewer)} then 'incomplete' end)`
  const priced = sql`(select step.book_id from book_price step
    where step.product_id = product.id and step.currency = ${currencyFor(viewer)} and step.wholesale is not null
      and step.book_id = any(seen.price_book_ids) order by array_position(seen.price_book_ids, step.book_id) limit 1)`
  return db
    .selectFrom(
      productRows(db, { kind: 'owner', brandId }).where('product.collectionId', '=', collectionId).as('product'),
    )
    .innerJoin('collection', 'collection.id', 'product.collectionId')
    .innerJoin('entity as brand', 'brand.id', 'collection.brandId')
    .leftJoinLateral(
      sql<{ segmentId: string | null; priceBookIds: string[] | null }>`${accessOf(viewer)}`.as('seen'),
      (join) => join.onTrue(),
    )
    .leftJoin('productPrice as own', (join) => join.on(isOwnPrice(viewer)))
    .leftJoinLateral(
      sql<{ currency: string; wholesale: bigint | null; retail: bigint | null }>`${priceFor(viewer)}`.as('price'),
      (join) => join.onTrue(),
    )
    .selectAll('product')
    .select([
      hidden.as('hidden'),
      'price.currency as shownCurrency',
      'price.wholesale as shownWholesale',
      'price.retail as shownRetail',
      deciding(viewer, 'price_book_id', priced).as('priceFrom'),
    ])
    .$if(only === 'shown', (query) => query.where(hidden, 'is', null))
    .$if(only === 'hidden', (query) => query.where(hidden, 'is not', null))
    .$if(!!after, (query) => query.where(isAfterIn(collectionId, after!)))
    .orderBy('product.position')
    .orderBy('product.id')
}

/** Why the whole collection is closed, in the order of the rule; a partner has access, and who ordered goes on reading. */
function closedTo({ retailerId, country }: RetailerViewer): RawBuilder<Hidden | null> {
  const reads = sql`exists (select from collection_reader
    where collection_reader.collection_id = collection.id and collection_reader.retailer_id = ${retailerId})`
  return sql`case
    when not ${reads} and (brand.live_from is null or brand.live_from > now()) then 'brandNotLive'
    when not ${reads} and (collection.archived_at is not null or ${effectiveStatus} <> 'LIVE') then 'collectionNotLive'
    when ${country}::text = any(brand.restricted_countries) then 'restrictedCountry' end`
}

/** A book by its name, with the narrowest step on which it speaks to this viewer. */
function deciding(
  viewer: RetailerViewer,
  column: 'segment_id' | 'price_book_id',
  bookId: RawBuilder<unknown>,
): RawBuilder<Deciding | null> {
  return sql`(select jsonb_build_object('name', book.name,
      'level', (array['retailer', 'group', 'country', 'master'])[access.level])
    from catalog_access access join book on book.id = access.${sql.ref(column)}
    where access.collection_id = collection.id and access.viewer = any(${keysOf(viewer)}) and book.id = ${bookId}
    order by access.level limit 1)`
}
