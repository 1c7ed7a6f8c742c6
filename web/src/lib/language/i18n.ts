import type { Language } from '@souk/contract/core/language.ts'
import { type Params, type Words, fillIsolated, sentence } from '@souk/contract/core/translate.ts'
import { beforeLanguageChanges, language } from './language.ts'
import { productName } from './product-name.ts'

const catalogues = import.meta.glob<Words>(
  ['../../slices/*/*.{en,ar}.json', '../../ui/**/*.{en,ar}.json', '../../app/shell.{en,ar}.json'],
  { import: 'default' },
)
/** What the server says too is written once, in the contract, and comes with the words of its slice. */
const messages = import.meta.glob<Record<string, Record<Language, Words>>>('../../../../contract/src/*/*.messages.ts')
const always = ['core', 'reference'] // every form may need these
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
    if (namespace === 'messages') await Promise.all(always.map((slice) => readMessages(of, slice)))
    else words[of][namespace] = await readCatalogue(of, namespace)
  } catch (error) {
    known[of].delete(namespace) // the next page tries again
    throw error
  }
}

async function readCatalogue(of: Language, namespace: string): Promise<Words> {
  const [path = '', load] = Object.entries(catalogues).find(([one]) => one.endsWith(`/${namespace}.${of}.json`)) ?? []
  if (!load) throw new Error(`There is no catalogue ${namespace} in ${of}`)
  const slice = /\/slices\/([^/]+)\//.exec(path)?.[1]
  const [catalogue] = await Promise.all([retryOnce(load), slice && readMessages(of, slice)])
  return catalogue
}

/** A slice without messages has nothing to say. */
async function readMessages(of: Language, slice: string): Promise<void> {
  const load = messages[`../../../../contract/src/${slice}/${slice}.messages.ts`]
  const module = load && (await retryOnce(load))
  for (const one of Object.values(module ?? {})) words[of]['messages'] = { ...words[of]['messages'], ...one[of] }
}

/** Sentences that the server has beside those this client was built with. */
export function addMessages(of: Language, more: Words): void {
  words[of]['messages'] = { ...words[of]['messages'], ...more }
}

/** Once more: the network may only have blinked. */
const retryOnce = <T>(load: () => Promise<T>): Promise<T> => load().catch(() => load())

/** A text of a catalogue, else of the shared ones; a missing key is shown as it is. */
export function translate(of: Language, namespace: string, key: string, params?: Params): string {
  for (const place of [namespace, ...shared]) {
    const found = sentence(words[of][place] ?? {}, of, key, params)
    if (found !== undefined) return fillIsolated(found, of, { product: productName(of), ...params })
  }
  return key
}
