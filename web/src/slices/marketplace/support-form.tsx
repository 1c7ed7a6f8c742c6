import { type Marketplace, MarketplaceSupport } from '@souk/contract/marketplace/marketplace-shapes.ts'
import { useT } from '../../lib/language/use-t.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { SectionForm, useSection } from './section-form.tsx'

export function SupportForm({ marketplace }: { marketplace: Marketplace }) {
  const t = useT('marketplace')
  const form = useSection(MarketplaceSupport, marketplace)
  const email = form.field('supportEmail')
  return (
    <SectionForm name="support" form={form}>
      <TextField
        type="email"
        label={t('fields.supportEmail')}
        help={t('fields.supportEmail.help')}
        isOptional
        {...email}
        value={email.value ?? ''}
        onChange={(text) => email.onChange(text || null)}
      />
    </SectionForm>
  )
}
