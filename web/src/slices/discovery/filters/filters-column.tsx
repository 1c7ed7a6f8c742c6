import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { Count } from '../../../ui/values/count.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import styles from './filters-column.module.css'
import type { FacetView } from './filters-facets.ts'

export type FilterProps = {
  search: { label: string; value: string; onSearch: (text: string) => void }
  facets: readonly FacetView[]
  /** Counts stop somewhere; past that they are at least so many. */
  isMore?: boolean
  onChoose: (name: string, values: readonly string[]) => void
  onClear?: (() => void) | undefined
}

const short = 8 // a longer facet shows its beginning first

export function FiltersColumn({ search, facets, isMore = false, onChoose, onClear }: FilterProps) {
  const t = useT('discovery')
  return (
    <search className={styles.column} aria-label={t('filters.label')}>
      <SearchBox {...search} />
      {facets.filter(isCounted).map((facet) => (
        <FacetGroup key={facet.name} facet={facet} isMore={isMore} onChoose={(next) => onChoose(facet.name, next)} />
      ))}
      {onClear && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {t('filters.clear')}
        </button>
      )}
    </search>
  )
}

/** Until then what is chosen would stand alone, and move as soon as the others come. */
const isCounted = ({ choices }: FacetView) => choices.every(({ count }) => count !== null)

type GroupProps = { facet: FacetView; isMore: boolean; onChoose: (values: readonly string[]) => void }

function FacetGroup({ facet: { label, choices, chosen }, isMore, onChoose }: GroupProps) {
  const t = useT('discovery')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? choices : choices.filter(({ value }, at) => at < short || chosen.includes(value))
  return (
    <fieldset className={styles.facet}>
      <legend>{label}</legend>
      {shown.map(({ value, label: name, count }) => (
        <Checkbox
          key={value}
          label={<bdi>{name}</bdi>}
          count={count !== null && <Count value={count} isMore={isMore && count > 0} />}
          isChecked={chosen.includes(value)}
          onChange={(isChecked) => onChoose(isChecked ? [...chosen, value] : chosen.filter((one) => one !== value))}
        />
      ))}
      {choices.length > short && (
        <button type="button" className={styles.whole} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('filters.fewer') : t('filters.all', { count: choices.length })}
        </button>
      )}
    </fieldset>
  )
}
