import type { CartIn } from '@souk/contract/carts/cart-shapes.ts'
import { carts } from '@souk/contract/carts/carts.contract.ts'
import { call } from '../../../lib/server/call.ts'

const quiet = { isQuiet: true } as const

/** What fails is said where it was tried, so nothing is announced. */
export const putCarts = (body: CartIn[]) => call(carts.put, { body }, quiet)
export const setNotes = (body: { cartId: string; notes: string; version?: number }) =>
  call(carts.setNotes, { body }, quiet)
export const removeProduct = (params: { cartId: string; productId: string }) =>
  call(carts.removeProduct, { params, query: {} }, quiet)
export const removeCart = (query: { cartId: string }) => call(carts.remove, { query })
export const clearStores = (body: { storeIds: string[] }) => call(carts.clearAll, { body })
