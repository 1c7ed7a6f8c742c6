import type { HeldItem, Sellable } from '../../carts/door.ts'
import { unitsInCarton } from '../../carts/door.ts'
import { picturesByColour } from '../../catalog/door.ts'
import type { Line } from './lines.queries.ts'

type Held = { isCarton: boolean; cartons: number; items: readonly HeldItem[] }

/** A line as it is ordered: at today's price, with everything it is called. */
export function linesFrom(held: Held, product: Sellable): Line[] {
  const { id, name, styleCode, image, collectionId, wholesale, shipsFrom, shipsUntil, skus } = product
  const price = BigInt(wholesale!)
  const common = { productId: id, shipsFrom, shipsUntil }
  const snapshot = { name, styleCode, image, collectionId }
  const shown = picturesByColour(product)
  if (held.isCarton) {
    const carton = Object.fromEntries(skus.map(({ skuId, cartonUnits }) => [skuId, cartonUnits]))
    return [
      {
        ...common,
        lineId: id,
        skuId: null,
        quantity: held.cartons,
        carton,
        price: price * BigInt(unitsInCarton(product)),
        kept: { ...snapshot, colour: '', size: '', sku: '' },
      },
    ]
  }
  return held.items.map(({ skuId, quantity, sku, colour, size }) => ({
    ...common,
    lineId: skuId,
    skuId,
    quantity,
    carton: null,
    price,
    kept: { ...snapshot, image: shown[colour] ?? image, colour, size, sku },
  }))
}
