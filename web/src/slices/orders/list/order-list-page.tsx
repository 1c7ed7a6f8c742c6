import { orderList } from '@souk/contract/orders/order-list.ts'
import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { IconPlus } from '@tabler/icons-react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useTradeLinks } from '../../../lib/session/viewed-entity.ts'
import { oneOf } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { useSide } from '../model/order-side.ts'
import { ordersFile, productionFile } from '../model/orders-file.ts'
import { readOrders, useOrders, useWaiting } from '../model/orders.data.ts'
import { orderColumns } from './order-columns.tsx'
import { counted, days, orderChoices, OrderTabs } from './order-list-narrowing.tsx'
import { views, viewQuery } from './order-views.ts'

const fields = { ...listFields(orderList, ['q', ...counted, ...days]), view: oneOf(views, 'all') }

/** Fetched by who selects something. */
const OrdersBulk = lazyDialog(async () => (await import('./order-list-bulk.tsx')).OrdersBulk)

/** /orders. Everything that narrows it is in the address, so a link, a reload and the back button agree. */
export function OrdersPage() {
  const t = useT('orders')
  const side = useSide()
  const isOpen = useCanNavigate()
  const links = useTradeLinks()
  const state = useList(orderList, fields)
  const { view } = state.values
  const input = { ...state.query, ...viewQuery(view, side) }
  const query = useOrders(input)
  const waiting = useWaiting()
  const isNone = query.data?.total === 0 && !state.isAny && view === 'all'
  const shop = side === 'retailer' && ['/discover-products', '/explore', '/connections'].find(isOpen)
  const write = side === 'brand' && (
    <ButtonLink to="/orders/new" look="primary" icon={<IconPlus size={17} stroke={1.8} aria-hidden />}>
      {t('new')}
    </ButtonLink>
  )
  return (
    <ListPage
      tour="orders"
      name="orders"
      words="orders"
      title={t('titles.orders')}
      lead={waiting === undefined ? '' : waiting === 0 ? t('lead.none') : t('lead', { count: waiting })}
      actions={
        !isNone && (
          <>
            <OrdersDownload orders={query.data?.orders ?? []} />
            {write}
          </>
        )
      }
      state={state}
      query={query}
      rows={({ orders }) => orders}
      columns={orderColumns(side, links.customer)}
      rowName={({ number }) => number}
      rowLink={({ id }: OrderRow) => `/order/${id}`}
      bulk={{ part: OrdersBulk, pageAt: (place) => readOrders({ ...input, ...place }) }}
      choices={orderChoices(t, side, state.narrowing)}
      tabs={
        !isNone && <OrderTabs view={view} narrowing={state.narrowing} onView={(next) => state.change({ view: next })} />
      }
      none={
        view === 'all'
          ? {
              title: t('none'),
              text: t(`none.${side}`),
              action: write || (shop && <ButtonLink to={shop}>{t('none.shop')}</ButtonLink>),
            }
          : { title: t(`none.view.${view}`) }
      }
    />
  )
}

/** The orders of this page; some of them by selecting. A brand also takes what it has to make. */
function OrdersDownload({ orders }: { orders: readonly { id: string }[] }) {
  const t = useT('orders')
  const side = useSide()
  if (orders.length === 0) return null
  return (
    <DownloadMenu
      of={ordersFile(orders.map(({ id }) => id))}
      {...(side === 'brand' && {
        others: [{ target: productionFile, format: 'xlsx' as const, label: t('production') }],
      })}
    />
  )
}
