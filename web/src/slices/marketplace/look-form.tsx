import { isColour, themes } from '@souk/contract/marketplace/accent.ts'
import { type Marketplace, MarketplaceLook } from '@souk/contract/marketplace/marketplace-shapes.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Row } from '../../ui/layout/stack.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { EntityPictureField } from '../entities/door.ts'
import { LookPreview } from './look-preview.tsx'
import styles from './look-form.module.css'
import { SectionForm, useSection } from './section-form.tsx'

export function LookForm({ marketplace }: { marketplace: Marketplace }) {
  const t = useT('marketplace')
  const form = useSection(MarketplaceLook, marketplace)
  const { field } = form
  const accent = field('accent')
  const colour = (accent.value ?? '').toLowerCase()
  const isShown = isColour(colour)
  return (
    <SectionForm name="look" form={form}>
      <EntityPictureField
        use="logo"
        label={t('fields.logo')}
        help={t('fields.logo.help')}
        isOptional
        {...field('logo')}
      />
      <EntityPictureField
        use="logo"
        label={t('fields.icon')}
        help={t('fields.icon.help')}
        isOptional
        {...field('icon')}
      />
      <Row gap={12} className={styles.colour}>
        <TextField
          label={t('fields.accent')}
          help={t('fields.accent.help')}
          isOptional
          maxLength={7}
          placeholder={themes.light.accent}
          {...accent}
          value={accent.value ?? ''}
          onChange={(text) => accent.onChange(text.trim() || null)}
        />
        <input
          type="color"
          className={styles.swatch}
          aria-label={t('fields.accent.choose')}
          value={isShown ? colour : themes.light.accent}
          onChange={(event) => accent.onChange(event.target.value)}
        />
      </Row>
      <LookPreview logo={field('logo').value} accent={isShown ? colour : null} />
    </SectionForm>
  )
}
