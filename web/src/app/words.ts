import type { Language } from '@souk/contract/core/language.ts'
import { beforeLanguageChanges, language, useLanguage } from '../lib/language.ts'
import type en from './app.en.json'

/** The words of the ground: what must be readable before, and without, the translation library. */
export type Word = keyof typeof en
type Words = Readonly<Record<Word, string>>

const load: Record<Language, () => Promise<{ default: Words }>> = {
  en: () => import('./app.en.json', { with: { type: 'json' } }),
  ar: () => import('./app.ar.json', { with: { type: 'json' } }),
}
const known: Partial<Record<Language, Words>> = {}

export async function loadWords(of: Language): Promise<void> {
  known[of] ??= (await load[of]()).default
}

beforeLanguageChanges(loadWords)

export function word(key: Word, values: Readonly<Record<string, string>> = {}): string {
  const text = known[language()]?.[key] ?? ''
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

/** `word`, read again when the language changes. */
export function useWord(): typeof word {
  useLanguage()
  return word
}
