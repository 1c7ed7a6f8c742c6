import type { Language } from '@souk/contract/core/language.ts'
import { fill } from '@souk/contract/core/translate.ts'
import { beforeLanguageChanges, language, useLanguage } from '../lib/language/language.ts'
import { productName, useProductNames } from '../lib/language/product-name.ts'
import type en from './app.en.json'

/** The words of the ground: what must be readable before anything else is fetched. */
export type Word = keyof typeof en
type Words = Readonly<Record<Word, string>>

const load = import.meta.glob<Words>('./app.{en,ar}.json', { import: 'default' })
const known: Partial<Record<Language, Words>> = {}

export async function loadWords(of: Language): Promise<void> {
  known[of] ??= await load[`./app.${of}.json`]!()
}

beforeLanguageChanges(loadWords)

export function word(key: Word, values: Readonly<Record<string, string>> = {}): string {
  const of = language()
  return fill(known[of]?.[key] ?? '', of, { product: productName(of), ...values })
}

/** `word`, read again when the language changes. */
export function useWord(): typeof word {
  useLanguage()
  useProductNames()
  return word
}
