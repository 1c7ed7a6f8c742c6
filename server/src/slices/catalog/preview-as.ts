import { sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Preview } from '@souk/contract/catalog/books.contract.ts'
import type { Hidden } from '@souk/contract/catalog/visibility.ts'
import type { Deps } from '../../platform/deps.ts'
import { paged } from '../../platform/paged.ts'
import { found, Refusal } from '../../platform/refusal.ts'
import { effectiveStatus, findCollection } from './collections.queries.ts'
import { presentProduct } from './present-product.ts'
import { productRows } from './product-rows.queries.ts'
import { retailerViewer } from './viewer.ts'
import { accessOf, currencyFor, isInSegment, priceFor } from './visible.ts'

type Whose = { collectionId: string; retailerId: string }
type Wish = Paging & { only?: 'shown' | 'hidden' | undefined }

/** A brand's collection through the eyes of a retailer it trades with: each product with its price, or why it is hidden. */
export async function previewAs({ db }: Deps, brandId: string, { collectionId, retailerId }: Whose, wish: Wish) {
  const owner = { kind: 'owner', brandId } as const
  found(await findCollection(db, owner, collectionId))
  const viewer = await retailerViewer(db, retailerId)
  if (!viewer.relationBrandIds.includes(brandId)) throw new Refusal('not_found')
  const { country } = viewer
  // Why the whole collection is closed, in the order of the rule; a partner has access, so that is never why.
  const closed = sql<Hidden | null>`case
    when brand.live_from is null or brand.live_from > now() then 'brandNotLive'
    when collection.archived_at is not null or ${effectiveStatus} <> 'LIVE' then 'collectionNotLive'
    when ${country}::text = any(brand.restricted_countries) then 'restrictedCountry' end`
  const hidden = sql<Hidden | null>`coalesce(${closed}, case when not ${isInSegment(viewer)} then 'notInSegment' end)`
  const rows = db
    .selectFrom(productRows(db, owner).where('product.collectionId', '=', collectionId).as('product'))
    .innerJoin('collection', 'collection.id', 'product.collectionId')
    .innerJoin('entity as brand', 'brand.id', 'collection.brandId')
    .leftJoinLateral(
      sql<{ segmentId: string | null; priceBookIds: string[] | null }>`${accessOf(viewer)}`.as('seen'),
      (join) => join.onTrue(),
    )
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
      sql<string | null>`(select book.name from book_price step join book on book.id = step.book_id
        where step.product_id = product.id and step.currency = ${currencyFor(viewer)} and step.wholesale is not null
          and step.book_id = any(seen.price_book_ids) order by array_position(seen.price_book_ids, step.book_id) limit 1)`.as(
        'priceFrom',
      ),
    ])
    .$if(wish.only === 'shown', (query) => query.where(hidden, 'is', null))
    .$if(wish.only === 'hidden', (query) => query.where(hidden, 'is not', null))
    .orderBy('product.position')
    .orderBy('product.id')
  const { rows: found_, ...page } = await paged(db, rows, wish)
  const items = found_.map(
    ({ hidden: why, priceFrom, shownCurrency, shownWholesale, shownRetail, ...row }): Preview => ({
      product: presentProduct(
        { ...row, currency: shownCurrency ?? row.currency, wholesale: shownWholesale, retail: shownRetail },
        owner,
      ),
      hidden: why as Preview['hidden'],
      priceFrom,
    }),
  )
  return { items, currency: found_[0]?.shownCurrency ?? viewer.currency, ...page }
}
