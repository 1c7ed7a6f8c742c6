import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import type { ActiveFilter } from '../../../ui/tables/filter-bar.tsx'
import {
  type FieldName,
  type Filters,
  type OrderFiltering,
  fieldNames,
  fieldOf,
  narrowing,
} from './order-list-filters.ts'
import { useSide } from '../model/order-side.ts'
import { useFieldValues } from '../model/orders.data.ts'

/** The filters that are on, in words. Names come from the field's own values, asked for only where something is chosen. */
export function useActiveFilters({ filters, change }: OrderFiltering): ActiveFilter[] {
  const t = useT('orders')
  const format = useFormat()
  const side = useSide()
  const names = useNames(filters)
  const chosen = fieldNames.flatMap((name) =>
    filters[name].map((value) => ({
      key: `${name} ${value}`,
      label: t('filter.is', { field: t(fieldKey(name, side)), value: names(value) ?? wordOf(t, name, value) }),
      onRemove: () => change({ [name]: filters[name].filter((one) => one !== value) }),
    })),
  )
  const days = (['from', 'until'] as const).flatMap((name) => {
    const day = filters[name]
    return day
      ? [
          {
            key: name,
            label: t(`filter.${name}.is`, { day: format.day(day) }),
            onRemove: () => change({ [name]: null }),
          },
        ]
      : []
  })
  const asked = filters.isCancelAsked
    ? [{ key: 'cancel', label: t('status.cancelAsked'), onRemove: () => change({ isCancelAsked: null }) }]
    : []
  return [...chosen, ...days, ...asked]
}

export const fieldKey = (name: FieldName, side: string) =>
  name === 'counterpartId' ? `field.counterpart.${side}` : `field.${fieldOf[name]}`

/** Kinds and ways to pay have words; everything else has a name. */
export const wordOf = (t: T, name: FieldName, value: string) => (hasWords(name) ? t(`${name}.${value}`) : value)

const named: readonly FieldName[] = ['type', 'paymentMethod', 'fulfilment', 'payment', 'integration']
export const hasWords = (name: FieldName) => named.includes(name)

/** Only these have names; each is asked for where something is chosen. */
function useNames(filters: Filters): (value: string) => string | undefined {
  const choice = narrowing(filters)
  const ask = (name: FieldName) => useFieldValues(fieldOf[name], choice, filters[name].length > 0).data ?? []
  const known = [...ask('counterpartId'), ...ask('storeId'), ...ask('collectionId'), ...ask('salesRepId')]
  return (value) => known.find((one) => one.value === value)?.label
}
