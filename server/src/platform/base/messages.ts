import type { Language } from '@souk/contract/core/language.ts'
import { type Params, translate, type Words } from '@souk/contract/core/translate.ts'
import { listNameOf } from './reference-lists.ts'

export type { Language }
export type Catalogue = Record<Language, Words>
export type Say = (language: Language, key: string, params?: Params) => string

/** `Accept-Language` names what the person reads; the first of ours wins, else the one that is given. */
export function languageOf(header: string | undefined, otherwise: Language = 'en'): Language {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.find((code): code is Language => code === 'en' || code === 'ar') ?? otherwise
}

/** All sentences of the server. */
export function messagesOf(catalogues: readonly Catalogue[]) {
  const merged = (language: Language): Words => Object.assign({}, ...catalogues.map((one) => one[language]))
  const words = { en: merged('en'), ar: merged('ar') }
  const say: Say = (language, key, params) =>
    listNameOf(language, key) ?? translate(words[language], language, key, params)
  return { say, has: (key: string) => Object.hasOwn(words.en, key) }
}
export type Messages = ReturnType<typeof messagesOf>
