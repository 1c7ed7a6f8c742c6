/** What checking out stands on. */
export { changeWords } from './cart/change-words.ts'
export { chosenOf, isReady, useCheckoutState } from './adding/cart-choice.ts'
export { totalsOf } from './cart/cart-totals.ts'
export { readCarts, useCarts, usePutCarts } from './model/carts.data.ts'
export { CartsNone } from './cart/no-carts.tsx'
export { CartsView } from './cart/all-carts-view.tsx'
export { whatIsLeft } from './adding/line-requests.ts'
