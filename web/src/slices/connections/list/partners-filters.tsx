import { useT } from '../../../lib/language/use-t.ts'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import type { useListFilters } from './list-filters.ts'
import { useArrangements } from '../relation/use-arrangements.ts'
import styles from '../connections.module.css'

export const partnerFilters = ['q', 'groupId', 'salesRepId', 'origin', 'status', 'sort'] as const
type Filters = ReturnType<typeof useListFilters<(typeof partnerFilters)[number]>>

/** Groups and representatives are the brand's own, so a retailer has neither. */
export function PartnersFilters({ filters, isBrand }: { filters: Filters; isBrand: boolean }) {
  const t = useT('connections')
  const { groups, sellers } = useArrangements(isBrand)
  const { values, change } = filters
  const select = (name: 'groupId' | 'salesRepId' | 'origin' | 'sort', label: string, options: Options) => (
    <span className={styles.select}>
      <SelectField
        label={label}
        isLabelHidden
        options={options}
        value={values[name]}
        onChange={(value) => change({ [name]: value ?? '' })}
      />
    </span>
  )
  return (
    <FilterBar search={{ label: t('search'), value: values.q, onSearch: (q) => change({ q }) }}>
      {isBrand &&
        select('groupId', t('columns.group'), [
          { value: '', label: t('any.group') },
          { value: 'none', label: t('without.group') },
          ...groups,
        ])}
      {isBrand &&
        select('salesRepId', t('columns.salesRep'), [
          { value: '', label: t('any.salesRep') },
          { value: 'none', label: t('without.salesRep') },
          ...sellers,
        ])}
      {select('origin', t('columns.origin'), [
        { value: '', label: t('any.origin') },
        ...(['marketplace', 'direct'] as const).map((value) => ({ value, label: t(`origin.${value}`) })),
      ])}
      {select('sort', t('sort'), [
        { value: '', label: t('sort.name') },
        ...(['newest', 'oldest'] as const).map((value) => ({ value, label: t(`sort.${value}`) })),
      ])}
      <Segmented
        label={t('which')}
        value={values.status === 'ENDED' ? 'ENDED' : ''}
        segments={[
          { value: '', label: t('which.current') },
          { value: 'ENDED', label: t('which.ended') },
        ]}
        onChange={(status) => change({ status })}
      />
    </FilterBar>
  )
}

type Options = readonly { value: string; label: string }[]
