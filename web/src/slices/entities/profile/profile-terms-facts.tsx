import type { OwnEntity } from '@souk/contract/entities/entity-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { factsOf } from './profile-facts.ts'
import { ProfileReader } from './profile-reader.tsx'
import { ProfileSection } from './profile-section.tsx'
import { termsOf } from './profile-terms-values.ts'
import { socialNames } from './social-names.ts'

/** The same for a person who may only read it. */
export function TermsFacts({ entity }: { entity: OwnEntity }) {
  const t = useT('profile')
  const format = useFormat()
  const terms = termsOf(entity)
  const { leadTimeDays, depositPercent } = terms
  const line = (name: string, value: string | null) => ({ label: t(`fields.${name}`), value })
  const facts = [
    line('paymentMethods', format.list(terms.paymentMethods.map((one) => t(`payment.${one}`)))),
    line('incoterm', terms.incoterm),
    line('leadTimeDays', leadTimeDays === null ? null : t('terms.inDays', { count: leadTimeDays })),
    line('depositPercent', depositPercent === null ? null : `${depositPercent}%`),
    line('returns', terms.returns),
    line('notes', terms.notes),
  ]
  return (
    <ProfileReader>
      <ProfileSection title={t('terms.title')}>
        <FactList facts={factsOf(facts, t('none'))} />
      </ProfileSection>
      <ProfileSection title={t('social.title')}>
        <FactList
          facts={factsOf(
            socialNames.map((name) => ({ label: t(`social.${name}`), value: terms[name] })),
            t('none'),
          )}
        />
      </ProfileSection>
    </ProfileReader>
  )
}
