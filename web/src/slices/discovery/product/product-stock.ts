import type { ProductRow, Variant } from '@souk/contract/catalog/product-shapes.ts'

type Stocked = Pick<ProductRow, 'variants' | 'isCarton' | 'status'>

/** All sizes of a style, in the order in which its colours list them. */
export function sizesOf(variants: readonly Variant[]): string[] {
  return [...new Set(variants.flatMap(({ sizes }) => sizes.map(({ size }) => size)))]
}

/** What is left of one colour in each size; `null` is made to order, a size it does not come in is `undefined`. */
export function stockOf({ sizes }: Variant, size: string): number | null | undefined {
  return sizes.find((one) => one.size === size)?.quantityAvailable
}

export const isSoldOut = ({ sizes }: Variant): boolean =>
  sizes.every(({ quantityAvailable }) => quantityAvailable === 0)

/** Closed cartons that can still be packed: the scarcest of what is inside decides. `null` is without a limit. */
export function cartonsLeft({ variants }: Pick<Stocked, 'variants'>): number | null {
  const packed = variants.flatMap(({ sizes }) => sizes).filter(({ cartonUnits }) => cartonUnits > 0)
  const limits = packed.flatMap(({ quantityAvailable, cartonUnits }) =>
    quantityAvailable === null ? [] : [Math.floor(quantityAvailable / cartonUnits)],
  )
  if (packed.length === 0) return 0
  return limits.length === 0 ? null : Math.min(...limits)
}

export const cartonUnits = ({ variants }: Pick<Stocked, 'variants'>): number =>
  variants.flatMap(({ sizes }) => sizes).reduce((sum, size) => sum + size.cartonUnits, 0)

/** What the brand says, unless nothing is left of it. */
export function shownStatus({ status, isCarton, variants }: Stocked): ProductRow['status'] {
  if (status !== 'AVAILABLE' || variants.length === 0) return status
  const isGone = isCarton ? cartonsLeft({ variants }) === 0 : variants.every(isSoldOut)
  return isGone ? 'SOLD_OUT' : status
}
