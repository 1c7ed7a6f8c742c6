import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import { isOneOf } from '../../../platform/data/database/one-of.ts'
import { type CatalogViewer, namedProducts, skus } from '../../catalog/door.ts'

/** Products as a buyer for one store sees them today, with what ordering them depends on. */
export async function sellable(db: Db, viewer: CatalogViewer, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Sellable>()
  const rows = await sellableRows(db, viewer).where(isOneOf('product.id', ids)).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same of everything these carts hold, but for the sizes. */
export function sellableIn(db: Db, viewer: CatalogViewer, cartIds: readonly string[]) {
  const held = sql`select cart_product.product_id from cart_product where ${isOneOf('cartProduct.cartId', cartIds)}`
  return orderableRows(db, viewer)
    .where(sql<boolean>`product.id = any(array(${held}))`)
    .execute()
}

/** The same before anything is asked of them. */
export const sellableRows = (db: Db, viewer: CatalogViewer) => orderableRows(db, viewer).select(skus.as('skus'))
export type Sellable = Awaited<ReturnType<ReturnType<typeof sellableRows>['execute']>>[number]

function orderableRows(db: Db, viewer: CatalogViewer) {
  return namedProducts(db, viewer)
    .select(['product.id', 'product.brandId', 'product.collectionId', 'product.uniqueId', 'product.styleCode'])
    .select(['product.name', 'product.status', 'product.isCarton'])
    .select(['collection.deadline', 'collection.minimumOrderValue as collectionMinimum'])
    .select([
      sql<Record<string, string>>`collection.other_minimums`.as('collectionOtherMinimums'),
      sql<Record<string, string>>`brand.other_minimums`.as('brandOtherMinimums'),
    ])
    .select(['brand.minimumOrderValue as brandMinimum', 'brand.currency as brandCurrency'])
    .select([
      sql<string | null>`product.images[1]`.as('image'),
      'product.images',
      'product.colourImages',
      sql<string | null>`coalesce(product.shipping_start_date, collection.shipping_start_date)`.as('shipsFrom'),
      sql<string | null>`coalesce(product.shipping_end_date, collection.shipping_end_date)`.as('shipsUntil'),
      // Who has ordered from a collection goes on reading it; ordering ends with it.
      sql<boolean>`(collection.status = 'LIVE' and collection.archived_at is null and brand.live_from <= now()
        and (collection.deadline is null or collection.deadline > now()))`.as('isOpen'),
    ])
}

/** Open, on sale, and at a price the buyer may know. */
export const isOnSale = ({ isOpen, status, isWholesaleTold, wholesale }: Sellable): boolean =>
  isOpen && status === 'AVAILABLE' && isWholesaleTold && wholesale !== null

/** On sale, but for a price that the brand has to be asked for. */
export const isOnRequest = ({ status, isWholesaleTold, wholesale }: Sellable): boolean =>
  status === 'AVAILABLE' && isWholesaleTold && wholesale === null

/** Units of one SKU that can still be had; null where there is no limit. */
export const leftOf = ({ onHand, reserved }: Sellable['skus'][number]): number | null =>
  onHand === null ? null : Math.max(onHand - reserved, 0)

/** Whole cartons that can still be had. */
export function cartonsLeft({ skus }: Pick<Sellable, 'skus'>): number | null {
  const each = skus.flatMap((sku) => {
    const left = leftOf(sku)
    return left === null || sku.cartonUnits === 0 ? [] : [Math.floor(left / sku.cartonUnits)]
  })
  return each.length === 0 ? null : Math.min(...each)
}

export const unitsInCarton = ({ skus }: Pick<Sellable, 'skus'>): number =>
  skus.reduce((sum, { cartonUnits }) => sum + cartonUnits, 0)
