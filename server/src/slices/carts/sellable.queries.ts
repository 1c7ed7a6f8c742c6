import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { isOneOf } from '../../platform/one-of.ts'
import { type CatalogViewer, stockedProducts } from '../catalog/door.ts'

/** Products as a buyer for one store sees them today, with what ordering them depends on. */
export async function sellable(db: Db, viewer: CatalogViewer, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Sellable>()
  return byId(sellableRows(db, viewer).where(isOneOf('product.id', ids)))
}

/** The same of everything these carts hold. */
export function sellableIn(db: Db, viewer: CatalogViewer, cartIds: readonly string[]) {
  const held = sql`select cart_product.product_id from cart_product where ${isOneOf('cartProduct.cartId', cartIds)}`
  return byId(sellableRows(db, viewer).where(sql<boolean>`product.id = any(array(${held}))`))
}

async function byId(query: ReturnType<typeof sellableRows>): Promise<Map<string, Sellable>> {
  return new Map((await query.execute()).map((row) => [row.id, row]))
}

/** The same before anything is asked of them. */
export function sellableRows(db: Db, viewer: CatalogViewer) {
  return stockedProducts(db, viewer)
    .select(['product.id', 'product.brandId', 'product.collectionId', 'product.uniqueId', 'product.styleCode'])
    .select(['product.name', 'product.images', 'product.status', 'product.isCarton'])
    .select(['collection.deadline', 'collection.minimumOrderValue as collectionMinimum'])
    .select(['brand.minimumOrderValue as brandMinimum', 'brand.currency as brandCurrency'])
    .select([
      sql<string | null>`coalesce(product.shipping_start_date, collection.shipping_start_date)`.as('shipsFrom'),
      sql<string | null>`coalesce(product.shipping_end_date, collection.shipping_end_date)`.as('shipsUntil'),
      // Who has ordered from a collection goes on reading it; ordering ends with it.
      sql<boolean>`(collection.status = 'LIVE' and collection.archived_at is null and brand.live_from <= now()
        and (collection.deadline is null or collection.deadline > now()))`.as('isOpen'),
    ])
}
export type Sellable = Awaited<ReturnType<ReturnType<typeof sellableRows>['execute']>>[number]

/** Open, on sale, and at a price the buyer may know. */
export const isOnSale = ({ isOpen, status, isWholesaleTold, wholesale }: Sellable): boolean =>
  isOpen && status === 'AVAILABLE' && isWholesaleTold && wholesale !== null

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
