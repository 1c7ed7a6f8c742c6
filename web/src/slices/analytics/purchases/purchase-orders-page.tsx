import { useT } from '../../../lib/language/use-t.ts'
import type { ActiveFilter } from '../../../ui/tables/filter-bar.tsx'
import { usePurchaseOrders } from '../analytics.data.ts'
import { useRowName } from '../figures.ts'
import { useSalesFilters } from '../filters/use-sales-filters.ts'
import { OrdersBehind } from '../sales/orders-behind.tsx'

const own = ['brandId', 'category', 'deliveryMonth'] as const

/** /purchase-analytics/orders: the orders that a figure is made of. */
export function PurchaseOrdersPage() {
  const t = useT('analytics')
  const rowName = useRowName()
  const { search, period, measure, change } = useSalesFilters()
  const page = Math.max(1, Number(search.get('page')) || 1)
  const filters = Object.fromEntries(own.flatMap((name) => (search.has(name) ? [[name, search.get(name)!]] : [])))
  const of = search.get('of') === 'open' ? 'open' : 'counted'
  const query = usePurchaseOrders({ ...period, ...filters, measure, of, page } as never)
  const brand = query.data?.orders[0]?.brandName ?? ''
  const chips: ActiveFilter[] = Object.entries(filters).map(([name, value]) => {
    const by = name === 'brandId' ? 'brand' : (name as 'category' | 'deliveryMonth')
    const which = by === 'brand' ? brand : rowName(by, value, value)
    return { key: name, label: t('filter.is', { of: t(`by.${by}`), which }), onRemove: () => change({ [name]: null }) }
  })
  return (
    <OrdersBehind
      query={query}
      title={of === 'open' ? t('open') : t('behind.title', { measure: t(`buyMeasure.${measure}`) })}
      crumb={{ label: t('purchases.title'), to: '/purchase-analytics' }}
      filters={chips}
      rowOf={({ brandName }) => brandName}
      onPage={(next) => change({ page: next === 1 ? null : next })}
      hasDays={of === 'counted'}
      table="purchaseOrders"
    />
  )
}
