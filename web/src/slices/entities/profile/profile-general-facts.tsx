import type { OwnEntity } from '@souk/contract/entities/entity-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { factsOf } from './profile-facts.ts'
import { ProfileReader } from './profile-reader.tsx'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile-general-facts.module.css'

/** The same for a person who may only read it. */
export function GeneralFacts({ entity }: { entity: OwnEntity }) {
  const t = useT('profile')
  const format = useFormat()
  const { entityName, about, website, email, country, phone, countryCode, currency, timeZone } = entity
  const line = (name: string, value: string | null | undefined) => ({ label: t(`fields.${name}`), value })
  const facts = (lines: ReturnType<typeof line>[]) => <FactList facts={factsOf(lines, t('none'))} />
  return (
    <ProfileReader>
      <ProfileSection title={t('general.about')}>
        {(entity.logo || entity.banner) && (
          <div className={styles.pictures}>
            <Picture source={entity.logo} alt={entity.logo ? t('fields.logo') : ''} shape="square" sizes="96px" />
            {entity.banner && <Picture source={entity.banner} alt={t('fields.banner')} shape="banner" />}
          </div>
        )}
        {facts([line('entityName', entityName), line('about', about), line('website', website)])}
      </ProfileSection>
      <ProfileSection title={t('general.contact')}>
        {facts([
          line('email', email),
          line('country', country && format.country(country)),
          line('phone', phone && `\u2066${countryCode} ${phone}\u2069`),
        ])}
      </ProfileSection>
      <ProfileSection title={t('general.company')}>
        {facts([
          line('taxNumber', entity.taxNumber),
          line('registrationNumber', entity.registrationNumber),
          line('currency', currency),
          line('timeZone', timeZone),
        ])}
      </ProfileSection>
      {entity.entityType === 'brand' && (
        <ProfileSection title={t('general.launch')}>
          {facts([
            line('launchDate', entity.launchDate && format.day(entity.launchDate)),
            line('sequenceCode', entity.sequenceCode),
          ])}
        </ProfileSection>
      )}
    </ProfileReader>
  )
}
