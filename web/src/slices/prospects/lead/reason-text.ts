import type { Reason } from '@souk/contract/prospects/prospect-shapes.ts'
import type { useFormat } from '../../../lib/language/format.ts'
import type { T } from '../../../lib/language/use-t.ts'

type Kind = 'for' | 'against' | 'unknown'
const named: Readonly<Record<string, string>> = {
  categories: 'categories',
  departments: 'departments',
  storeType: 'storeTypes',
}

/** One reason as a sentence with its facts. */
export function reasonText(t: T, format: ReturnType<typeof useFormat>, kind: Kind, { feature, facts }: Reason): string {
  if (kind === 'unknown' || (facts.length === 0 && feature !== 'price' && feature !== 'description')) {
    return t(`reason.${feature}.${kind === 'unknown' ? 'unknown' : 'none'}`)
  }
  const words = named[feature]
    ? facts.map((key) => t(`${named[feature]}.${key}`))
    : feature === 'shipping' || feature === 'region'
      ? facts.map((code) => format.country(code))
      : feature === 'territory'
        ? facts.map((km) => format.number(Number(km)))
        : facts.map((one) => `\u2068${one}\u2069`)
  return t(`reason.${feature}.${kind}`, { facts: format.list(words.slice(0, 3)), count: Number(facts[0]) || 0 })
}
