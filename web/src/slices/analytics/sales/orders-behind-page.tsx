import { useT } from '../../../lib/language/use-t.ts'
import { oneOf, pageNumber, useUrlState } from '../../../lib/url/url-state.ts'
import { useOrdersBehind } from '../model/analytics.data.ts'
import { useActiveFilters } from '../filters/active-filters.ts'
import { useSalesFilters } from '../filters/use-sales-filters.ts'
import { OrdersBehind } from './orders-behind.tsx'

const fields = { of: oneOf(['counted', 'cancelled', 'open'], 'counted'), page: pageNumber() }

/** /sales-analytics/orders: the orders that a figure is made of. */
export function OrdersBehindPage() {
  const t = useT('analytics')
  const { period, filters, measure } = useSalesFilters()
  const [{ of, page }, change, { searchWith }] = useUrlState(fields)
  const query = useOrdersBehind({ ...period, ...filters, measure, of, page })
  return (
    <OrdersBehind
      query={query}
      title={of === 'counted' ? t('behind.title', { measure: t(`measure.${measure}`) }) : t(`behind.${of}`)}
      crumb={{ label: t('sales.title'), to: `/sales-analytics${searchWith({ of: null })}` }}
      filters={useActiveFilters()}
      rowOf={({ retailerName }) => retailerName}
      onPage={(next) => change({ page: next })}
      hasDays={of !== 'open'}
      table="orders"
    />
  )
}
