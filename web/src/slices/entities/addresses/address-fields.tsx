import { useT } from '../../../lib/language/use-t.ts'
import { CountryField } from '../../../ui/choices/country-field.tsx'
import type { Bound } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldRow } from '../../../ui/forms/form.tsx'
import { PhoneField } from '../../../ui/fields/phone-field.tsx'

type Place = 'line1' | 'line2' | 'city' | 'region' | 'postalCode' | 'country'
type Text = Place | 'contactName' | 'phone'

/** Where a company is. */
export function PlaceFields({
  field,
  isOptional = false,
}: {
  field: (name: Place) => Bound<string>
  isOptional?: boolean
}) {
  const t = useT('profile')
  const country = field('country')
  return (
    <>
      <TextField label={t('fields.line1')} isOptional={isOptional} autoComplete="address-line1" {...field('line1')} />
      <TextField label={t('fields.line2')} isOptional autoComplete="address-line2" {...field('line2')} />
      <FieldRow>
        <TextField label={t('fields.city')} isOptional={isOptional} autoComplete="address-level2" {...field('city')} />
        <TextField label={t('fields.postalCode')} isOptional autoComplete="postal-code" {...field('postalCode')} />
      </FieldRow>
      <FieldRow>
        <TextField label={t('fields.region')} isOptional autoComplete="address-level1" {...field('region')} />
        <CountryField
          label={t('fields.country')}
          isOptional={isOptional}
          {...country}
          onChange={(code) => country.onChange(code ?? '')}
        />
      </FieldRow>
    </>
  )
}

/** The part of an address that a parcel needs. */
export function AddressFields({ field }: { field: (name: Text) => Bound<string> }) {
  const t = useT('profile')
  const country = field('country')
  return (
    <>
      <PlaceFields field={field} />
      <TextField label={t('fields.contactName')} isOptional autoComplete="name" {...field('contactName')} />
      <PhoneField label={t('fields.phone')} isOptional home={country.value || 'AE'} {...field('phone')} />
    </>
  )
}
