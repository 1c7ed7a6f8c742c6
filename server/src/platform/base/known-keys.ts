import { categories, companyRoles, departments, genders } from '@souk/contract/reference/taxonomy.ts'
import { Refusal } from './refusal.ts'

const categoryKeys = categories.map(({ key }) => key)
const subCategoryKeys = categories.flatMap(({ subCategories }) => [...subCategories])

type Known = ReadonlySet<string>
export const knownKeys: Readonly<
  Record<'department' | 'category' | 'subCategory' | 'garment' | 'gender' | 'companyRole', Known>
> = {
  department: new Set(departments),
  category: new Set(categoryKeys),
  subCategory: new Set(subCategoryKeys),
  garment: new Set([...categoryKeys, ...subCategoryKeys]), // a category, or one of its sub-categories
  gender: new Set(genders),
  companyRole: new Set(companyRoles),
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
