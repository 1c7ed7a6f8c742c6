import { type Language, localeOf } from '@souk/contract/core/language.ts'
import { currencies } from '@souk/contract/reference/taxonomy.ts'
import type { Option } from '../../../ui/choices/options.ts'

const known: Partial<Record<Language, readonly Option[]>> = {}

/** Every currency prices may be in, by its name in the reader's language. */
export function currencyOptions(language: Language): readonly Option[] {
  known[language] ??= optionsIn(language)
  return known[language]
}

function optionsIn(language: Language): readonly Option[] {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'currency' })
  return currencies.map(({ code }) => ({ value: code, label: names.of(code) ?? code, hint: code }))
}
