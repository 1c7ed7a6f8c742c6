import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { socialNames } from './social-names.ts'

const sharedLabels: Readonly<Record<string, string>> = { countryCode: 'phone', otherMinimums: 'minimumOrderValue' }
const codes: Readonly<Record<string, string>> = {
  departments: 'departments',
  categories: 'categories',
  storeTypes: 'storeTypes',
  paymentMethods: 'payment',
}
const countries: ReadonlySet<string> = new Set(['country', 'shipsFromCountries', 'restrictedCountries'])

/** The names of the fields of a profile and an address, and their values in words, for two versions side by side. */
export function useProfileWords() {
  const t = useT('profile')
  const format = useFormat()
  function label(name: string): string {
    if (socialNames.some((one) => one === name)) return t(`social.${name}`)
    if (name.startsWith('isDefault')) return t(`addresses.${name}`)
    return t(`fields.${sharedLabels[name] ?? name}`)
  }
  function text(name: string, value: unknown): string | undefined {
    if (Array.isArray(value)) return format.list(value.map((one) => text(name, one) ?? String(one)))
    if (typeof value !== 'string' || value === '') return undefined
    if (name === 'logo' || name === 'banner') return t('conflict.picture')
    if (name === 'launchDate') return format.day(value)
    if (countries.has(name)) return format.country(value)
    return codes[name] && t(`${codes[name]}.${value}`)
  }
  return { label, text }
}
