import { useT } from '../../../lib/language/use-t.ts'
import { oneOf } from '../../../lib/url/url-state.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { useOrdersBehind } from '../model/analytics.data.ts'
import { useActiveFilters } from '../filters/active-filters.ts'
import { useSalesFilters } from '../filters/use-sales-filters.ts'
import { behindList, OrdersBehind } from './orders-behind.tsx'

const fields = { of: oneOf(['counted', 'cancelled', 'open'], 'counted') }

/** /sales-analytics/orders: the orders that a figure is made of. */
export function OrdersBehindPage() {
  const t = useT('analytics')
  const { period, filters, measure } = useSalesFilters()
  const state = useList(behindList, fields)
  const { of } = state.values
  const query = useOrdersBehind({ ...period, ...filters, measure, of, ...state.query })
  return (
    <OrdersBehind
      state={state}
      query={query}
      title={of === 'counted' ? t('behind.title', { measure: t(`measure.${measure}`) }) : t(`behind.${of}`)}
      crumb={{ label: t('sales.title'), to: `/sales-analytics${state.searchWith({ of: null })}` }}
      filters={useActiveFilters()}
      rowOf={({ retailerName }) => retailerName}
      hasDays={of !== 'open'}
      table="orders"
    />
  )
}
