import { type Marketplace, MarketplaceBank } from '@souk/contract/marketplace/marketplace-shapes.ts'
import { useT } from '../../lib/language/use-t.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FieldRow } from '../../ui/forms/form.tsx'
import { SectionForm, useSection } from './section-form.tsx'

export function BankForm({ marketplace }: { marketplace: Marketplace }) {
  const t = useT('marketplace')
  const form = useSection(MarketplaceBank, marketplace)
  const { field } = form
  return (
    <SectionForm name="bank" form={form}>
      <TextField
        label={t('fields.bankHolder')}
        help={t('fields.bankHolder.help')}
        isOptional
        maxLength={120}
        {...field('bankHolder')}
      />
      <FieldRow>
        <TextField label={t('fields.iban')} isOptional maxLength={42} {...field('iban')} />
        <TextField label={t('fields.bic')} isOptional maxLength={14} {...field('bic')} />
      </FieldRow>
    </SectionForm>
  )
}
