import { type Marketplace, MarketplaceSupport } from '@souk/contract/marketplace/marketplace-shapes.ts'
import { useT } from '../../lib/language/use-t.ts'
import { TextAreaField, TextField } from '../../ui/fields/text-field.tsx'
import { SectionForm, useSection } from './section-form.tsx'

export function SupportForm({ marketplace }: { marketplace: Marketplace }) {
  const t = useT('marketplace')
  const form = useSection(MarketplaceSupport, marketplace)
  const { field } = form
  const email = field('supportEmail')
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
      <TextField
        label={t('fields.mailSender')}
        help={t('fields.mailSender.help')}
        isOptional
        maxLength={60}
        {...field('mailSender')}
      />
      <TextAreaField
        label={t('fields.mailFooterEn')}
        help={t('fields.mailFooter.help')}
        isOptional
        rows={3}
        maxLength={500}
        {...field('mailFooterEn')}
      />
      <TextAreaField label={t('fields.mailFooterAr')} isOptional rows={3} maxLength={500} {...field('mailFooterAr')} />
    </SectionForm>
  )
}
