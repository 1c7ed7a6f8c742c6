import type { CartProductIn } from '@souk/contract/carts/cart-shapes.ts'
import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import type { WishlistLine } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { cartonUnits, cartonsLeft } from '../../discovery/door.ts'
import { whyNot } from './why-not.ts'

export type Skipped = { id: string; name: string; why: string } // a word of `why.`
export type Plan = { products: CartProductIn[]; units: number; skipped: Skipped[] }

/** The same number of every size that is there; of cartons so many. What cannot be ordered is named. */
export function planEach(rows: readonly ProductRow[], each: number): Plan {
  return planOf(
    rows.map((product) => ({
      id: product._id,
      name: product.name,
      product,
      why: null,
      cartons: each,
      units: Object.fromEntries(
        product.variants.flatMap(({ sizes }) => sizes.map(({ skuId }) => [skuId, each] as const)),
      ),
    })),
  )
}

/** A list as it was kept: lines without a quantity, and those that cannot be had, are named and left out. */
export function planList(lines: readonly WishlistLine[]): Plan {
  return planOf(
    lines.map(({ productId, product, kept: snapshot, unavailable, quantities, cartons }) => ({
      id: productId,
      name: product?.name ?? snapshot.name,
      product,
      why: unavailable ? 'gone' : null,
      cartons,
      units: quantities,
    })),
  )
}

type Wanted = Omit<Skipped, 'why'> & {
  product: ProductRow | null
  why: string | null
  cartons: number
  units: Readonly<Record<string, number>>
}

function planOf(wanted: readonly Wanted[]): Plan {
  const plan: Plan = { products: [], units: 0, skipped: [] }
  for (const { id, name, product, why, cartons, units } of wanted) {
    const reason = why ?? (product ? whyNot(product) : 'gone')
    const items = product ? itemsOf(product, units) : []
    const maxCartons = product ? cartonsLeft(product) : 0
    const quantity = maxCartons === null ? cartons : Math.min(cartons, maxCartons)
    const isNone = product?.isCarton ? cartons === 0 : Object.values(units).every((count) => count === 0)
    const isGone = product?.isCarton ? quantity === 0 : items.length === 0
    if (!product || reason || isNone || isGone) {
      plan.skipped.push({ id, name, why: reason ?? (isNone ? 'noQuantity' : 'SOLD_OUT') })
    } else if (product.isCarton) {
      plan.products.push({ productId: id, quantity })
      plan.units += quantity * cartonUnits(product)
    } else {
      plan.products.push({ productId: id, items })
      plan.units += items.reduce((sum, { value }) => sum + value, 0)
    }
  }
  return plan
}

/** No more of a size than there is. */
function itemsOf({ variants }: ProductRow, units: Readonly<Record<string, number>>) {
  return variants
    .flatMap(({ sizes }) => sizes)
    .map(({ skuId, quantityAvailable }) => ({
      sku: skuId,
      value: Math.min(units[skuId] ?? 0, quantityAvailable ?? Infinity),
    }))
    .filter(({ value }) => value > 0)
}
