/** What ordering needs of the carts. */
export { type Buyer, buyerOf } from './buyer.ts'
export { lockCarts } from './carts.queries.ts'
export type { HeldLine } from './lines.queries.ts'
export { loadCarts, type LoadedCart } from './read-carts.ts'
export { clearCarts } from './change-carts.ts'
export { type Sellable, unitsInCarton } from './sellable.queries.ts'
