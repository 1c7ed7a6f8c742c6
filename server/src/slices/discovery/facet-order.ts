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
