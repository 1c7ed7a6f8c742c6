import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { type OrderFiltering, sorts } from './order-list-filters.ts'
import { useActiveFilters } from './order-list-active.ts'
import styles from './order-list-page.module.css'

/** Fetched by who narrows something. */
const FiltersSheet = lazyDialog(async () => (await import('./order-list-filters-sheet.tsx')).OrdersFiltersSheet)

export function OrdersToolbar({ filtering }: { filtering: OrderFiltering }) {
  const t = useT('orders')
  const [isOpen, setOpen] = useState(false)
  const { filters, change, reset, isAny } = filtering
  const active = useActiveFilters(filtering)
  return (
    <>
      <FilterBar
        search={{ label: t('search'), value: filters.q, onSearch: (q) => change({ q }) }}
        filters={active}
        {...(isAny && { onClear: reset })}
      >
        <Button icon={<IconAdjustmentsHorizontal size={16} stroke={1.7} aria-hidden />} onClick={() => setOpen(true)}>
          {t('filters')}
        </Button>
        <span className={styles.select}>
          <SelectField
            label={t('sort')}
            isLabelHidden
            options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={filters.sort}
            onChange={(sort) => change({ sort })}
          />
        </span>
      </FilterBar>
      <Suspense>{isOpen && <FiltersSheet filtering={filtering} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
