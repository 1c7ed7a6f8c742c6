import { useT } from '../../../lib/language/use-t.ts'
import { CountryField } from '../../../ui/choices/country-field.tsx'
import type { Bound } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldRow } from '../../../ui/forms/form.tsx'
import { PhoneField } from '../../../ui/fields/phone-field.tsx'

type Text = 'contactName' | 'phone' | 'line1' | 'line2' | 'city' | 'region' | 'postalCode' | 'country'

/** The part of an address that a parcel needs. */
export function AddressFields({ field }: { field: (name: Text) => Bound<string> }) {
  const t = useT('profile')
  const country = field('country')
  return (
    <>
      <TextField label={t('fields.line1')} autoComplete="address-line1" {...field('line1')} />
      <TextField label={t('fields.line2')} isOptional autoComplete="address-line2" {...field('line2')} />
      <FieldRow>
        <TextField label={t('fields.city')} autoComplete="address-level2" {...field('city')} />
        <TextField label={t('fields.postalCode')} isOptional autoComplete="postal-code" {...field('postalCode')} />
      </FieldRow>
      <FieldRow>
        <TextField label={t('fields.region')} isOptional autoComplete="address-level1" {...field('region')} />
        <CountryField label={t('fields.country')} {...country} onChange={(code) => country.onChange(code ?? '')} />
      </FieldRow>
      <TextField label={t('fields.contactName')} isOptional autoComplete="name" {...field('contactName')} />
      <PhoneField label={t('fields.phone')} isOptional home={country.value || 'AE'} {...field('phone')} />
    </>
  )
}
