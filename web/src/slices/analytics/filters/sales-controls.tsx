import { Suspense, lazy } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import styles from '../analytics.module.css'
import { useActiveFilters } from './active-filters.ts'
import { PeriodFields } from './period-fields.tsx'
import { filterNames, useSalesFilters } from './use-sales-filters.ts'

const AddFilter = lazy(async () => ({ default: (await import('./add-filter.tsx')).AddFilter }))

type Props = { from: string; to: string; currency: string; currencies: readonly string[] }

/** Everything that decides which figures are shown. */
export function SalesControls(asked: Props) {
  const t = useT('analytics')
  const { measure, compare, change } = useSalesFilters()
  return (
    <FilterBar
      filters={useActiveFilters()}
      onClear={() => change(Object.fromEntries(filterNames.map((name) => [name, null])))}
    >
      <div className={styles.controls}>
        <div className={styles.scroll}>
          <Segmented
            label={t('measure')}
            value={measure}
            onChange={(value) => change({ measure: value === 'booked' ? null : value })}
            segments={(['booked', 'shipped', 'invoiced'] as const).map((value) => ({
              value,
              label: t(`measure.${value}`),
            }))}
          />
        </div>
        <PeriodFields {...asked} />
        <SelectField
          label={t('compare')}
          value={compare}
          options={(['none', 'period', 'year'] as const).map((value) => ({ value, label: t(`compare.${value}`) }))}
          onChange={(value) => change({ compare: value === 'none' ? null : value })}
        />
        <Suspense>
          <AddFilter />
        </Suspense>
      </div>
    </FilterBar>
  )
}
