import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxField } from '../../../ui/choices/checkbox.tsx'
import { countryOptions } from '../../../ui/choices/country-options.tsx'
import type { Bound } from '../../../ui/fields/field.tsx'
import { MultiSelectField } from '../../../ui/choices/multi-select-field.tsx'
import { ProfileSection } from './profile-section.tsx'

type Countries = { value: readonly string[]; onChange: (value: string[]) => void }
type Props = { from: Countries; never: Countries; isWspHidden: Bound<boolean> }

/** Where a brand's goods go, and who sees what they cost. */
export function ShippingFields({ from, never, isWspHidden }: Props) {
  const t = useT('profile')
  const options = [...countryOptions(useLanguage())]
  return (
    <>
      <ProfileSection title={t('segmentation.shipping')} text={t('segmentation.shipping.text')}>
        <MultiSelectField
          label={t('fields.shipsFromCountries')}
          options={options}
          {...from}
          onChange={(next) => from.onChange([...next])}
        />
        <MultiSelectField
          label={t('fields.restrictedCountries')}
          help={t('fields.restrictedCountries.help')}
          isOptional
          options={options}
          {...never}
          onChange={(next) => never.onChange([...next])}
        />
      </ProfileSection>
      <ProfileSection title={t('segmentation.visibility')}>
        <CheckboxField label={t('fields.isWspHidden')} help={t('fields.isWspHidden.help')} {...isWspHidden} />
      </ProfileSection>
    </>
  )
}
