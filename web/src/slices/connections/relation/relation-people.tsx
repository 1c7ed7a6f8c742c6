import type { Relation } from '@souk/contract/connections/connection-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { AddressText, ProfileSection } from '../../entities/door.ts'
import styles from '../model/connections.module.css'

/** The retailer's people, and its stores with the addresses that goods go to. */
export function RelationPeople({ relation: { contacts = [], places = [] } }: { relation: Relation }) {
  const t = useT('connections')
  const format = useFormat()
  return (
    <Stack gap={24}>
      <ProfileSection title={t('contacts.title')}>
        {contacts.length === 0 && <p className="caption">{t('contacts.none')}</p>}
        <Stack as="ul" gap={12}>
          {contacts.map(({ name, email, isAdmin }) => (
            <li key={email} className={styles.names}>
              <span>
                <bdi className={styles.name}>{name}</bdi>
                {isAdmin && <span className="caption"> · {t('contacts.admin')}</span>}
              </span>
              <a href={`mailto:${email}`}>
                <bdi>{email}</bdi>
              </a>
            </li>
          ))}
        </Stack>
      </ProfileSection>
      <ProfileSection title={t('places.title')} text={t('places.text')}>
        {places.length === 0 && <p className="caption">{t('places.none')}</p>}
        <ul className={styles.places}>
          {places.map(({ id, name, country, address }) => (
            <li key={id} className={styles.names}>
              <bdi className={styles.name}>{name}</bdi>
              {address ? <AddressText address={address} /> : <span>{format.country(country)}</span>}
            </li>
          ))}
        </ul>
      </ProfileSection>
    </Stack>
  )
}
