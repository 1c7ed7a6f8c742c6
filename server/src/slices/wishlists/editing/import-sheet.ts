import { wishlistLimits } from '@souk/contract/wishlists/wishlist-limits.ts'
import type { LineIn } from '@souk/contract/wishlists/wishlist-shapes.ts'
import type { NamedRow } from '../../../platform/documents/sheets/named-rows.ts'
import { cellProblem, unitsIn } from '../../../platform/documents/sheets/number-cells.ts'

export type SheetLine = NamedRow
export type SheetProblem = { row: number; column: string; key: `${string}.${string}`; params?: Record<string, unknown> }
/** A product that a code stands for; `skuId` where the code is that of one size. */
export type Named = { productId: string; skuId: string | null; isCarton: boolean; onlySkuId: string | null }
/** What each code stands for; several where it is not clear. */
export type Names = { sku: ReadonlyMap<string, readonly Named[]>; uniqueId: ReadonlyMap<string, readonly Named[]> }

/** What a sheet says, or everything that is wrong with it. */
export function judgeLines(lines: readonly SheetLine[], names: Names): { changes: LineIn[]; problems: SheetProblem[] } {
  const problems: SheetProblem[] = []
  const seen = new Map<string, number>()
  const changes = new Map<string, LineIn>()
  for (const { row, cells } of lines) {
    const column = cells['sku'] ? 'sku' : 'uniqueId'
    const value = cells[column] ?? ''
    const object = (at: string, key: SheetProblem['key'], params: Record<string, unknown> = { value }) =>
      void problems.push({ row, column: at, key, params })
    const meant = names[column].get(value) ?? []
    if (meant.length !== 1) {
      object(column, meant.length === 0 ? 'wishlists.row.unknown' : 'wishlists.row.several')
      continue
    }
    const first = seen.get(`${column} ${value}`)
    if (first !== undefined) object(column, 'wishlists.row.twice', { value, first })
    seen.set(`${column} ${value}`, first ?? row)
    const note = cells['note'] ?? ''
    if (note.length > wishlistLimits.note) object('note', 'wishlists.row.note', { most: wishlistLimits.note })
    const quantity = cells['quantity'] ?? ''
    const read = unitsIn(quantity, wishlistLimits.units)
    const units = 'units' in read ? read.units : null
    if ('problem' in read) {
      const { key, params } = cellProblem(read.problem, quantity, 'wishlists.row.quantity')
      object('quantity', key as SheetProblem['key'], params)
    }
    const { productId, isCarton, skuId, onlySkuId } = meant[0]!
    const size = skuId ?? onlySkuId
    if (typeof units === 'number' && !isCarton && !size) object('quantity', 'wishlists.row.needsSku')
    const before = changes.get(productId)
    changes.set(productId, {
      productId,
      ...before,
      ...(note && { note }),
      ...(typeof units === 'number' && isCarton && { cartons: units }),
      ...(typeof units === 'number' && !isCarton && size && { quantities: { ...before?.quantities, [size]: units } }),
    })
  }
  return { changes: [...changes.values()], problems }
}
