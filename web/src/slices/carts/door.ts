/** What checking out stands on. */
export { changeWords } from './change-words.ts'
export { chosenOf, isReady } from './cart-choice.ts'
export { totalsOf } from './cart-totals.ts'
export { readCarts, useCarts, usePutCarts } from './carts.data.ts'
export { CartsNone } from './carts-none.tsx'
export { CartsView } from './carts-view.tsx'
export { whatIsLeft } from './line-wishes.ts'
