import type { purchases } from '@souk/contract/analytics/purchases.contract.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { asView, type FieldsOf, id, matching, oneOf } from '../../../lib/url/url-state.ts'
import { useList } from '../../../lib/url/use-list.ts'
import type { ActiveFilter } from '../../../ui/tables/filter-bar.tsx'
import { type Query, usePurchaseOrders } from '../model/analytics.data.ts'
import { useRowName } from '../model/figures.ts'
import { useSalesFilters } from '../filters/use-sales-filters.ts'
import { behindList, OrdersBehind } from '../sales/orders-behind.tsx'

type OrdersQuery = Query<typeof purchases.orders>
/** Named by the figures themselves, so the page draws their chips. */
const filterFields = {
  brandId: asView(id),
  category: asView(matching(/^.{1,120}$/)),
  deliveryMonth: asView(matching(/^(?:\d{4}-\d{2})?$/)), // empty: without a delivery window
} satisfies FieldsOf<OrdersQuery>
const names = Object.keys(filterFields) as (keyof typeof filterFields)[]
const fields = { ...filterFields, of: oneOf(['counted', 'open'], 'counted') }

/** /purchase-analytics/orders: the orders that a figure is made of. */
export function PurchaseOrdersPage() {
  const t = useT('analytics')
  const rowName = useRowName()
  const { period, measure } = useSalesFilters()
  const state = useList(behindList, fields)
  const { of } = state.values
  const filters = names.flatMap((name) => {
    const value = state.values[name]
    return value === null ? [] : [[name, value] as const]
  })
  const query = usePurchaseOrders({ ...period, ...Object.fromEntries(filters), measure, of, ...state.query })
  const brand = query.data?.orders[0]?.brandName ?? ''
  const chips: ActiveFilter[] = filters.map(([name, value]) => {
    const by = name === 'brandId' ? 'brand' : name
    const which = by === 'brand' ? brand : rowName(by, value, value)
    return {
      key: name,
      label: t('filter.is', { of: t(`by.${by}`), which }),
      onRemove: () => state.change({ [name]: null }),
    }
  })
  return (
    <OrdersBehind
      state={state}
      query={query}
      title={of === 'open' ? t('open') : t('behind.title', { measure: t(`buyMeasure.${measure}`) })}
      crumb={{ label: t('purchases.title'), to: '/purchase-analytics' }}
      filters={chips}
      rowOf={({ brandName }) => brandName}
      hasDays={of === 'counted'}
      table="purchaseOrders"
    />
  )
}
