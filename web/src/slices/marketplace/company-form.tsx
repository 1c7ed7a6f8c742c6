import { type Marketplace, MarketplaceCompany } from '@souk/contract/marketplace/marketplace-shapes.ts'
import { useT } from '../../lib/language/use-t.ts'
import { PercentField } from '../../ui/fields/number-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FieldRow } from '../../ui/forms/form.tsx'
import { PlaceFields } from '../entities/door.ts'
import { SectionForm, useSection } from './section-form.tsx'

export function CompanyForm({ marketplace }: { marketplace: Marketplace }) {
  const t = useT('marketplace')
  const form = useSection(MarketplaceCompany, marketplace)
  const { field } = form
  return (
    <SectionForm name="company" form={form}>
      <TextField
        label={t('fields.legalName')}
        isOptional
        autoComplete="organization"
        maxLength={120}
        {...field('legalName')}
      />
      <FieldRow>
        <TextField label={t('fields.registrationNumber')} isOptional maxLength={40} {...field('registrationNumber')} />
        <TextField label={t('fields.taxNumber')} isOptional maxLength={40} {...field('taxNumber')} />
      </FieldRow>
      <PlaceFields field={field} isOptional />
      <PercentField
        label={t('fields.commissionTax')}
        help={t('fields.commissionTax.help')}
        {...field('commissionTax')}
      />
    </SectionForm>
  )
}
