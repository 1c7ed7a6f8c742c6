import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { CartsView, useCheckoutState } from '../../carts/door.ts'

const CheckoutReview = lazyPart(async () => (await import('./checkout-review.tsx')).CheckoutReview)
const CheckoutSuccess = lazyPart(async () => (await import('./checkout-success.tsx')).CheckoutSuccess)

/** /checkout: first the carts, then with `step=review` the orders that come out of them. */
export function CheckoutPage() {
  const [address, change] = useCheckoutState()
  const [placed, setPlaced] = useState<OrderRow[] | null>(null)
  function done(orders: OrderRow[]): void {
    setPlaced(orders)
    change({ step: null, carts: null, cartId: null }, { replace: true })
  }
  return (
    <>
      <Suspense>{address.step ? <CheckoutReview onPlaced={done} /> : <CartsView />}</Suspense>
      <Suspense>{placed && <CheckoutSuccess orders={placed} onClose={() => setPlaced(null)} />}</Suspense>
    </>
  )
}
