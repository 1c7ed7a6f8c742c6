import { type Country, countries, countryName } from '@souk/contract/core/countries.ts'
import type { Language } from '@souk/contract/core/language.ts'
import { referenceList } from '../../lib/reference-lists.ts'
import { Flag } from '../pictures/flag.tsx'
import type { Option } from './options.ts'

const made = new Map<string, { all: readonly Country[]; options: readonly Option[] }>()

/** All countries in the order of the reader's alphabet; found in both languages, by code, and with `hasDial` by dial code. */
export function countryOptions(language: Language, hasDial = false): readonly Option[] {
  const key = `${language}${hasDial}`
  const all = referenceList('countries', countries)
  const known = made.get(key)
  if (known?.all === all) return known.options
  const options = all.map(({ code, code3, flag, dial_code }) => ({
    value: code,
    label: countryName(code, language) ?? code,
    icon: <Flag flag={flag} code={code} />,
    keywords: `${countryName(code, language === 'en' ? 'ar' : 'en')} ${code} ${code3}`,
    ...(hasDial && { hint: dial_code }),
  }))
  options.sort((one, other) => one.label.localeCompare(other.label, language))
  made.set(key, { all, options })
  return options
}
