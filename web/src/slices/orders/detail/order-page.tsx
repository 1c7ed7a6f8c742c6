import { useParams } from 'react-router'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { DetailSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { OrderView } from './order-view.tsx'
import { useOrder } from '../model/orders.data.ts'

/** /order/:orderId. */
export function OrderPage() {
  const { orderId = '' } = useParams()
  return (
    <QueryView query={useOrder(orderId)} skeleton={<DetailSkeleton />} isPage>
      {(order) => <OrderView key={order.id} order={order} />}
    </QueryView>
  )
}
