import type { purchases } from '@souk/contract/analytics/purchases.contract.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { type FieldsOf, id, matching, oneOf, pageNumber, useUrlState } from '../../../lib/url/url-state.ts'
import type { ActiveFilter } from '../../../ui/tables/filter-bar.tsx'
import { type Query, usePurchaseOrders } from '../model/analytics.data.ts'
import { useRowName } from '../model/figures.ts'
import { useSalesFilters } from '../filters/use-sales-filters.ts'
import { OrdersBehind } from '../sales/orders-behind.tsx'

type OrdersQuery = Query<typeof purchases.orders>
const filterFields = {
  brandId: id,
  category: matching(/^.{1,120}$/),
  deliveryMonth: matching(/^(?:\d{4}-\d{2})?$/), // empty: without a delivery window
} satisfies FieldsOf<OrdersQuery>
const listFields = { of: oneOf(['counted', 'open'], 'counted'), page: pageNumber() } satisfies FieldsOf<OrdersQuery>
const fields = { ...filterFields, ...listFields }

/** /purchase-analytics/orders: the orders that a figure is made of. */
export function PurchaseOrdersPage() {
  const t = useT('analytics')
  const rowName = useRowName()
  const { period, measure } = useSalesFilters()
  const [{ of, page, ...asked }, change] = useUrlState(fields)
  const filters = Object.entries(asked).filter(([, value]) => value !== null) as [keyof typeof asked, string][]
  const query = usePurchaseOrders({ ...period, ...Object.fromEntries(filters), measure, of, page })
  const brand = query.data?.orders[0]?.brandName ?? ''
  const chips: ActiveFilter[] = filters.map(([name, value]) => {
    const by = name === 'brandId' ? 'brand' : name
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
      onPage={(next) => change({ page: next })}
      hasDays={of === 'counted'}
      table="purchaseOrders"
    />
  )
}
