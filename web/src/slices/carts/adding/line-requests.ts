import type { CartChange, CartProduct, CartProductIn } from '@souk/contract/carts/cart-shapes.ts'

type Sizes = Pick<CartProduct, '_id' | 'isCarton' | 'quantity' | 'variants'>

export const sizesIn = ({ variants }: Pick<CartProduct, 'variants'>) => variants.flatMap(({ sizes }) => sizes)

/** Whether nothing of a line can be ordered; a new price and less stock leave something. */
export const isGone = (changes: readonly CartChange[]) =>
  changes.some(({ kind }) => kind !== 'price' && kind !== 'stock')

/** The line as it stands, to be set again: that takes note of today's price. */
export function asItIs({ _id: productId, isCarton, quantity, ...rest }: Sizes): CartProductIn {
  if (isCarton) return { productId, quantity }
  const chosen = sizesIn(rest).filter(({ value }) => value > 0)
  return { productId, items: chosen.map(({ skuId, value }) => ({ sku: skuId, value })) }
}

/** What of a line can still be had: no more than is left of each size, at today's price; nothing of what is gone. */
export function whatIsLeft(product: Sizes & Pick<CartProduct, 'changes'>): CartProductIn {
  const { _id: productId, changes } = product
  if (isGone(changes)) return { productId, quantity: 0 }
  const left = new Map(changes.flatMap(({ kind, skuId, left: there }) => (kind === 'stock' ? [[skuId, there]] : [])))
  const input = asItIs(product)
  if (input.items === undefined) return { productId, quantity: left.get(undefined) ?? input.quantity ?? 0 }
  return { productId, items: input.items.map(({ sku, value }) => ({ sku, value: left.get(sku) ?? value })) }
}

/** So many more of a product: of the chosen sizes in turn, then of the others, as far as there is stock. */
export function moreOf(product: Sizes, count: number): CartProductIn {
  const { _id: productId, isCarton, quantity } = product
  if (isCarton) return { productId, quantity: quantity + count }
  const sizes = sizesIn(product).map((size) => ({ ...size, units: size.value }))
  const turns = [sizes.filter(({ value }) => value > 0), sizes]
  let missing = count
  for (const some of turns) {
    let isAnyOpen = true
    while (missing > 0 && isAnyOpen) {
      isAnyOpen = false
      for (const size of some) {
        if (missing === 0 || (size.quantityAvailable !== null && size.units >= size.quantityAvailable)) continue
        size.units += 1
        missing -= 1
        isAnyOpen = true
      }
    }
  }
  const changed = sizes.filter(({ units, value }) => units !== value)
  return { productId, items: changed.map(({ skuId, units }) => ({ sku: skuId, value: units })) }
}
