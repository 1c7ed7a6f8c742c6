import type { ReactNode } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useCategoryOptions } from './product-choices.tsx'
import { completeness, productSorts, productStatuses, type useProductFilters } from '../model/product-table-filters.ts'
import styles from './product-table-tab.module.css'

type Props = Pick<ReturnType<typeof useProductFilters>, 'filters' | 'change'> & { end: ReactNode }

export function ProductsToolbar({ filters, change, end }: Props) {
  const t = useT('products')
  const { q, category, status, complete, sort } = filters
  const any = (label: string) => ({ value: '', label })
  return (
    <FilterBar search={{ label: t('search'), value: q, onSearch: (text) => change({ q: text }) }}>
      <span className={styles.select}>
        <ComboboxField
          label={t('fields.category')}
          isLabelHidden
          isOptional
          placeholder={t('any.category')}
          options={useCategoryOptions()}
          value={category ?? null}
          onChange={(value) => change({ category: value })}
        />
      </span>
      <span className={styles.select}>
        <SelectField
          label={t('fields.status')}
          isLabelHidden
          options={[any(t('any.status')), ...productStatuses.map((value) => ({ value, label: t(`status.${value}`) }))]}
          value={status ?? ''}
          onChange={(value) => change({ status: value })}
        />
      </span>
      <span className={styles.select}>
        <SelectField
          label={t('columns.complete')}
          isLabelHidden
          options={[any(t('any.complete')), ...completeness.map((value) => ({ value, label: t(`complete.${value}`) }))]}
          value={complete ?? ''}
          onChange={(value) => change({ complete: value })}
        />
      </span>
      <span className={styles.select}>
        <SelectField
          label={t('sort')}
          isLabelHidden
          options={productSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={sort}
          onChange={(value) => change({ sort: value })}
        />
      </span>
      <span className={styles.end}>{end}</span>
    </FilterBar>
  )
}
