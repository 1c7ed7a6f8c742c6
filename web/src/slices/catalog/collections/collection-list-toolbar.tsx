import { useT } from '../../../lib/language/use-t.ts'
import type { Change, Values } from '../../../lib/url/url-state.ts'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { type fields, sorts, statuses, types } from './collection-list-filters.ts'
import { type CollectionsView, views } from './collection-list-view.ts'
import styles from './collection-list-toolbar.module.css'

type Props = {
  filters: Values<typeof fields>
  onChange: (next: Change<typeof fields>) => void
  view: CollectionsView
  onView: (view: CollectionsView) => void
}

export function CollectionsToolbar({ filters, onChange, view, onView }: Props) {
  const t = useT('catalog')
  const { q, status, type, sort, archived } = filters
  const any = (label: string) => ({ value: '', label })
  return (
    <FilterBar search={{ label: t('search'), value: q, onSearch: (text) => onChange({ q: text }) }}>
      <span className={styles.select}>
        <SelectField
          label={t('columns.status')}
          isLabelHidden
          options={[any(t('anyStatus')), ...statuses.map((value) => ({ value, label: t(`status.${value}`) }))]}
          value={status ?? ''}
          onChange={(value) => onChange({ status: value })}
        />
      </span>
      <span className={styles.select}>
        <SelectField
          label={t('columns.type')}
          isLabelHidden
          options={[any(t('anyType')), ...types.map((value) => ({ value, label: t(`type.${value}`) }))]}
          value={type ?? ''}
          onChange={(value) => onChange({ type: value })}
        />
      </span>
      <span className={styles.select}>
        <SelectField
          label={t('sort')}
          isLabelHidden
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          value={sort}
          onChange={(value) => onChange({ sort: value })}
        />
      </span>
      <Segmented
        label={t('which')}
        value={archived ? 'archived' : 'current'}
        segments={(['current', 'archived'] as const).map((value) => ({ value, label: t(`which.${value}`) }))}
        onChange={(value) => onChange({ archived: value === 'archived' })}
      />
      <span className={styles.view}>
        <Segmented
          label={t('view')}
          value={view}
          segments={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={onView}
        />
      </span>
    </FilterBar>
  )
}
