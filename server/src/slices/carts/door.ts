/** What ordering needs of the carts. */
export { type Buyer, buyerOf } from './buyer.ts'
export { findStore, lockCarts } from './carts.queries.ts'
export { lineFor, requireOnce } from './line-for.ts'
export type { HeldItem } from './lines.queries.ts'
export { statedMinimums } from './present-cart.ts'
export { putCarts, requireOnSale } from './put-carts.ts'
export { loadCarts, type LoadedCart } from './read-carts.ts'
export { clearCarts, takeCarts } from './change-carts.ts'
export {
  cartonsLeft,
  isOnSale,
  leftOf,
  type Sellable,
  sellable,
  sellableRows,
  unitsInCarton,
} from './sellable.queries.ts'
