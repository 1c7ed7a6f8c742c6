import { type Marketplace, MarketplaceHelp } from '@souk/contract/marketplace/marketplace-shapes.ts'
import { useT } from '../../lib/language/use-t.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FieldRow } from '../../ui/forms/form.tsx'
import { SectionForm, useSection } from './section-form.tsx'

export function HelpForm({ marketplace }: { marketplace: Marketplace }) {
  const t = useT('marketplace')
  const form = useSection(MarketplaceHelp, marketplace)
  const { field } = form
  return (
    <SectionForm name="help" form={form}>
      <FieldRow>
        <TextField type="url" label={t('fields.helpBrand')} isOptional {...field('helpBrand')} />
        <TextField type="url" label={t('fields.helpRetailer')} isOptional {...field('helpRetailer')} />
      </FieldRow>
      <FieldRow>
        <TextField type="url" label={t('fields.academyBrand')} isOptional {...field('academyBrand')} />
        <TextField type="url" label={t('fields.academyRetailer')} isOptional {...field('academyRetailer')} />
      </FieldRow>
    </SectionForm>
  )
}
