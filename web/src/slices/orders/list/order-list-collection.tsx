import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Money } from '../../../ui/values/money.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { OrdersTable } from './order-list-table.tsx'
import styles from './order-list-page.module.css'

/** The orders from one collection, a table for each currency: none is added to another. */
export function CollectionOrders({ collectionId }: { collectionId: string }) {
  const t = useT('orders')
  const format = useFormat()
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
        <div className={styles.sheet}>
          {groups.map(({ currency, orders, units, amount, list }) => (
            <section key={currency} aria-label={currency} className={styles.products}>
              <h2 className="num">
                <Money amount={amount} currency={currency} /> ·{' '}
                {format.list([t('orders', { count: orders }), t('units', { count: units })])}
              </h2>
              <OrdersTable rows={list} total={orders} />
            </section>
          ))}
        </div>
      )}
    </QueryView>
  )
}
