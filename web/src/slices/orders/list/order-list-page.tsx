import { IconPlus } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { ordersFile, productionFile } from '../model/orders-file.ts'
import { queryOf, useOrderFilters } from './order-list-filters.ts'
import { useSide } from '../model/order-side.ts'
import { OrdersTable } from './order-list-table.tsx'
import { OrdersTabs } from './order-list-tabs.tsx'
import { OrdersToolbar } from './order-list-toolbar.tsx'
import { useOrders, useWaiting } from '../model/orders.data.ts'
import styles from './order-list-page.module.css'

/** /orders. Everything that narrows it is in the address, so a link, a reload and the back button agree. */
export function OrdersPage() {
  const t = useT('orders')
  const side = useSide()
  const isOpen = useCanNavigate()
  const filtering = useOrderFilters()
  const { filters, change, reset, isAny } = filtering
  const query = useOrders(queryOf(filters, side))
  const waiting = useWaiting()
  const isNone = query.data?.total === 0 && !isAny && filters.view === 'all'
  const shop = side === 'retailer' && ['/discover-products', '/explore', '/connections'].find(isOpen)
  const write = side === 'brand' && (
    <ButtonLink to="/orders/new" look="primary" icon={<IconPlus size={17} stroke={1.8} aria-hidden />}>
      {t('new')}
    </ButtonLink>
  )
  const look = shop && <ButtonLink to={shop}>{t('none.shop')}</ButtonLink>
  return (
    <Page
      tour="orders"
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
    >
      {!isNone && (
        <div className={styles.narrowing}>
          <OrdersTabs filters={filters} onView={(view) => change({ view })} />
          <OrdersToolbar filtering={filtering} />
        </div>
      )}
      <QueryView
        query={query}
        skeleton={<TableSkeleton columns={7} />}
        empty={({ orders }) =>
          orders.length === 0 &&
          (isAny
            ? { onClear: reset }
            : filters.view === 'all'
              ? {
                  title: t('none'),
                  text: t(`none.${side}`),
                  action: write || look,
                }
              : { title: t(`none.view.${filters.view}`) })
        }
      >
        {({ orders, ...paging }) => (
          <>
            <OrdersTable rows={orders} total={paging.total} />
            <Pager {...paging} onPage={(page) => change({ page })} />
          </>
        )}
      </QueryView>
    </Page>
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
