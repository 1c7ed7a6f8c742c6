import type { Request } from '@souk/contract/core/endpoint.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { call } from '../../../lib/server/call.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { forgetKey, keyFor } from './checkout-key.ts'

export type CheckoutRequests = Request<typeof orders.multiple>['body']['carts']

/** What fails is shown on the page, so nothing is announced. */
export async function placeOrders(carts: CheckoutRequests) {
  try {
    const { orders: placed } = await call(orders.multiple, { body: { carts } }, { key: keyFor(carts), isQuiet: true })
    forgetKey()
    return placed
  } catch (error) {
    if (error instanceof Failed && error.status >= 400 && error.status < 500) forgetKey()
    throw error
  }
}
