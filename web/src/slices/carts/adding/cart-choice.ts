import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { useSearchState } from '../../../lib/use-search-state.ts'

/** Everything in it can be ordered as it was put in, and every minimum is reached. */
export const isReady = ({ isOrderable, products }: Cart): boolean =>
  isOrderable && products.every(({ changes }) => changes.length === 0)

/** Which carts are to be ordered: those the address names, else all that are ready. */
export function chosenOf(carts: readonly Cart[], named: string | null): Cart[] {
  const ids = named?.split(',')
  return carts.filter((cart) => (ids ? ids.includes(cart._id) : isReady(cart)))
}

export function useCartChoice(carts: readonly Cart[]) {
  const [address, change] = useSearchState()
  const chosen = chosenOf(carts, address.get('carts')).filter(isReady)
  function choose(cartId: string, isChosen: boolean): void {
    const ids = carts.filter((cart) => (cart._id === cartId ? isChosen : chosen.includes(cart))).map(({ _id }) => _id)
    const isAll = carts.filter(isReady).every(({ _id }) => ids.includes(_id))
    change({ carts: isAll ? null : ids.join(',') || 'none' }, { replace: true, preventScrollReset: true })
  }
  return {
    chosen,
    choose,
    review: () => change({ step: 'review', cartId: null, carts: chosen.map(({ _id }) => _id).join(',') }),
  }
}
