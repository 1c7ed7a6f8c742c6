import { orderList } from '@souk/contract/orders/order-list.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useTradeLinks } from '../../../lib/session/viewed-entity.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { useSide } from '../model/order-side.ts'
import { useOrders } from '../model/orders.data.ts'
import { orderColumns } from './order-columns.tsx'

const fields = listFields(orderList, ['q'])

/** The orders of an entity, as a Souk administrator reads them. */
export function EntityOrders({ entityId }: { entityId: string }) {
  const t = useT('orders')
  const links = useTradeLinks()
  const state = useList(orderList, fields)
  return (
    <ListView
      name="entity-orders"
      label={t('titles.orders')}
      words="orders"
      state={state}
      query={useOrders({ ...state.query, entityId })}
      rows={({ orders }) => orders}
      columns={orderColumns(useSide())}
      rowName={({ number }) => number}
      rowLink={({ id }) => links.order(id)}
      none={{ title: t('viewed.none') }}
    />
  )
}
