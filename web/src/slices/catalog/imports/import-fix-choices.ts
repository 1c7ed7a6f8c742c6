import type { ImportRow } from '@souk/contract/catalog/imports.contract.ts'
import { categories, departments, genders } from '@souk/contract/reference/taxonomy.ts'
import { useChoosable, useReferenceList } from '../../../lib/reference-lists.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { countryOptions } from '../../../ui/choices/country-options.tsx'
import { productStatuses } from '../model/product-table-filters.ts'

type Category = { key: string; subCategories: readonly string[] }
const named = (words: string, values: readonly string[], t: T) => values.map((value) => t(`${words}.${value}`))

/** What may stand in a cell, in the words of the reader; the sheet takes them in either language. */
export function useChoices(): (row: ImportRow, column: string, draft?: Readonly<Record<string, string>>) => string[] {
  const t = useT('products')
  const language = useLanguage()
  const all = useChoosable('categories', categories)
  const keys: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    department: ['departments', useChoosable('departments', departments)],
    category: ['categories', all.map(({ key }) => key)],
    gender: ['genders', useReferenceList('genders', genders)],
    status: ['status', productStatuses],
  }
  return (row, column, draft) => {
    if (column === 'isCarton') return ['yes', 'no']
    if (column === 'country') return countryOptions(language).map(({ label }) => label)
    if (column === 'subCategory') return subCategoriesOf(draft?.['category'] ?? row.cells['category'] ?? '', all, t)
    const known = keys[column]
    return known ? named(known[0], known[1], t) : []
  }
}

/** The one choice that begins as typed, where there is exactly one. */
export function onlyChoice(choices: readonly string[], text: string): string | null {
  const begun = text.trim().toLowerCase()
  const fitting = begun ? choices.filter((choice) => choice.toLowerCase().startsWith(begun)) : []
  return fitting.length === 1 ? fitting[0]! : null
}

/** Those of the category where it is known, else all of them. */
function subCategoriesOf(category: string, all: readonly Category[], t: T): string[] {
  const own = all.filter(({ key }) => key === category || t(`categories.${key}`) === category)
  return named(
    'subCategories',
    (own.length > 0 ? own : all).flatMap(({ subCategories }) => [...subCategories]),
    t,
  )
}
