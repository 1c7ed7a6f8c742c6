import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'

const parts = ['picture', 'category', 'sku'] as const
export type MissingPart = (typeof parts)[number]

/** What keeps a product from being published; the server judges by the same three. */
export function missingIn(product: Pick<ProductRow, 'images' | 'category' | 'variants'>): MissingPart[] {
  const has = {
    picture: product.images.length > 0,
    category: product.category !== null,
    sku: product.variants.length > 0,
  }
  return parts.filter((part) => !has[part])
}
