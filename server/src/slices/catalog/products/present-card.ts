import type { ProductCard } from '@souk/contract/catalog/product-shapes.ts'
import type { CardRecord, CardStock } from './product-rows.queries.ts'
import { presentPrices } from './present-product.ts'

/** What the viewer may know of a product, as far as a card shows it. */
export function presentCard(row: CardRecord): ProductCard {
  const { isCarton, isWholesaleTold, wholesale } = row
  const { isSoldOut, ...sizes } = sizesOnCard(row.stock, isCarton)
  return {
    _id: row.id,
    collectionId: row.collectionId,
    collectionName: row.collectionName,
    brandId: row.brandId,
    brandName: row.brandName,
    name: row.name,
    styleCode: row.styleCode,
    image: row.image,
    imagesCount: row.imagesCount,
    ...presentPrices(row),
    status: row.status === 'AVAILABLE' && isSoldOut ? 'SOLD_OUT' : (row.status as ProductCard['status']),
    isCarton,
    isOrderable: row.status === 'AVAILABLE' && isWholesaleTold && wholesale !== null,
    ...sizes,
  }
}

/** Sizes of all colours together. A size without a limit is never sold out; of a carton the scarcest content decides. */
export function sizesOnCard([colours, sizes, cartonUnits, left]: CardStock, isCarton: boolean) {
  if (!sizes) return { coloursCount: 0, sizes: [], soldOutSizes: [], isSoldOut: false }
  const isLeft = new Map<string, boolean>()
  let cartons = Infinity
  for (const [at, size] of sizes.entries()) {
    const units = left![at]!
    const isSome = units === null || units > 0
    isLeft.set(size, isLeft.get(size) === true || isSome)
    if (cartonUnits![at]! > 0)
      cartons = Math.min(cartons, units === null ? Number.MAX_VALUE : units / cartonUnits![at]!)
  }
  const names = [...isLeft.keys()]
  const soldOutSizes = names.filter((size) => !isLeft.get(size))
  const isSoldOut = isCarton ? cartons < 1 || cartons === Infinity : soldOutSizes.length === names.length
  return { coloursCount: new Set(colours).size, sizes: names, soldOutSizes, isSoldOut }
}
