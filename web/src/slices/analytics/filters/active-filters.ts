import type { Dimension } from '@souk/contract/analytics/sales-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import type { ActiveFilter } from '../../../ui/tables/filter-bar.tsx'
import { useInsights } from '../model/analytics.data.ts'
import { useRowName } from '../model/figures.ts'
import { filterOf, useSalesFilters } from './use-sales-filters.ts'

/** The filters of the URL as chips; names come from the figures themselves. */
export function useActiveFilters(): ActiveFilter[] {
  const t = useT('analytics')
  const rowName = useRowName()
  const { filters, change, period, measure } = useSalesFilters()
  const names = useNames({ ...period, measure, ...filters }, filters)
  return Object.entries(filterOf).flatMap(([by, name]) =>
    (filters[name] ?? '')
      .split(',')
      .filter(Boolean)
      .map((value, _, all) => ({
        key: `${name} ${value}`,
        label: t('filter.is', { of: t(`by.${by as 'day'}`), which: rowName(by, value, names.get(value) ?? value) }),
        onRemove: () => change({ [name]: all.filter((one) => one !== value) }),
      })),
  )
}

/** Ids are shown by the names of their rows. */
function useNames(query: object, filters: ReturnType<typeof useSalesFilters>['filters']): Map<string, string> {
  const ask = (by: Dimension, name: keyof typeof filters) =>
    useInsights({ ...query, by }, filters[name] !== undefined).data?.rows ?? []
  const rows = [
    ...ask('collection', 'collectionId'),
    ...ask('product', 'productId'),
    ...ask('retailer', 'retailerId'),
    ...ask('salesRep', 'salesRepId'),
  ]
  return new Map(rows.map(({ key, label }) => [key, label]))
}
