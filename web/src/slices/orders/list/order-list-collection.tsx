import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Money } from '../../../ui/values/money.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useSide } from '../model/order-side.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { ListTable } from '../../../ui/lists/list-page.tsx'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { type OrdersPage, readOrders } from '../model/orders.data.ts'
import { orderColumns } from './order-columns.tsx'

/** Fetched by who selects something. */
const OrdersBulk = lazyDialog(async () => (await import('./order-list-bulk.tsx')).OrdersBulk)

/** The orders from one collection, a table for each currency: none is added to another. */
export function CollectionOrders({ collectionId }: { collectionId: string }) {
  const t = useT('orders')
  const format = useFormat()
  const side = useSide()
  const query = useQuery({
    queryKey: ['orders', 'collection', collectionId],
    queryFn: async () => (await import('../model/order-list-writes.ts')).readCollectionOrders({ collectionId }),
  })
  return (
    <QueryView
      query={query}
      skeleton={<TableSkeleton columns={6} rows={4} />}
      empty={(groups) => groups.length === 0 && { title: t('collection.none'), text: t('collection.none.text') }}
    >
      {(groups) => (
        <Stack gap={24}>
          {groups.map(({ currency, orders, units, amount, list }) => (
            <Stack key={currency} aria-label={currency} as="section" gap={16}>
              <h2 className="num">
                <Money amount={amount} currency={currency} /> ·{' '}
                {format.list([t('orders', { count: orders }), t('units', { count: units })])}
              </h2>
              <ListTable
                name="orders"
                label={t('titles.orders')}
                words="orders"
                rows={list}
                total={orders}
                columns={orderColumns(side)}
                rowName={({ number }) => number}
                rowLink={({ id }) => `/order/${id}`}
                bulk={{ part: OrdersBulk, pageAt: (place) => readOrders({ collectionId, currency, ...place }) }}
                rowsOf={(page: OrdersPage) => page.orders}
              />
            </Stack>
          ))}
        </Stack>
      )}
    </QueryView>
  )
}
