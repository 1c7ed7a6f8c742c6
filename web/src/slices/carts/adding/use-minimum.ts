import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { minimumIn } from '@souk/contract/carts/minimum.ts'
import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { amount, money } from '@souk/contract/core/money.ts'
import type { Order } from '../../../ui/sizes/size-matrix-footer.tsx'
import { useCollection } from '../../catalog/door.ts'
import { useBrand } from '../../discovery/door.ts'

/** What the order must come to, and what of it the cart holds beside this product. Nothing is converted. */
export function useMinimum(product: ProductRow, cart: Cart | undefined): Order['minimum'] {
  const { data: collection } = useCollection(product.collectionId)
  const { data: brand } = useBrand(product.brandId)
  const known =
    cart?.minimums.find(({ collectionId }) => collectionId === product.collectionId) ??
    (collection && minimumIn(product.currency, collection)
      ? undefined
      : cart?.minimums.find(({ collectionId }) => collectionId === null))
  if (cart && known) return { amount: known.required, already: reachedBeside(cart, known.reached, product._id) }
  const { currency } = product
  const due = (collection && minimumIn(currency, collection)) ?? (brand && minimumIn(currency, brand))
  return due ? { amount: due } : undefined
}

function reachedBeside({ products, currency }: Cart, reached: string, productId: string): string {
  const line = products.find(({ _id, isOrderable }) => _id === productId && isOrderable)?.amount ?? '0'
  const minor = (money(reached, currency)?.minor ?? 0n) - (money(line, currency)?.minor ?? 0n)
  return amount({ minor: minor > 0n ? minor : 0n, currency })
}
