import type { OwnEntity } from '@souk/contract/entities/entity-shapes.ts'
import { incoterms, paymentMethods } from '@souk/contract/entities/entity-words.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { FieldRow, Form } from '../../../ui/forms/form.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SaveBar } from '../../../ui/forms/save-bar.tsx'
import { ProfileSection } from './profile-section.tsx'
import { Terms, partsOf, termsOf } from './profile-terms-values.ts'
import { useProfileWords } from './use-profile-words.ts'
import { useUnsaved } from './profile-unsaved.tsx'
import { useSaveTerms } from './profile.data.ts'
import { SocialFields } from './social-fields.tsx'

/** How a brand trades, and where else it can be seen. */
export function TermsForm({ entity }: { entity: OwnEntity }) {
  const t = useT('profile')
  const send = useSaveTerms(entity)
  const { field, save, problem, isBusy, isDirty, discard, conflicts } = useSavedForm({
    schema: Terms,
    saved: termsOf(entity),
    version: entity.version,
    send: async (body, version) => termsOf(await send.mutateAsync({ ...partsOf(body), version })),
  })
  const words = useProfileWords()
  useUnsaved(isDirty)
  const [ways, incoterm] = [field('paymentMethods'), field('incoterm')]
  return (
    <Form onSubmit={save} problem={problem}>
      <FormConflicts conflicts={conflicts} {...words} />
      <div>
        <ProfileSection title={t('terms.title')} text={t('terms.text')}>
          <CheckboxGroup
            label={t('fields.paymentMethods')}
            isOptional
            choices={paymentMethods.map((value) => ({ value, label: t(`payment.${value}`) }))}
            {...ways}
          />
          <ComboboxField
            label={t('fields.incoterm')}
            help={t('fields.incoterm.help')}
            isOptional
            options={incoterms.map((value) => ({ value, label: value, hint: t(`incoterms.${value}`) }))}
            {...incoterm}
          />
          <FieldRow>
            <NumberField
              label={t('fields.leadTimeDays')}
              unit={t('terms.days')}
              isOptional
              max={365}
              {...field('leadTimeDays')}
            />
            <NumberField
              label={t('fields.depositPercent')}
              unit="%"
              isOptional
              max={100}
              {...field('depositPercent')}
            />
          </FieldRow>
          <TextAreaField label={t('fields.returns')} isOptional maxLength={2_000} {...field('returns')} />
          <TextAreaField label={t('fields.notes')} isOptional maxLength={2_000} {...field('notes')} />
        </ProfileSection>
        <SocialFields field={field} />
      </div>
      <SaveBar isDirty={isDirty} isBusy={isBusy} onDiscard={discard} />
    </Form>
  )
}
