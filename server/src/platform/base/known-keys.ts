import type { ListName } from '@souk/contract/reference/list-names.ts'
import { categories, companyRoles, genders } from '@souk/contract/reference/taxonomy.ts'
import { listsTurn, referenceLists } from './reference-lists.ts'
import { Refusal } from './refusal.ts'

const subCategoryKeys = categories.flatMap(({ subCategories }) => [...subCategories])

type Known = ReadonlySet<string>

/** Computed anew when the lists are others. */
function ofLists(compute: () => Iterable<string>): () => Known {
  let [turn, keys]: [number, Known] = [-1, new Set()]
  return () => {
    if (turn !== listsTurn()) [turn, keys] = [listsTurn(), new Set(compute())]
    return keys
  }
}
const keysOf = (list: ListName) => referenceLists()[list].map(({ key }) => key)
const departmentKeys = ofLists(() => keysOf('departments'))
const categoryKeys = ofLists(() => keysOf('categories'))
const colourKeys = ofLists(() => keysOf('colours'))
const garmentKeys = ofLists(() => [...keysOf('categories'), ...subCategoryKeys])

/** Every key there is, hidden ones too: filters find them still. */
export const knownKeys = {
  get department(): Known {
    return departmentKeys()
  },
  get category(): Known {
    return categoryKeys()
  },
  get colour(): Known {
    return colourKeys()
  },
  subCategory: new Set<string>(subCategoryKeys) as Known,
  /** A category, or one of its sub-categories. */
  get garment(): Known {
    return garmentKeys()
  },
  gender: new Set<string>(genders) as Known,
  companyRole: new Set<string>(companyRoles) as Known,
}

type Given = string | readonly string[] | null | undefined
type Place = { field: string; isQuery?: boolean }

/** Where the first key stands that the list does not have; null where there is none. */
export function unknownKeyAt(known: Known, given: Given, field: string): string | null {
  if (given === null || given === undefined) return null
  if (typeof given === 'string') return known.has(given) ? null : field
  const at = given.findIndex((key) => !known.has(key))
  return at < 0 ? null : `${field}.${at}`
}

/** The contract holds only the pattern of a key; a key that is in no list is refused as a choice that does not exist. */
export function requireKnownKeys(known: Known, given: Given, { field, isQuery = false }: Place): void {
  const place = unknownKeyAt(known, given, field)
  if (place !== null) throw new Refusal('invalid', 'invalid.invalid_value', { field: place, params: { isQuery } })
}

const hiddenKeys = {
  departments: ofLists(() => hiddenIn('departments')),
  categories: ofLists(() => hiddenIn('categories')),
}
const hiddenIn = (list: ListName) => referenceLists()[list].flatMap(({ key, isHidden }) => (isHidden ? [key] : []))

/** Whether a key may be chosen anew; what has a hidden one keeps it. */
export function isChoosable(list: keyof typeof hiddenKeys, key: string, before: Given = null): boolean {
  return !hiddenKeys[list]().has(key) || before === key || (Array.isArray(before) && before.includes(key))
}

/** Refuses a hidden key that was not there before. */
export function requireChoosable(
  list: keyof typeof hiddenKeys,
  given: Given,
  before: Given,
  { field }: { field: string },
): void {
  const keys = given === null || given === undefined ? [] : typeof given === 'string' ? [given] : given
  const at = keys.findIndex((key) => !isChoosable(list, key, before))
  if (at < 0) return
  throw new Refusal('invalid', 'invalid.invalid_value', {
    field: typeof given === 'string' ? field : `${field}.${at}`,
    params: { isQuery: false },
  })
}
