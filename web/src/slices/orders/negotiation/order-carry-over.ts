import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import type { OrderLine } from '@souk/contract/orders/order-shapes.ts'
import type { Draft, Picked } from './order-draft.ts'

type Sold = Pick<ProductRow, 'variants' | 'isCarton'>
type Quantities = Pick<Picked, 'cartons' | 'items'>

/** Quantities of a replaced product in the new one: by size, in the same colour if it exists, as far as stock allows. */
export function carryOver(lines: readonly OrderLine[], quantities: Draft['quantities'], product: Sold): Quantities {
  const items: Record<string, number> = {}
  const quantityOf = (line: OrderLine) => quantities[line.lineId] ?? line.quantity
  if (product.isCarton) {
    const cartons = lines.filter(({ skuId }) => skuId === null).reduce((sum, line) => sum + quantityOf(line), 0)
    return { cartons: Math.max(1, cartons), items }
  }
  for (const line of lines.filter(({ skuId }) => skuId !== null)) {
    const same = product.variants.filter(({ colour }) => colour === line.colour)
    let left = quantityOf(line)
    for (const entry of (same.length > 0 ? same : product.variants).flatMap(({ sizes }) => sizes)) {
      if (entry.size !== line.size) continue
      const free = (entry.quantityAvailable ?? Infinity) - (items[entry.skuId] ?? 0)
      const taken = Math.min(left, Math.max(0, free))
      if (taken > 0) items[entry.skuId] = (items[entry.skuId] ?? 0) + taken
      left -= taken
    }
  }
  return { cartons: 0, items }
}

/** Sizes of the replaced product that the new one does not cover yet. */
export function uncoveredSizes(lines: readonly OrderLine[], { product, items }: Picked): string[] {
  if (product.isCarton) return []
  const entries = product.variants.flatMap(({ sizes }) => sizes)
  const chosen = (size: string) =>
    entries.reduce((sum, entry) => sum + (entry.size === size ? (items[entry.skuId] ?? 0) : 0), 0)
  const sizes = Map.groupBy(lines, ({ size }) => size)
  return [...sizes].flatMap(([size, own]) =>
    own.reduce((sum, { quantity }) => sum + quantity, 0) > chosen(size) && size !== '' ? [size] : [],
  )
}

/** Products that were picked and have no quantity: a proposal would leave them out. */
export const withoutQuantity = ({ added }: Pick<Draft, 'added'>): Picked[] =>
  added.filter(({ product, cartons, items }) =>
    product.isCarton ? cartons === 0 : Object.values(items).every((units) => units === 0),
  )
