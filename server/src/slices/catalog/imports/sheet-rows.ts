import type { SheetColumn } from '@souk/contract/catalog/sheet-columns.ts'
import { amount } from '@souk/contract/core/money.ts'
import type { Db, Tx } from '../../../platform/data/database/db.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { refreshCompleteness } from '../products/completeness.ts'
import { loadKnown } from './imports.queries.ts'
import { type Judged, judgeRows, type Known } from './judge-rows.ts'
import { writeRows } from './write-rows.ts'

export type SheetRow = Partial<Record<SheetColumn, string>>
type Target = { brandId: string; collectionId: string }

/** Rows by the rules of an import, with what the collection has now. `pictures` maps names in the rows to stored pictures. */
export async function judgeSheetRows(
  db: Db,
  target: Target,
  rows: readonly SheetRow[],
  pictures: Readonly<Record<string, string>> = {},
): Promise<Judged[]> {
  return judgeAgainst(await loadSheet(db, target, pictures), rows)
}

/** What a sheet meets in a collection, loaded once for many rows. */
export type Sheet = Awaited<ReturnType<typeof loadKnown>>
export const loadSheet = (db: Db, target: Target, pictures: Readonly<Record<string, string>> = {}): Promise<Sheet> =>
  loadKnown(db, { ...target, pictures })

export const judgeAgainst = (sheet: Known, rows: readonly SheetRow[]): Judged[] =>
  judgeRows(
    rows.map((cells, at) => ({ row: at + 1, cells: cells as Record<string, string> })),
    sheet,
  )

/** Writes the rows that have no problem. The caller holds the lock of the collection. */
export async function writeSheetRows(
  tx: Tx,
  target: Target,
  rows: readonly SheetRow[],
  pictures: Readonly<Record<string, string>> = {},
): Promise<Judged[]> {
  const judged = await judgeSheetRows(tx, target, rows, pictures)
  const good = judged.filter(({ problems }) => problems.length === 0)
  const productIds = await writeRows(tx, target, good, new Map(Object.entries(pictures)))
  if (productIds.length > 0) {
    await refreshCompleteness(tx, target.collectionId, productIds)
    await publishLive(tx, { entityId: target.brandId }, 'catalog.changed', target.collectionId)
  }
  return judged
}

/** A SKU of the collection as a sheet would write it; undefined where there is none. */
export function cellsOf({ products, prices, skus }: Known, sku: string, currency: string): SheetRow | undefined {
  const found = skus.get(sku)
  const product = found && products.get(found.uniqueId)
  if (!found || !product) return undefined
  const price = prices.get(`${found.uniqueId} ${currency}`)
  const priced = (minor: bigint | null | undefined) =>
    minor === null || minor === undefined ? '' : amount({ minor, currency })
  return {
    uniqueId: found.uniqueId,
    styleCode: product.styleCode,
    name: product.name,
    description: product.description,
    department: product.department ?? '',
    category: product.category ?? '',
    subCategory: product.subCategory ?? '',
    gender: product.gender ?? '',
    country: product.country ?? '',
    keyStyles: product.keyStyles.join('; '),
    status: product.status,
    isCarton: product.isCarton ? 'yes' : 'no',
    shippingStartDate: product.shippingStartDate ?? '',
    shippingEndDate: product.shippingEndDate ?? '',
    images: product.images.join('; '),
    colour: found.colour,
    size: found.size,
    sku,
    items: String(found.cartonUnits),
    wholesalePrice: priced(price?.wholesale),
    retailPrice: priced(price?.retail),
    currency,
    quantityAvailable: found.onHand === null ? '' : String(found.onHand),
  }
}
