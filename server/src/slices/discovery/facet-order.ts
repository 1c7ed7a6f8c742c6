import type { Facet } from '@souk/contract/catalog/product-filters.ts'

type Order = (a: Facet[number], b: Facet[number]) => number

/** The most frequent first. */
export const byCount: Order = (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)
/** As a list of keys has them: bands go upward. */
export const inOrder =
  (keys: readonly string[]): Order =>
  (a, b) =>
    keys.indexOf(a.value) - keys.indexOf(b.value)
/** What can leave at once, then month by month. */
export const byMonth: Order = (a, b) => (b.value === 'NOW' ? 1 : a.value === 'NOW' || a.value < b.value ? -1 : 1)

const letters = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL']
const sizeRank = (size: string): [number, number] => {
  const at = letters.indexOf(size.split('/')[0]!)
  if (at >= 0) return [0, at]
  const number = Number.parseFloat(size)
  return Number.isNaN(number) ? [2, 0] : [1, number]
}
/** Letters from small to large, then numbers upward, then the rest by name. */
export const bySize: Order = (a, b) => {
  const [kind, rank] = sizeRank(a.value)
  const [otherKind, otherRank] = sizeRank(b.value)
  return kind - otherKind || rank - otherRank || (a.value < b.value ? -1 : 1)
}
