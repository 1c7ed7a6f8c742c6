import { amount } from '@souk/contract/core/money.ts'
import type { WishlistCard, WishlistLine, WishlistTotal } from '@souk/contract/wishlists/wishlist-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { findProducts, presentProduct } from '../../catalog/door.ts'
import type { WishlistViewer } from './wishlist-viewer.ts'
import type { LineRecord, totalsOf } from './lines.queries.ts'
import type { ListRecord } from './wishlists.queries.ts'

type Shown = ListRecord & { images: string[] | null; linesCount: number }

export function asCard({ retailerId, retailerName, isPartner, updatedAt, images, ...row }: Shown): WishlistCard {
  const { id, name, note, isOwn, mayManage, mayEdit, entityName, makerName, linesCount, version } = row
  return {
    id,
    name,
    note,
    isOwn,
    mayManage,
    mayEdit,
    entityName,
    makerName,
    linesCount,
    version,
    isShared: row.isShared,
    hasPublicLink: row.hasPublicLink,
    retailer: retailerId && retailerName ? { id: retailerId, name: retailerName, isPartner } : null,
    images: images ?? [],
    updatedAt: updatedAt.toISOString(),
  }
}

/** Products as these eyes see them. A brand also sees what its retailer will not, beside the reason. */
export async function asLines(db: Db, rows: readonly LineRecord[], viewer: WishlistViewer, ownBrandId: string | null) {
  const owner = ownBrandId === null ? null : ({ kind: 'owner', brandId: ownBrandId } as const)
  const isShown = (row: LineRecord) => row.shownId !== null
  const seen = await findProducts(db, viewer.viewer, ids(rows.filter(isShown)))
  const hidden = owner ? await findProducts(db, owner, ids(rows.filter((row) => !isShown(row)))) : []
  const products = new Map([
    ...seen.map((row) => [row.id, presentProduct(row, viewer.viewer)] as const),
    ...hidden.map((row) => [row.id, presentProduct(row, owner!)] as const),
  ])
  return rows.map((row): WishlistLine => ({
    productId: row.productId,
    product: products.get(row.productId) ?? null,
    kept: row.kept,
    unavailable: row.unavailable,
    quantities: row.quantities as Record<string, number>,
    cartons: row.cartons,
    units: row.units,
    note: row.note,
    version: row.version,
    changedBy: row.changerId && row.changerName ? { id: row.changerId, name: row.changerName } : null,
    changedAt: row.updatedAt.toISOString(),
  }))
}
const ids = (rows: readonly LineRecord[]) => rows.map(({ productId }) => productId)

export function asTotals(rows: Awaited<ReturnType<typeof totalsOf>>): WishlistTotal[] {
  return rows.map(({ currency, units, worth, isTold }) => ({
    currency,
    units,
    ...(isTold && { amount: amount({ minor: BigInt(worth), currency }) }),
  }))
}
