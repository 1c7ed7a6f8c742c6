import type { CartProduct, CartProductIn } from '@souk/contract/carts/cart-shapes.ts'
import { amount, money, times } from '@souk/contract/core/money.ts'
import { useDraft } from '../../../lib/forms/use-draft.ts'
import { usePutCarts } from '../model/carts.data.ts'
import { sizesIn } from '../adding/line-requests.ts'

type Typed = { items?: Record<string, number>; quantity?: number }
type Props = { cartId: string; currency: string; product: CartProduct }

/** One line with what is being typed into it. A line of nothing is not sent: it would vanish under the hand. */
export function useCartLine({ cartId, currency, product }: Props) {
  const put = usePutCarts()
  const { _id: productId, isCarton, quantity, wholesalePrice } = product
  const sizes = sizesIn(product)
  const saved = Object.fromEntries(sizes.map(({ skuId, value }) => [skuId, value]))
  const { draft, problem, isSaving, change, saveNow } = useDraft<Typed>({
    merge: (older, newer) => ({
      ...older,
      ...newer,
      ...(newer.items && { items: { ...older.items, ...newer.items } }),
    }),
    save: (typed) => put.mutateAsync([{ cartId, products: [wishOf(productId, typed)] }]),
    isReady: (typed) => unitsOf({ ...saved, ...typed.items }, typed.quantity ?? quantity) > 0,
  })
  function unitsOf(items: Readonly<Record<string, number>>, cartons: number): number {
    if (isCarton) return cartons * sizes.reduce((sum, { cartonUnits }) => sum + cartonUnits, 0)
    return Object.values(items).reduce((sum, value) => sum + value, 0)
  }
  const items = { ...saved, ...draft?.items }
  const cartons = draft?.quantity ?? quantity
  const units = unitsOf(items, cartons)
  const price = wholesalePrice === null ? null : money(wholesalePrice, currency)
  return {
    items,
    cartons,
    units,
    amount: price && amount(times(price, units)),
    problem,
    isSaving,
    change,
    saveNow,
  }
}
export type CartLineState = ReturnType<typeof useCartLine>

function wishOf(productId: string, { items, quantity }: Typed): CartProductIn {
  if (quantity !== undefined) return { productId, quantity }
  return { productId, items: Object.entries(items ?? {}).map(([sku, value]) => ({ sku, value })) }
}
