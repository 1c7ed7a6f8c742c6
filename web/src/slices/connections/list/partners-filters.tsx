import { useT } from '../../../lib/language/use-t.ts'
import {
  type Change,
  type FieldsOf,
  type Values,
  idOrNone,
  oneOf,
  pageNumber,
  text,
} from '../../../lib/url/url-state.ts'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import type { RelationsQuery } from '../model/connections.data.ts'
import { useArrangements } from '../relation/use-arrangements.ts'
import styles from '../model/connections.module.css'

const origins = ['marketplace', 'direct'] as const
const sorts = ['name', 'newest', 'oldest'] as const

export const partnerFields = {
  q: text(),
  groupId: idOrNone,
  salesRepId: idOrNone,
  origin: oneOf(origins),
  status: oneOf(['ENDED']),
  sort: oneOf(sorts, 'name'),
  page: pageNumber(),
} satisfies FieldsOf<RelationsQuery>

type Props = {
  filters: Values<typeof partnerFields>
  change: (next: Change<typeof partnerFields>) => void
  isBrand: boolean
}

/** Groups and representatives are the brand's own, so a retailer has neither. */
export function PartnersFilters({ filters, change, isBrand }: Props) {
  const t = useT('connections')
  const { groups, sellers } = useArrangements(isBrand)
  const select = (name: 'groupId' | 'salesRepId' | 'origin' | 'sort', label: string, options: Options) => (
    <span className={styles.select}>
      <SelectField
        label={label}
        isLabelHidden
        options={options}
        value={filters[name] ?? ''}
        onChange={(value) => change({ [name]: value })}
      />
    </span>
  )
  return (
    <FilterBar search={{ label: t('search'), value: filters.q, onSearch: (q) => change({ q }) }}>
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
        ...origins.map((value) => ({ value, label: t(`origin.${value}`) })),
      ])}
      {select(
        'sort',
        t('sort'),
        sorts.map((value) => ({ value, label: t(`sort.${value}`) })),
      )}
      <Segmented
        label={t('which')}
        value={filters.status ?? ''}
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
