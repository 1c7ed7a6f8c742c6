import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { listOf, oneOf, quietly, text, useUrlState } from '../../../lib/url/url-state.ts'

/** Everything in it can be ordered as it was put in, and every minimum is reached. */
export const isReady = ({ isOrderable, products }: Cart): boolean =>
  isOrderable && products.every(({ changes }) => changes.length === 0)

/** The address of the checkout: its step, the carts to order (`none`, or all without it), or the one that is shown. */
export const useCheckoutState = () =>
  useUrlState({ step: oneOf(['review']), carts: listOf(text(36)), cartId: text(36) })

/** Carts that are to be ordered: those the address names, else all that are ready. */
export function chosenOf(carts: readonly Cart[], ids: readonly string[]): Cart[] {
  return carts.filter((cart) => (ids.length > 0 ? ids.includes(cart._id) : isReady(cart)))
}

export function useCartChoice(carts: readonly Cart[]) {
  const [address, change] = useCheckoutState()
  const chosen = chosenOf(carts, address.carts).filter(isReady)
  function choose(cartId: string, isChosen: boolean): void {
    const ids = carts.filter((cart) => (cart._id === cartId ? isChosen : chosen.includes(cart))).map(({ _id }) => _id)
    const isAll = carts.filter(isReady).every(({ _id }) => ids.includes(_id))
    change({ carts: isAll ? null : ids.length > 0 ? ids : ['none'] }, quietly)
  }
  return {
    chosen,
    choose,
    review: () => change({ step: 'review', cartId: null, carts: chosen.map(({ _id }) => _id) }),
  }
}
