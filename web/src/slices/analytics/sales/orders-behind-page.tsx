import { useT } from '../../../lib/language/use-t.ts'
import { useOrdersBehind } from '../analytics.data.ts'
import { useActiveFilters } from '../filters/active-filters.ts'
import { useSalesFilters, oneOf } from '../filters/use-sales-filters.ts'
import { OrdersBehind } from './orders-behind.tsx'

/** /sales-analytics/orders: the orders that a figure is made of. */
export function OrdersBehindPage() {
  const t = useT('analytics')
  const { search, period, filters, measure, change } = useSalesFilters()
  const of = oneOf(search.get('of'), ['counted', 'cancelled', 'open'] as const)
  const page = Math.max(1, Number(search.get('page')) || 1)
  const query = useOrdersBehind({ ...period, ...filters, measure, of, page } as never)
  const back = new URLSearchParams(search)
  for (const name of ['of', 'page']) back.delete(name)
  return (
    <OrdersBehind
      query={query}
      title={of === 'counted' ? t('behind.title', { measure: t(`measure.${measure}`) }) : t(`behind.${of}`)}
      crumb={{ label: t('sales.title'), to: `/sales-analytics?${back}` }}
      filters={useActiveFilters()}
      rowOf={({ retailerName }) => retailerName}
      onPage={(next) => change({ page: next === 1 ? null : next })}
      hasDays={of !== 'open'}
      table="orders"
    />
  )
}
