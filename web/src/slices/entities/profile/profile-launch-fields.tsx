import type { OwnEntity } from '@souk/contract/entities/entity-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { FactList } from '../../../ui/values/fact-list.tsx'
import type { Bound } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldRow } from '../../../ui/forms/form.tsx'
import { ProfileSection } from './profile-section.tsx'

type Props = { entity: OwnEntity; launchDate: Bound<string | null>; sequenceCode: Bound<string | null> }

/** What cannot change any more is a fact, not a field. */
export function LaunchFields({ entity, launchDate, sequenceCode }: Props) {
  const t = useT('profile')
  const format = useFormat()
  const { isLive, isLaunchDateFixed, isSequenceCodeFixed } = entity
  const words = isLaunchDateFixed ? 'general.launch.fixed' : isLive ? 'general.launch.live' : 'general.launch.text'
  const facts = [
    ...(isLaunchDateFixed && entity.launchDate
      ? [{ label: t('fields.launchDate'), value: <span className="num">{format.day(entity.launchDate)}</span> }]
      : []),
    ...(isSequenceCodeFixed ? [{ label: t('fields.sequenceCode'), value: <bdi>{entity.sequenceCode}</bdi> }] : []),
  ]
  return (
    <ProfileSection title={t('general.launch')} text={t(words)}>
      {facts.length > 0 && <FactList facts={facts} />}
      <FieldRow>
        {!isLaunchDateFixed && (
          <DateField label={t('fields.launchDate')} help={t('fields.launchDate.help')} {...launchDate} />
        )}
        {!isSequenceCodeFixed && (
          <TextField
            label={t('fields.sequenceCode')}
            help={t('fields.sequenceCode.help', { code: sequenceCode.value || 'ORL' })}
            maxLength={3}
            {...sequenceCode}
            onChange={(code) => sequenceCode.onChange(code.toUpperCase() || null)}
          />
        )}
      </FieldRow>
    </ProfileSection>
  )
}
