import type { Language } from '@souk/contract/core/language.ts'
import { type Params, type Words, fill, sentence } from '@souk/contract/core/translate.ts'
import { beforeLanguageChanges, language } from './language.ts'

const catalogues = import.meta.glob<Words>(
  [
    '../slices/*/*.{en,ar}.json',
    '../ui/*.{en,ar}.json',
    '../app/shell.{en,ar}.json',
    '../app/dev-ui/dev-ui.{en,ar}.json',
  ],
  { import: 'default' },
)
/** What the server says too is written once, in the contract. */
const messages = import.meta.glob<Record<string, Record<Language, Words>>>('../../../contract/src/*/*.messages.ts')
/** These stand behind every slice. */
const shared = ['ui', 'messages']

const wanted = new Set(shared)
const known = { en: new Map<string, Promise<void>>(), ar: new Map<string, Promise<void>>() }
const words: Record<Language, Record<string, Words>> = { en: {}, ar: {} }

beforeLanguageChanges((next) => bring(next, wanted))

/** Brings the words of these slices, and those behind every slice, in the language of the moment. */
export async function loadNamespaces(...namespaces: string[]): Promise<void> {
  let of: Language
  do {
    of = language()
    await bring(of, [...shared, ...namespaces])
  } while (of !== language()) // it was changed meanwhile
  for (const namespace of namespaces) wanted.add(namespace)
}

async function bring(of: Language, namespaces: Iterable<string>): Promise<void> {
  await Promise.all(
    [...namespaces].map((namespace) => {
      const coming = known[of].get(namespace) ?? read(of, namespace)
      known[of].set(namespace, coming)
      return coming
    }),
  )
}

async function read(of: Language, namespace: string): Promise<void> {
  try {
    words[of][namespace] = await (namespace === 'messages' ? readMessages(of) : readCatalogue(of, namespace))
  } catch (error) {
    known[of].delete(namespace) // the next page tries again
    throw error
  }
}

async function readCatalogue(of: Language, namespace: string): Promise<Words> {
  const load = Object.entries(catalogues).find(([path]) => path.endsWith(`/${namespace}.${of}.json`))?.[1]
  if (!load) throw new Error(`There is no catalogue ${namespace} in ${of}`)
  return load().catch(() => load()) // once more: the network may only have blinked
}

async function readMessages(of: Language): Promise<Words> {
  const modules = await Promise.all(Object.values(messages).map((load) => load()))
  return Object.assign({}, ...modules.flatMap((module) => Object.values(module).map((one) => one[of])))
}

/** A word of a slice, else of those behind every slice; a key nobody has written is shown as it is. */
export function say(of: Language, namespace: string, key: string, params?: Params): string {
  for (const place of [namespace, ...shared]) {
    const found = sentence(words[of][place] ?? {}, of, key, params)
    if (found !== undefined) return fill(found, of, params)
  }
  return key
}
