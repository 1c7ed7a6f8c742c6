import { type Marketplace, MarketplaceName } from '@souk/contract/marketplace/marketplace-shapes.ts'
import { useT } from '../../lib/language/use-t.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FieldRow } from '../../ui/forms/form.tsx'
import { SectionForm, useSection } from './section-form.tsx'

export function NameForm({ marketplace }: { marketplace: Marketplace }) {
  const t = useT('marketplace')
  const form = useSection(MarketplaceName, marketplace)
  const { field } = form
  return (
    <SectionForm name="name" form={form}>
      <FieldRow>
        <TextField label={t('fields.nameEn')} maxLength={40} {...field('nameEn')} />
        <TextField label={t('fields.nameAr')} maxLength={40} {...field('nameAr')} />
      </FieldRow>
    </SectionForm>
  )
}
