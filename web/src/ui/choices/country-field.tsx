import { countryNamed, countryOf } from '@souk/contract/core/countries.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { ComboboxField } from './combobox-field.tsx'
import { countryOptions } from './country-options.tsx'
import type { OpenProps } from '../fields/field.tsx'

type Props = OpenProps<string | null> & { by?: 'code' | 'name' }

/** A country by its ISO code, or by its English name where the contract keeps that. */
export function CountryField({ by = 'code', ...field }: Props) {
  const options = countryOptions(useLanguage())
  const code = by === 'name' ? (countryNamed(field.value ?? '')?.code ?? null) : field.value
  function change(next: string | null): void {
    field.onChange(by === 'name' && next ? (countryOf(next)?.name ?? next) : next)
  }
  return <ComboboxField {...field} autoComplete="country-name" options={options} value={code} onChange={change} />
}
