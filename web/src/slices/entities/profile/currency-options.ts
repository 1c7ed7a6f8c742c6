import { type Language, localeOf } from '@souk/contract/core/language.ts'
import { currencies } from '@souk/contract/reference/taxonomy.ts'
import { referenceList } from '../../../lib/reference-lists.ts'
import type { Option } from '../../../ui/choices/options.ts'

type Codes = readonly { readonly code: string }[]
const known: Partial<Record<Language, { codes: Codes; options: readonly Option[] }>> = {}

/** Every currency prices may be in, by its name in the reader's language. */
export function currencyOptions(language: Language): readonly Option[] {
  const codes = referenceList('currencies', currencies)
  if (known[language]?.codes !== codes) known[language] = { codes, options: optionsIn(language, codes) }
  return known[language].options
}

function optionsIn(language: Language, codes: Codes): readonly Option[] {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'currency' })
  return codes.map(({ code }) => ({ value: code, label: names.of(code) ?? code, hint: code }))
}
