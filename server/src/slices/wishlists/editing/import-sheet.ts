import { wishlistLimits } from '@souk/contract/wishlists/wishlist-limits.ts'
import type { LineIn } from '@souk/contract/wishlists/wishlist-shapes.ts'
import type { Check } from '../../../platform/documents/sheets/import-rows.ts'
import type { NamedRow } from '../../../platform/documents/sheets/named-rows.ts'
import { cellProblem, unitsIn } from '../../../platform/documents/sheets/number-cells.ts'

/** A product that a code stands for; `skuId` where the code is that of one size. */
export type Named = { productId: string; skuId: string | null; isCarton: boolean; onlySkuId: string | null }
/** What each code stands for; several where it is not clear. */
export type Names = { sku: ReadonlyMap<string, readonly Named[]>; uniqueId: ReadonlyMap<string, readonly Named[]> }

type Said = { productId: string; note: string; isCarton: boolean; size: string | null; units: number | null }

/** What a row says of a product, or everything that is wrong with it. */
export const lineIn =
  (names: Names): Check<NamedRow, Said> =>
  ({ cells }, { object, first }) => {
    const column = cells['sku'] ? 'sku' : 'uniqueId'
    const value = cells[column] ?? ''
    const [meant, ...others] = names[column].get(value) ?? []
    if (!meant || others.length > 0)
      return object({ column, key: meant ? 'wishlists.row.several' : 'wishlists.row.unknown', params: { value } })
    const before = first(`${column} ${value}`)
    if (before !== undefined) object({ column, key: 'wishlists.row.twice', params: { value, first: before } })
    const note = cells['note'] ?? ''
    if (note.length > wishlistLimits.note)
      object({ column: 'note', key: 'wishlists.row.note', params: { most: wishlistLimits.note } })
    const quantity = cells['quantity'] ?? ''
    const read = unitsIn(quantity, wishlistLimits.units)
    if ('problem' in read)
      object({ column: 'quantity', ...cellProblem(read.problem, quantity, 'wishlists.row.quantity' as const) })
    const units = 'units' in read ? read.units : null
    const { productId, isCarton, skuId, onlySkuId } = meant
    const size = skuId ?? onlySkuId
    if (units !== null && !isCarton && !size)
      object({ column: 'quantity', key: 'wishlists.row.needsSku', params: { value } })
    return { productId, note, isCarton, size, units }
  }

/** The rows of a product as one line. */
export function linesOf(entries: readonly Said[]): LineIn[] {
  const lines = new Map<string, LineIn>()
  for (const { productId, note, isCarton, size, units } of entries) {
    const before = lines.get(productId)
    lines.set(productId, {
      productId,
      ...before,
      ...(note && { note }),
      ...(units !== null && isCarton && { cartons: units }),
      ...(units !== null && !isCarton && size && { quantities: { ...before?.quantities, [size]: units } }),
    })
  }
  return [...lines.values()]
}
