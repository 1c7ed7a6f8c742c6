import { amount } from '@souk/contract/core/money.ts'
import type { Price, Product, ProductRow, Variant } from '@souk/contract/catalog/product-shapes.ts'
import type { ProductRecord, SkuJson } from './product-rows.queries.ts'
import { picturesByColour } from './pictures-by-colour.ts'
import type { CatalogViewer } from '../visibility/viewer.ts'

type Priced = Pick<ProductRecord, 'currency' | 'wholesale' | 'retail' | 'isWholesaleTold'>

/** A hidden price is absent. */
export function presentPrices({ currency, wholesale, retail, isWholesaleTold }: Priced) {
  const text = (minor: bigint | null) => (minor === null ? null : amount({ minor: BigInt(minor), currency }))
  return {
    currency,
    ...(isWholesaleTold && { wholesalePrice: text(wholesale) }),
    retailPrice: text(retail),
  }
}

/** What the viewer may know, and nothing else. */
export function presentProduct(row: ProductRecord, viewer: CatalogViewer): ProductRow {
  const isOwn = viewer.kind === 'owner' || viewer.kind === 'admin'
  const { wholesale, retail, isWholesaleTold } = row
  return {
    _id: row.id,
    uniqueId: row.uniqueId,
    styleCode: row.styleCode,
    collectionId: row.collectionId,
    collectionName: row.collectionName,
    brandId: row.brandId,
    brandName: row.brandName,
    name: row.name,
    images: row.images,
    ...presentPrices(row),
    ...(isWholesaleTold && { markUp: markUpOf(wholesale, retail) }),
    department: row.department,
    category: row.category,
    subCategory: row.subCategory,
    country: row.country,
    gender: row.gender,
    keyStyles: row.keyStyles,
    status: row.status as ProductRow['status'],
    isCarton: row.isCarton,
    isOrderable: row.status === 'AVAILABLE' && isWholesaleTold && wholesale !== null,
    shippingStartDate: row.shippingStartDate,
    shippingEndDate: row.shippingEndDate,
    variants: variantsOf(row, isOwn),
    ...(isOwn && { isComplete: row.isComplete, hasOrders: row.hasOrders, version: row.version }),
  }
}

/** All of it; the prices in every currency are the brand's own business. */
export function presentWhole(row: ProductRecord, viewer: CatalogViewer, prices?: Price[]): Product {
  return {
    ...presentProduct(row, viewer),
    description: row.description,
    items: row.skus.map(({ sku, cartonUnits }) => ({ sku, value: cartonUnits })),
    ...(prices && { prices }),
  }
}

/** Retail ÷ wholesale, to a hundredth. */
export function markUpOf(wholesale: bigint | null, retail: bigint | null): number | null {
  if (!wholesale || retail === null) return null
  return Number((BigInt(retail) * 100n) / BigInt(wholesale)) / 100
}

type WithColours = { skus: readonly SkuJson[]; images: readonly string[]; colourImages: unknown }

function variantsOf(row: WithColours, isOwn: boolean): Variant[] {
  const colours = Map.groupBy(row.skus, ({ colour }) => colour)
  const shown = picturesByColour(row)
  return [...colours].map(([colour, ofColour]) => ({
    colour,
    ...(shown[colour] !== undefined && { image: shown[colour] }),
    sizes: ofColour.map(({ skuId, sku, size, cartonUnits, onHand, reserved }) => ({
      skuId,
      sku,
      size,
      quantityAvailable: onHand === null ? null : Math.max(onHand - reserved, 0),
      cartonUnits,
      ...(isOwn && { onHand, reserved }),
    })),
  }))
}
