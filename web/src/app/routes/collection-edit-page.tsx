import { OrdersOf } from '../../lib/collection-orders.tsx'
import { CollectionEditPage } from '../../slices/catalog/collection-edit-page.tsx'
import { CollectionOrders } from '../../slices/orders/door.ts'

const ordersOf = (collectionId: string) => <CollectionOrders collectionId={collectionId} />

/** The page of a collection, with its orders. */
export function CollectionEdit() {
  return (
    <OrdersOf value={ordersOf}>
      <CollectionEditPage />
    </OrdersOf>
  )
}
