import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import type { ActiveFilter } from '../../../ui/tables/filter-bar.tsx'
import {
  type FieldName,
  type Filters,
  type OrderFiltering,
  fieldNames,
  fields,
  narrowing,
} from './order-list-filters.ts'
import { useSide } from '../detail/order-side.ts'
import { useFieldValues } from './orders.data.ts'

/** The filters that are on, in words. Names come from the field's own values, asked for only where something is chosen. */
export function useActiveFilters({ filters, set }: OrderFiltering): ActiveFilter[] {
  const t = useT('orders')
  const format = useFormat()
  const side = useSide()
  const names = useNames(filters)
  const chosen = fieldNames.flatMap((name) =>
    (filters.chosen[name] ?? []).map((value) => ({
      key: `${name} ${value}`,
      label: t('filter.is', { field: t(fieldKey(name, side)), value: names(name, value) ?? wordOf(t, name, value) }),
      onRemove: () => set({ [name]: filters.chosen[name]!.filter((one) => one !== value).join(',') }),
    })),
  )
  const days = (['from', 'until'] as const).flatMap((name) => {
    const day = filters.days[name]
    return day
      ? [{ key: name, label: t(`filter.${name}.is`, { day: format.day(day) }), onRemove: () => set({ [name]: null }) }]
      : []
  })
  const asked = filters.isCancelAsked
    ? [{ key: 'cancel', label: t('status.cancelAsked'), onRemove: () => set({ isCancelAsked: null }) }]
    : []
  return [...chosen, ...days, ...asked]
}

export const fieldKey = (name: FieldName, side: string) =>
  name === 'counterpartId' ? `field.counterpart.${side}` : `field.${fields[name].field}`

/** Kinds and ways to pay have words; everything else has a name. */
export const wordOf = (t: T, name: FieldName, value: string) => (hasWords(name) ? t(`${name}.${value}`) : value)

export const hasWords = (name: FieldName) =>
  name === 'type' || name === 'paymentMethod' || name === 'fulfilment' || name === 'payment'

function useNames(filters: Filters): (name: FieldName, value: string) => string | undefined {
  const choice = narrowing(filters)
  const known = {
    counterpartId: useFieldValues('counterpart', choice, 'counterpartId' in filters.chosen).data,
    storeId: useFieldValues('store', choice, 'storeId' in filters.chosen).data,
    collectionId: useFieldValues('collection', choice, 'collectionId' in filters.chosen).data,
    salesRepId: useFieldValues('salesRep', choice, 'salesRepId' in filters.chosen).data,
  } as Partial<Record<FieldName, { value: string; label: string }[] | undefined>>
  return (name, value) => known[name]?.find((one) => one.value === value)?.label
}
