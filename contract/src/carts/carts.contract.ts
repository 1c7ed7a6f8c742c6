import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { Cart, CartIn, Notes } from './cart-shapes.ts'
import { cartLimits } from './cart-limits.ts'

const buyer = { allow: ['manage', 'Retailer'] } as const
const byCart = z.strictObject({ cartId: z.uuid() })
const Version = z.optional(z.coerce.number().check(z.int()))
const Removed = z.object({ removed: z.int() })
const productIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(cartLimits.atOnce, 'carts.tooManyAtOnce'))

/** One cart per store, brand, currency and kind of collection, shared by the team. */
export const carts = {
  /** Sets the named lines of the named carts and leaves the others; all of it or nothing. */
  put: endpoint({
    method: 'PUT',
    path: '/api/v2/cart',
    ...buyer,
    body: z.array(CartIn).check(z.minLength(1), z.maxLength(cartLimits.carts)),
    reply: z.array(Cart), // those that were named or made
    successMessage: 'carts.saved',
  }),
  /** All of them, the newest change first; with `cartId` the one, which is the single mode. */
  list: endpoint({
    method: 'GET',
    path: '/api/v2/cart',
    ...buyer,
    query: z.strictObject({ cartId: z.optional(z.uuid()), storeId: z.optional(z.uuid()) }),
    reply: z.union([z.array(Cart), Cart]),
  }),
  count: endpoint({ method: 'GET', path: '/api/v2/cart/count', ...buyer, reply: z.object({ count: z.int() }) }),
  /** What is in all carts together, for the cards of products. */
  units: endpoint({
    method: 'GET',
    path: '/api/v2/cart/units',
    ...buyer,
    reply: z.array(z.object({ productId: z.uuid(), units: z.int() })),
  }),
  clearAll: endpoint({
    method: 'PUT',
    path: '/api/v2/cart/clear-all',
    ...buyer,
    body: z.strictObject({ storeIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
    reply: Removed,
    successMessage: 'carts.cleared',
  }),
  /** Out of every cart. */
  removeEverywhere: endpoint({
    method: 'DELETE',
    path: '/api/v2/cart/products/:productId',
    ...buyer,
    params: z.strictObject({ productId: z.uuid() }),
    reply: Removed,
    successMessage: 'carts.removed',
  }),
  removeProduct: endpoint({
    method: 'DELETE',
    path: '/api/v2/cart/:cartId/product/:productId',
    ...buyer,
    params: z.extend(byCart, { productId: z.uuid() }),
    query: z.strictObject({ version: Version }),
    reply: Removed,
    successMessage: 'carts.removed',
  }),
  removeProducts: endpoint({
    method: 'DELETE',
    path: '/api/v2/cart/:cartId/products',
    ...buyer,
    params: byCart,
    query: z.strictObject({ version: Version }),
    body: z.strictObject({ productIds }),
    reply: Removed,
    successMessage: 'carts.removed',
  }),
  /** One cart, or all of them. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/cart',
    ...buyer,
    query: z.strictObject({ cartId: z.optional(z.uuid()), version: Version }),
    reply: Removed,
    successMessage: 'carts.cleared',
  }),
  /** Columns `sku`, or `uniqueId` with `colour` and `size`, and `quantity`. Good rows are taken, the others answered. */
  import: endpoint({
    method: 'PUT',
    path: '/api/v2/cart/import',
    ...buyer,
    query: z.strictObject({ storeId: z.optional(z.uuid()) }),
    upload: true,
    reply: z.object({
      taken: z.int(), // rows
      problems: z.array(z.object({ row: z.int(), column: z.string(), problem: z.string() })),
    }),
    limit: { tries: 30, seconds: 60, per: 'user' },
  }),
  template: endpoint({ method: 'GET', path: '/api/v2/cart/template', ...buyer, reply: z.string(), raw: ['xlsx'] }),
  setNotes: endpoint({
    method: 'PUT',
    path: '/api/v2/cart/notes',
    ...buyer,
    body: z.strictObject({ cartId: z.uuid(), notes: Notes, version: z.optional(z.int()) }),
    reply: Cart,
    successMessage: 'carts.saved',
  }),
  /** The prices as they are now are taken note of. */
  acknowledge: endpoint({
    method: 'PUT',
    path: '/api/v2/cart/:cartId/acknowledge',
    ...buyer,
    params: byCart,
    body: z.strictObject({ version: z.int() }),
    reply: Cart,
  }),
}
