import type { Variant } from '@souk/contract/catalog/product-shapes.ts'
import type { Grid } from '../../../ui/sizes/size-matrix-grid.ts'
import type { MatrixColour } from '../../../ui/sizes/size-matrix.tsx'
import { sizesOf, stockOf, toneOf } from '../../discovery/door.ts'

/** A style as the size matrix draws it, and the way back from its cells to sizes. */
export function sizeGrid(variants: readonly Variant[], units: Readonly<Record<string, number>>) {
  const sizes = sizesOf(variants)
  const skuAt = (row: number, column: number) => variants[row]?.sizes.find(({ size }) => size === sizes[column])?.skuId
  const value: Grid = variants.map((_, row) => sizes.map((__, column) => units[skuAt(row, column) ?? ''] ?? 0))
  const colours = variants.map((variant): MatrixColour => ({
    id: variant.colour,
    name: variant.colour,
    tone: toneOf(variant.colour),
    // A size the colour does not come in is closed like one that is gone.
    stocks: sizes.map((size) => {
      const stock = stockOf(variant, size)
      return stock === undefined ? 0 : stock
    }),
  }))
  /** Sizes that another grid changes, with their new values. */
  function changesTo(next: Grid): Record<string, number> {
    const changed = next.flatMap((row, at) =>
      row.flatMap((count, column) => {
        const skuId = skuAt(at, column)
        return skuId && count !== value[at]?.[column] ? [[skuId, count] as const] : []
      }),
    )
    return Object.fromEntries(changed)
  }
  return { sizes, colours, value, changesTo }
}
