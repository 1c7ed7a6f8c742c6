import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import type { Grid } from '../../../ui/sizes/size-matrix-grid.ts'
import type { MatrixColour } from '../../../ui/sizes/size-matrix.tsx'
import { sizesOf, toneOf } from '../../discovery/door.ts'
import type { Draft } from './order-draft.ts'
import { type OrderedProduct, lineAt } from '../model/order-products.ts'

/** What is ordered of a style and what else is sold of it, as one matrix; its cells lead back to lines and to further sizes. */
export function editGrid(product: OrderedProduct, sold: Pick<ProductRow, 'variants'> | undefined, draft: Draft) {
  const variants = sold?.variants ?? []
  const sizes = [...new Set([...sizesOf(variants), ...product.sizes])]
  const names = [...new Set([...variants.map(({ colour }) => colour), ...product.colours])]
  const own = draft.more[product.productId] ?? {}
  const cells = names.map((colour) =>
    sizes.map((size) => {
      const line = lineAt(product, colour, size)
      const entry = variants.find((one) => one.colour === colour)?.sizes.find((one) => one.size === size)
      const ordered = line?.quantity ?? 0
      const left = entry?.quantityAvailable
      return {
        line,
        skuId: entry?.skuId,
        units: line ? (draft.quantities[line.lineId] ?? ordered) : (own[entry?.skuId ?? ''] ?? 0),
        // What is ordered is reserved already, so it can be had on top of what is left.
        stock: !entry ? (line ? null : 0) : left === null || left === undefined ? null : left + ordered,
      }
    }),
  )
  const colours = names.map((name, row): MatrixColour => ({
    id: name,
    name,
    tone: toneOf(name),
    stocks: cells[row]!.map(({ stock }) => stock),
  }))
  function changesTo(next: Grid): Pick<Draft, 'quantities' | 'more'> {
    const quantities: Record<string, number> = { ...draft.quantities }
    const more: Record<string, number> = { ...own }
    cells.forEach((row, at) =>
      row.forEach(({ line, skuId, units }, column) => {
        const wanted = next[at]?.[column] ?? 0
        if (wanted === units) return
        if (line) quantities[line.lineId] = wanted
        else if (skuId) more[skuId] = wanted
      }),
    )
    const filled = Object.fromEntries(Object.entries(more).filter(([, units]) => units > 0))
    const { [product.productId]: _, ...others } = draft.more
    return { quantities, more: Object.keys(filled).length > 0 ? { ...others, [product.productId]: filled } : others }
  }
  const value: Grid = cells.map((row) => row.map(({ units }) => units))
  return { sizes, colours, value, changesTo }
}
