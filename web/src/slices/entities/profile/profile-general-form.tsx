import { General, type OwnEntity } from '@souk/contract/entities/entity-shapes.ts'
import { taxNumberExample } from '@souk/contract/entities/tax-number.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CountryField } from '../../../ui/choices/country-field.tsx'
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { FieldRow, Form } from '../../../ui/forms/form.tsx'
import { PhoneField } from '../../../ui/fields/phone-field.tsx'
import { splitPhone } from '../../../ui/fields/phone-number.ts'
import { SaveBar } from '../../../ui/forms/save-bar.tsx'
import { generalOf } from './profile-general-values.ts'
import { LaunchFields } from './profile-launch-fields.tsx'
import { MoneyPlaceFields } from './profile-place-fields.tsx'
import { EntityPictureField } from './profile-picture-field.tsx'
import { ProfileSection } from './profile-section.tsx'
import { useProfileWords } from './use-profile-words.ts'
import { useUnsaved } from './profile-unsaved.tsx'
import { useSaveGeneral } from './profile.data.ts'

/** Who the entity is. */
export function GeneralForm({ entity }: { entity: OwnEntity }) {
  const t = useT('profile')
  const send = useSaveGeneral()
  const form = useSavedForm({
    schema: General,
    saved: generalOf(entity),
    version: entity.version,
    send: async (body, version) => generalOf(await send.mutateAsync({ ...body, version })),
  })
  const { field, save, problem, isBusy, isDirty, discard, conflicts } = form
  const words = useProfileWords()
  useUnsaved(isDirty)
  const [email, phone, dial, country] = [field('email'), field('phone'), field('countryCode'), field('country')]

  function changePhone(text: string): void {
    const { country: dialled, number } = splitPhone(text)
    phone.onChange(number)
    if (dialled) dial.onChange(dialled.dial_code)
  }
  return (
    <Form onSubmit={save} problem={problem}>
      <FormConflicts conflicts={conflicts} {...words} />
      <div>
        <ProfileSection title={t('general.about')} text={t(`general.about.${entity.entityType}`)}>
          <TextField label={t('fields.entityName')} autoComplete="organization" {...field('entityName')} />
          <TextAreaField label={t('fields.about')} maxLength={2_000} rows={6} {...field('about')} />
          <TextField type="url" label={t('fields.website')} isOptional autoComplete="url" {...field('website')} />
          <EntityPictureField use="logo" label={t('fields.logo')} help={t('fields.logo.help')} {...field('logo')} />
          <EntityPictureField
            use="banner"
            label={t('fields.banner')}
            help={t('fields.banner.help')}
            {...field('banner')}
          />
        </ProfileSection>
        <ProfileSection title={t('general.contact')} text={t('general.contact.text')}>
          <TextField
            type="email"
            label={t('fields.email')}
            isOptional
            autoComplete="email"
            {...email}
            onChange={(text) => email.onChange(text || null)}
          />
          <FieldRow>
            <CountryField label={t('fields.country')} {...country} onChange={(code) => country.onChange(code ?? '')} />
            <PhoneField
              label={t('fields.phone')}
              home={country.value || 'AE'}
              {...phone}
              value={phone.value ? `${dial.value} ${phone.value}`.trim() : ''}
              onChange={changePhone}
            />
          </FieldRow>
        </ProfileSection>
        <ProfileSection title={t('general.company')} text={t('general.company.text')}>
          <FieldRow>
            <TextField
              label={t('fields.taxNumber')}
              help={t('fields.taxNumber.help', { example: taxNumberExample(country.value) })}
              isOptional
              maxLength={40}
              {...field('taxNumber')}
            />
            <TextField
              label={t('fields.registrationNumber')}
              isOptional
              maxLength={40}
              {...field('registrationNumber')}
            />
          </FieldRow>
          <MoneyPlaceFields currency={field('currency')} timeZone={field('timeZone')} />
        </ProfileSection>
        {entity.entityType === 'brand' && (
          <LaunchFields entity={entity} launchDate={field('launchDate')} sequenceCode={field('sequenceCode')} />
        )}
      </div>
      <SaveBar isDirty={isDirty} isBusy={isBusy} onDiscard={discard} />
    </Form>
  )
}
