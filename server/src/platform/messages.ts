import { createInstance } from 'i18next'
import type { Language } from '@souk/contract/core/language.ts'

export type Catalogue = { en: Record<string, string>; ar: Record<string, string> }
export type { Language }
export type Say = (language: Language, key: string, params?: Record<string, unknown>) => string

/** `Accept-Language` names what the person reads; the first of ours wins, English when there is none. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.find((code): code is Language => code === 'en' || code === 'ar') ?? 'en'
}

/** All sentences of the server, with the plurals of each language. */
export function messagesOf(catalogues: readonly Catalogue[]) {
  const merged = (language: Language) => ({ translation: Object.assign({}, ...catalogues.map((c) => c[language])) })
  const i18n = createInstance()
  void i18n.init({
    resources: { en: merged('en'), ar: merged('ar') },
    fallbackLng: 'en',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  const say: Say = (language, key, params) => i18n.t(key, { ...params, lng: language })
  return { say, has: (key: string) => i18n.exists(key) }
}
export type Messages = ReturnType<typeof messagesOf>
