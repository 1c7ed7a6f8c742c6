import { useT } from '../../../lib/language/use-t.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useMix } from '../model/analytics.data.ts'
import styles from '../model/analytics.module.css'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { useFigures, useRowName } from '../model/figures.ts'
import { ordersLink, useSalesFilters } from '../filters/use-sales-filters.ts'

const all = 'all'

/** The size curve and the colours of one category. */
export function MixTab() {
  const t = useT('analytics')
  const { period, filters, measure, change } = useSalesFilters()
  const query = useMix({ ...period, ...filters, measure })
  const rowName = useRowName()
  const { count, percent } = useFigures(query.data?.currency ?? 'USD')
  const bars = (by: 'size' | 'colour', shares: readonly { key: string; units: number }[]) => {
    const units = shares.reduce((sum, share) => sum + share.units, 0)
    return shares.map((share) => ({
      key: share.key,
      label: rowName(by, share.key, share.key),
      value: share.units,
      note: units > 0 ? percent(share.units / units) : '',
      to: ordersLink('/sales-analytics/orders', period, filters, { measure, [by]: share.key }),
    }))
  }
  return (
    <QueryView query={query} skeleton={<TableSkeleton columns={3} />}>
      {({ categories, sizes, colours }) => (
        <Stack gap={24}>
          <div className={styles.narrow}>
            <SelectField
              label={t('by.category')}
              value={filters.category ?? all}
              options={[
                { value: all, label: t('category.all') },
                ...categories.map((value) => ({ value, label: rowName('category', value, value) })),
              ]}
              onChange={(value) => change({ category: value && value !== all ? [value] : null })}
            />
          </div>
          <div className={styles.pair}>
            <TitledCard title={t('sizes')} end={<ExportButton table="sizes" />}>
              <BarChart label={t('sizes')} format={count} bars={bars('size', sizes)} />
            </TitledCard>
            <TitledCard title={t('colours')} end={<ExportButton table="colours" />}>
              <BarChart label={t('colours')} format={count} bars={bars('colour', colours)} />
            </TitledCard>
          </div>
        </Stack>
      )}
    </QueryView>
  )
}
