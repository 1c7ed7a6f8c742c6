import type { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { get } from '../../../lib/server/get.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import styles from './packing.module.css'

const query = { status: 'CONFIRMED', fulfilment: 'UNFULFILLED,PARTIALLY_SHIPPED' } as const

/** Retailers with confirmed orders of which something is to be sent. */
export function RetailerChoice() {
  const t = useT('shipments')
  const retailers = useQuery({
    queryKey: ['orders', 'filter', 'counterpart', query],
    queryFn: ({ signal }) =>
      get<typeof orderViews.filter>(
        '/api/v2/orders/filter/:fieldName',
        { params: { fieldName: 'counterpart' }, query },
        { signal, isQuiet: true },
      ),
  })
  return (
    <QueryView
      query={retailers}
      skeleton={<TableSkeleton columns={2} />}
      empty={(all) => all.length === 0 && { title: t('pack.none'), text: t('pack.none.text') }}
    >
      {(all) => (
        <TitledCard title={t('pack.choose')}>
          <ul className={styles.retailers}>
            {all.map(({ value, label, count }) => (
              <li key={value}>
                <Link to={`/shipments/new?retailerId=${value}`}>
                  <bdi>{label}</bdi>
                </Link>{' '}
                <span className="caption num">{t('orders', { count })}</span>
              </li>
            ))}
          </ul>
        </TitledCard>
      )}
    </QueryView>
  )
}
