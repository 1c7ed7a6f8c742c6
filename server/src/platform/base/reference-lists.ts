import { colourFamilies } from '@souk/contract/catalog/colour-families.ts'
import { type ListName, listNames } from '@souk/contract/reference/list-names.ts'
import { referenceMessages } from '@souk/contract/reference/reference.messages.ts'
import { categories, departments } from '@souk/contract/reference/taxonomy.ts'

export type ListEntry = {
  key: string
  nameEn: string
  nameAr: string
  isHidden: boolean // existing products keep it, new ones cannot choose it
  departments: readonly string[] // of a category
}
export type ReferenceLists = Readonly<Record<ListName, readonly ListEntry[]>>

const builtIn = (list: ListName, key: string, of: readonly string[] = []): ListEntry => {
  const nameIn = (words: Readonly<Record<string, string>>) => words[`${list}.${key}`] ?? key
  const [nameEn, nameAr] = [nameIn(referenceMessages.en), nameIn(referenceMessages.ar)]
  return { key, nameEn, nameAr, isHidden: false, departments: of }
}

/** What this release knows by itself, until the table is read. */
let current: ReferenceLists = {
  departments: departments.map((key) => builtIn('departments', key)),
  categories: categories.map(({ key, departments: of }) => builtIn('categories', key, of)),
  colours: colourFamilies.map((key) => builtIn('colours', key)),
  seasons: [],
}
let names = namesOf(current)
let turn = 0

export const referenceLists = (): ReferenceLists => current
/** Another number means other lists: what was computed from them is computed anew. */
export const listsTurn = (): number => turn

export function setReferenceLists(next: ReferenceLists): void {
  current = next
  names = namesOf(next)
  turn += 1
}

function namesOf(lists: ReferenceLists): ReadonlyMap<string, ListEntry> {
  return new Map(listNames.flatMap((list) => lists[list].map((entry) => [`${list}.${entry.key}`, entry] as const)))
}

/** What the marketplace calls `categories.DRESSES`. */
export function listNameOf(language: 'en' | 'ar', key: string): string | undefined {
  const entry = names.get(key)
  return entry && (language === 'ar' ? entry.nameAr : entry.nameEn)
}
