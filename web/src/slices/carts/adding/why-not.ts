import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'

/** Why a product cannot be ordered, for those who see it anyway. */
export function whyNot({ isOrderable, status, wholesalePrice, variants }: ProductRow): string | null {
  if (variants.length === 0) return 'noSizes'
  if (isOrderable) return null
  if (status !== 'AVAILABLE') return status
  return wholesalePrice === undefined ? 'hidden' : 'onRequest'
}
