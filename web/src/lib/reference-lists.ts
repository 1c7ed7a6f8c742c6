import type { Country } from '@souk/contract/core/countries.ts'
import type { Language } from '@souk/contract/core/language.ts'
import type { reference } from '@souk/contract/reference/reference.contract.ts'
import { useEffect } from 'react'
import { idleQueue } from './first-visit/idle-queue.ts'
import { addMessages } from './language/i18n.ts'
import { useLanguage } from './language/language.ts'
import { get } from './server/get.ts'
import { store } from './store.ts'

type Lists = {
  currencies: readonly { readonly code: string }[]
  departments: readonly string[]
  categories: readonly Category[]
  genders: readonly string[]
  companyRoles: readonly string[]
  countries: readonly Country[]
  hidden: readonly string[]
  seasons: readonly string[]
}
type Category = {
  readonly key: string
  readonly departments: readonly string[]
  readonly subCategories: readonly string[]
}

const lists = store<Lists | null>(null)
const asked = new Map<Language, Promise<void>>()

/** Asks the server for its lists and what it calls them, once in each language; a failure leaves what this client was built with. */
export function loadReferenceLists(of: Language): Promise<void> {
  const coming = asked.get(of) ?? read(of).catch(() => void asked.delete(of))
  asked.set(of, coming)
  return coming
}

async function read(of: Language): Promise<void> {
  const quiet = { isQuiet: true } as const
  const [common, countries] = await Promise.all([
    get<typeof reference.common>('/api/common', {}, quiet),
    lists.get()?.countries ?? get<typeof reference.countries>('/api/common/countries', {}, quiet),
  ])
  const { names } = common
  addMessages(
    of,
    Object.fromEntries(
      Object.entries(names).flatMap(([kind, words]) =>
        Object.entries(words).map(([key, word]) => [`${kind}.${key}`, word]),
      ),
    ),
  )
  lists.set({ ...common, countries })
}

/** After the marketplace's own people changed a list: in both languages, the one that is read first. */
export async function reloadReferenceLists(of: Language): Promise<void> {
  asked.clear()
  await loadReferenceLists(of)
}

/** The server's list, which may have grown since this client was built; until it is here, the one that was built in. */
export function referenceList<N extends keyof Lists>(name: N, builtIn: Lists[N]): Lists[N] {
  return lists.get()?.[name] ?? builtIn
}

/** The same for a component, which is drawn again when the list comes. */
export function useReferenceList<N extends keyof Lists>(name: N, builtIn: Lists[N]): Lists[N] {
  return lists.use()?.[name] ?? builtIn
}

const keyOf = (entry: Category | string) => (typeof entry === 'string' ? entry : entry.key)

/** The same without what is hidden; what is chosen already stays. */
export function useChoosable<N extends 'categories' | 'departments'>(
  name: N,
  builtIn: Lists[N],
  chosen: readonly string[] = [],
): Lists[N] {
  const all: readonly (Category | string)[] = useReferenceList(name, builtIn)
  const hidden = useReferenceList('hidden', [])
  const isOpen = (entry: Category | string) =>
    !hidden.includes(`${name}.${keyOf(entry)}`) || chosen.includes(keyOf(entry))
  return all.filter(isOpen) as unknown as Lists[N]
}

/** Asks for the lists once the browser is idle: nothing on a first screen waits for them. */
export function useLoadReferenceLists(): void {
  const of = useLanguage()
  useEffect(() => idleQueue(() => void loadReferenceLists(of)), [of])
}
