import { General } from '@souk/contract/entities/entity-shapes.ts'
import { Register } from '@souk/contract/entities/sign-up.contract.ts'
import { companyRoles } from '@souk/contract/reference/taxonomy.ts'
import { useLoadReferenceLists, useReferenceList } from '../../../lib/reference-lists.ts'
import { z } from 'zod/mini'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useSettings } from '../../../lib/settings.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldRow, Form } from '../../../ui/forms/form.tsx'
import { currencyOptions } from '../profile/currency-options.ts'
import { TimeZoneField } from '../profile/time-zone-field.tsx'
import { StepActions } from './sign-up-actions.tsx'
import { readReferrer } from './sign-up.data.ts'
import { ReferralField } from './sign-up-referral-field.tsx'
import { useStepForm } from './sign-up-step-form.ts'
import { draftNow } from './sign-up-store.ts'
import { usualCurrency, usualTimeZone } from './sign-up-suggestions.ts'

const { entityName, companyRole, website, referralCode } = Register.shape
const { currency, timeZone } = General.shape
const Company = z.strictObject({ entityName, companyRole, website, currency, timeZone, referralCode })

/** /sign-up/company-info */
export function CompanyStep() {
  const t = useT('sign-up')
  const { defaults } = useSettings()
  const { field, save, problem, isBusy, left } = useStepForm('company-info', {
    schema: Company,
    initial: ({ entityName, companyRole, website, country, currency, timeZone, referralCode }) => ({
      entityName,
      companyRole: (companyRole || null) as z.input<typeof Company>['companyRole'] | null,
      website,
      currency: currency || usualCurrency(country, defaults),
      timeZone: timeZone || usualTimeZone(country, defaults),
      referralCode,
    }),
    before: async ({ referralCode, website }) =>
      referralCode && readReferrer(referralCode, draftNow().email, website ?? ''),
  })
  const referral = field('referralCode')
  useLoadReferenceLists()
  const [role, website, money] = [field('companyRole'), field('website'), field('currency')]
  return (
    <Form onSubmit={save} problem={problem}>
      <TextField label={t('fields.entityName')} autoComplete="organization" {...field('entityName')} />
      <ComboboxField
        label={t('fields.companyRole')}
        options={useReferenceList('companyRoles', companyRoles).map((value) => ({
          value,
          label: t(`companyRoles.${value}`),
        }))}
        {...role}
        error={role.error && t('roles.choose')}
      />
      <TextField
        type="url"
        label={t('fields.website')}
        isOptional
        autoComplete="url"
        placeholder="example.com"
        {...website}
      />
      <FieldRow>
        <ComboboxField
          label={t('fields.currency')}
          help={t('fields.currency.help')}
          options={currencyOptions(useLanguage())}
          {...money}
          onChange={(code) => money.onChange(code ?? '')}
        />
        <TimeZoneField label={t('fields.timeZone')} help={t('fields.timeZone.help')} {...field('timeZone')} />
      </FieldRow>
      <ReferralField website={website.value ?? ''} {...referral} />
      <StepActions step="company-info" isBusy={isBusy} left={left} />
    </Form>
  )
}
