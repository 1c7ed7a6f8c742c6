import type { Social } from '@souk/contract/entities/entity-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import type { Bound } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ProfileSection } from './profile-section.tsx'
import styles from './social-fields.module.css'
import { socialNames } from './social-names.ts'

/** Where else the entity can be seen. */
export function SocialFields({ field }: { field: (name: keyof Social) => Bound<string> }) {
  const t = useT('profile')
  return (
    <ProfileSection title={t('social.title')} text={t('social.text')}>
      <div className={styles.places}>
        {socialNames.map((name) => (
          <TextField key={name} type="url" label={t(`social.${name}`)} isOptional {...field(name)} />
        ))}
      </div>
    </ProfileSection>
  )
}
