import type { ReactNode } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import styles from '../model/analytics.module.css'
import { PeriodFields } from './period-fields.tsx'
import { comparisons, measures, useSalesFilters } from './use-sales-filters.ts'

type Props = {
  /** The catalogue prefix of the measures: a retailer reads other words than a brand. */
  words: 'measure' | 'buyMeasure'
  shown: { from: string; to: string; currency: string; currencies: readonly string[] }
  children?: ReactNode
}

/** The measure, the period and what it is compared with. */
export function MeasureFields({ words, shown, children }: Props) {
  const t = useT('analytics')
  const { measure, compare, change } = useSalesFilters()
  return (
    <Row gap={12} align="end" className={styles.controls}>
      <div className={styles.scroll}>
        <Segmented
          label={t('measure')}
          value={measure}
          onChange={(value) => change({ measure: value })}
          segments={measures.map((value) => ({
            value,
            label: t(`${words}.${value}`),
          }))}
        />
      </div>
      <PeriodFields {...shown} />
      <SelectField
        label={t('compare')}
        value={compare}
        options={comparisons.map((value) => ({ value, label: t(`compare.${value}`) }))}
        onChange={(value) => change({ compare: value })}
      />
      {children}
    </Row>
  )
}
