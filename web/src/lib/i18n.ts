import type { Language } from '@souk/contract/core/language.ts'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { beforeLanguageChanges, language, onLanguageChange } from './language.ts'

type Catalogue = Readonly<Record<string, string>>

const catalogues = import.meta.glob<Catalogue>(['../slices/*/*.{en,ar}.json', '../ui/*.{en,ar}.json'], {
  import: 'default',
})
/** What the server says too is written once, in the contract. */
const messages = import.meta.glob<Record<string, Record<Language, Catalogue>>>('../../../contract/src/*/*.messages.ts')

async function read(language: Language, namespace: string): Promise<Catalogue> {
  if (namespace === 'messages') {
    const modules = await Promise.all(Object.values(messages).map((load) => load()))
    return Object.assign({}, ...modules.flatMap((module) => Object.values(module).map((words) => words[language])))
  }
  const load = Object.entries(catalogues).find(([path]) => path.endsWith(`/${namespace}.${language}.json`))?.[1]
  if (!load) throw new Error(`There is no catalogue ${namespace} in ${language}`)
  return load()
}

const i18n = createInstance()
let isReady: Promise<unknown> | null = null

beforeLanguageChanges(follow)
onLanguageChange(() => void follow(language())) // a change that was on its way when this library started

async function follow(next: Language): Promise<void> {
  if (!isReady) return
  await isReady
  if (i18n.language !== next) await i18n.changeLanguage(next)
}

/** Starts the translation library once, and brings the words of these slices. */
export async function loadNamespaces(...namespaces: string[]): Promise<void> {
  isReady ??= start()
  await isReady
  await i18n.loadNamespaces(namespaces)
}

async function start(): Promise<void> {
  i18n.use({ type: 'backend', read, init: () => {} }).use(initReactI18next)
  await i18n.init({
    lng: language(),
    ns: ['messages', 'ui'],
    defaultNS: 'ui',
    fallbackNS: 'messages',
    fallbackLng: false,
    keySeparator: false, // keys are flat: `orders.closed` is one key
    interpolation: { escapeValue: false }, // React escapes
  })
}
