/** What ordering needs of the carts. */
export { type Buyer, buyerOf } from './model/buyer.ts'
export { findStore, lockCarts } from './model/carts.queries.ts'
export { lineFor, requireOnce } from './model/line-for.ts'
export type { HeldItem } from './model/lines.queries.ts'
export { statedMinimums } from './model/present-cart.ts'
export { putCarts, requireOnSale } from './changing/put-carts.ts'
export { loadCarts, type LoadedCart } from './model/read-carts.ts'
export { takeCarts } from './changing/change-carts.ts'
export {
  cartonsLeft,
  isOnSale,
  leftOf,
  type Sellable,
  sellable,
  sellableRows,
  unitsInCarton,
} from './model/sellable.queries.ts'
