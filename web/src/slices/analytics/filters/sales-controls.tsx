import { type ComponentProps, Suspense } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { useActiveFilters } from './active-filters.ts'
import { MeasureFields } from './measure-fields.tsx'
import { useSalesFilters } from './use-sales-filters.ts'

const AddFilter = lazyDialog(async () => (await import('./add-filter.tsx')).AddFilter)

/** Everything that decides which figures are shown. */
export function SalesControls(shown: ComponentProps<typeof MeasureFields>['shown']) {
  const { reset } = useSalesFilters()
  return (
    <FilterBar filters={useActiveFilters()} onClear={reset}>
      <MeasureFields words="measure" shown={shown}>
        <Suspense>
          <AddFilter />
        </Suspense>
      </MeasureFields>
    </FilterBar>
  )
}
