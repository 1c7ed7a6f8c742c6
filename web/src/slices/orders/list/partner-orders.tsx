import { orderList } from '@souk/contract/orders/order-list.ts'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { oneOf, quietly } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { useSide } from '../model/order-side.ts'
import { readOrders, useOrders } from '../model/orders.data.ts'
import { orderColumns } from './order-columns.tsx'
import { counted, days, orderChoices, OrderTabs } from './order-list-narrowing.tsx'
import { views, viewQuery } from './order-views.ts'

/** Fetched by who selects something. */
const OrdersBulk = lazyDialog(async () => (await import('./order-list-bulk.tsx')).OrdersBulk)

/** By name there is nothing to order: all of them are of one partner. */
const partnerList = {
  ...orderList,
  sorts: ['newest', 'oldest', 'due', 'units', 'unitsUp', 'ships', 'shipsDown'],
} as const
const names = counted.filter((name) => name !== 'counterpartId')
const fields = { ...listFields(orderList, ['q', ...names, ...days]), view: oneOf(views, 'all') }
type Props = { partnerId: string }

/** All orders with one partner, on its page. */
export function PartnerOrders({ partnerId }: Props) {
  const t = useT('orders')
  const side = useSide()
  const state = useList(partnerList, fields, { prefix: 'o', ...quietly })
  const { view } = state.values
  const narrowing = { ...state.narrowing, counterpartId: partnerId }
  const input = { ...state.query, ...viewQuery(view, side), counterpartId: partnerId }
  return (
    <ListView
      name="partner-orders"
      label={t('titles.orders')}
      words="orders"
      state={state}
      query={useOrders(input)}
      rows={({ orders }) => orders}
      columns={orderColumns(side).filter(({ key }) => key !== 'retailer' && key !== 'brand')}
      rowName={({ number }) => number}
      rowLink={({ id }) => `/order/${id}`}
      bulk={{ part: OrdersBulk, pageAt: (place) => readOrders({ ...input, ...place }) }}
      choices={orderChoices(t, side, narrowing, true)}
      tabs={<OrderTabs view={view} narrowing={narrowing} onView={(next) => state.change({ view: next })} />}
      none={{ title: t(view === 'all' ? 'viewed.none' : `none.view.${view}`) }}
    />
  )
}
