import type { OwnTerms } from '@souk/contract/connections/connection-shapes.ts'
import type { Format } from '../../../lib/language/format.ts'
import type { T } from '../../../lib/language/use-t.ts'
import type { Fact } from '../../../ui/values/fact-list.tsx'

/** The terms in words, for a person who reads them. */
export function termsFacts(terms: OwnTerms, t: T, format: Format): Fact[] {
  const { leadTimeDays: days, depositPercent: deposit } = terms
  const ways = (terms.paymentMethods ?? []).map((way) => t(`payment.${way}`))
  const facts: [string, string | null | undefined][] = [
    ['paymentMethods', format.list(ways)],
    ['incoterm', terms.incoterm],
    ['leadTimeDays', typeof days === 'number' ? t('terms.days', { count: days }) : null],
    ['depositPercent', typeof deposit === 'number' ? `${format.number(deposit)}%` : null],
    ['returns', terms.returns],
    ['remarks', terms.notes],
  ]
  return facts.map(([name, value]) => ({ label: t(`terms.${name}`), value: value || t('none') }))
}
