import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'

type Size = { skuId: string; sku: string; size: string; quantityAvailable: number | null; cartonUnits: number }

/** One style of a document, as its reader may see it. A price the reader may not know is absent. */
export type Style = Pick<
  ProductRow,
  | 'name'
  | 'styleCode'
  | 'currency'
  | 'wholesalePrice'
  | 'retailPrice'
  | 'isCarton'
  | 'shippingStartDate'
  | 'shippingEndDate'
> & {
  uniqueId: string
  image: string | null
  collectionName: string
  brandName: string
  section: string
  subtitle: string
  variants: { colour: string; sizes: Size[] }[]
  quantities: Readonly<Record<string, number>> | null // by SKU; null where none are meant
  cartons: number
  note: string
}

/** A document of styles, before it takes the form of a page, a slide or a sheet. */
export type StyleList = {
  title: string
  subtitle: string
  sender: string
  logo: string | null
  banner: string | null
  facts: { label: string; value: string }[]
  terms: string[]
  styles: Style[]
  currencies: string[] // the reader may choose from
}

export const styleOf = (product: ProductRow, section: string, subtitle: string): Style => ({
  ...product,
  image: product.images[0] ?? null,
  section,
  subtitle,
  quantities: null,
  cartons: 0,
  note: '',
})

export const unitsOf = ({ quantities, isCarton, cartons, variants }: Style): number => {
  const sizes = variants.flatMap(({ sizes: inColour }) => inColour)
  if (isCarton) return cartons * sizes.reduce((sum, { cartonUnits }) => sum + cartonUnits, 0)
  return sizes.reduce((sum, { skuId }) => sum + (quantities?.[skuId] ?? 0), 0)
}
