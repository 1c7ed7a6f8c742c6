import { Suspense } from 'react'
import { ShipmentsOf } from '../../lib/order-shipments.tsx'
import { OrderPage } from '../../slices/orders/detail/order-page.tsx'
import { OrderShipments } from '../../slices/shipments/door.ts'
import { Bar } from '../../ui/feedback/skeletons.tsx'

const shipmentsOf = (of: { orderId: string; mayPack: boolean }) => (
  <Suspense fallback={<Bar width="60%" />}>
    <OrderShipments {...of} />
  </Suspense>
)

/** The page of an order, with its shipments and invoices. */
export function OrderDetail() {
  return (
    <ShipmentsOf value={shipmentsOf}>
      <OrderPage />
    </ShipmentsOf>
  )
}
