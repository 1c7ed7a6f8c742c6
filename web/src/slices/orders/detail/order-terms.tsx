import type { Format } from '../../../lib/language/format.ts'
import type { T } from '../../../lib/language/use-t.ts'

const figures = ['leadTimeDays', 'depositPercent'] as const
const texts = ['incoterm', 'returns', 'notes'] as const

/** The terms that were kept with the order, in words; what was not agreed is not listed. */
export function orderTerms(terms: Readonly<Record<string, unknown>>, t: T, format: Format) {
  return [
    ...figures.flatMap((name) => {
      const value = terms[name]
      if (typeof value !== 'number') return []
      const inWords = name === 'depositPercent' ? `${format.number(value)}%` : t('terms.days', { count: value })
      return [{ label: t(`terms.${name}`), value: inWords }]
    }),
    ...texts.flatMap((name) => {
      const value = terms[name]
      return typeof value === 'string' && value !== '' ? [{ label: t(`terms.${name}`), value: <bdi>{value}</bdi> }] : []
    }),
  ]
}
