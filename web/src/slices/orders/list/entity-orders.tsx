import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { OrdersTable } from './order-list-table.tsx'
import { useOrders } from '../model/orders.data.ts'

type Props = { entityId: string; page: number; onPage: (page: number) => void }

/** The orders of an entity, as a Souk administrator reads them. */
export function EntityOrders({ entityId, page, onPage }: Props) {
  const t = useT('orders')
  return (
    <QueryView
      query={useOrders({ entityId, page })}
      skeleton={<TableSkeleton columns={7} />}
      empty={({ orders }) => orders.length === 0 && { title: t('viewed.none') }}
    >
      {({ orders, ...paging }) => (
        <>
          <OrdersTable rows={orders} total={paging.total} />
          <Pager {...paging} onPage={onPage} />
        </>
      )}
    </QueryView>
  )
}
