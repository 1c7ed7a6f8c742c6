import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { type ActiveFilter, FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { useShipmentValues } from '../model/shipments.data.ts'
import { useSide } from '../model/side.ts'
import { narrowing, type ShipmentFiltering } from './shipment-filters.ts'

const FiltersSheet = lazyDialog(async () => (await import('./shipment-filters-sheet.tsx')).ShipmentFiltersSheet)

export function ShipmentToolbar({ filtering }: { filtering: ShipmentFiltering }) {
  const t = useT('shipments')
  const [isOpen, setOpen] = useState(false)
  const { filters, change, reset, isAny } = filtering
  return (
    <>
      <FilterBar
        search={{ label: t('search'), value: filters.q, onSearch: (q) => change({ q }) }}
        filters={useActive(filtering)}
        {...(isAny && { onClear: reset })}
      >
        <Button icon={<IconAdjustmentsHorizontal size={16} stroke={1.7} aria-hidden />} onClick={() => setOpen(true)}>
          {t('filters')}
        </Button>
      </FilterBar>
      <Suspense>{isOpen && <FiltersSheet filtering={filtering} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** The filters that are on, in words. */
function useActive({ filters, change }: ShipmentFiltering): ActiveFilter[] {
  const t = useT('shipments')
  const format = useFormat()
  const side = useSide()
  const names = useShipmentValues('counterpart', narrowing(filters), filters.counterpartId.length > 0).data
  const without = (all: readonly string[], value: string) => all.filter((one) => one !== value)
  return [
    ...filters.counterpartId.map((id) => ({
      key: id,
      label: t('filter.is', {
        field: t(`field.counterpart.${side}`),
        value: names?.find(({ value }) => value === id)?.label ?? '…',
      }),
      onRemove: () => change({ counterpartId: without(filters.counterpartId, id) }),
    })),
    ...filters.carrier.map((carrier) => ({
      key: carrier,
      label: t('filter.is', { field: t('field.carrier'), value: carrier }),
      onRemove: () => change({ carrier: without(filters.carrier, carrier) }),
    })),
    ...(filters.orderId ? [{ key: 'order', label: t('filter.order'), onRemove: () => change({ orderId: null }) }] : []),
    ...(['from', 'until'] as const).flatMap((name) =>
      filters[name]
        ? [
            {
              key: name,
              label: t(`filter.${name}.is`, { day: format.day(filters[name]) }),
              onRemove: () => change({ [name]: null }),
            },
          ]
        : [],
    ),
  ]
}
