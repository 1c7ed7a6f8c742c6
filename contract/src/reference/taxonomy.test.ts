import { expect, test } from 'vitest'
import { catalogueProblems } from '../core/messages.ts'
import { colourFamilies } from '../catalog/colour-families.ts'
import { Currency } from '../core/amounts.ts'
import { Common } from './reference.contract.ts'
import { referenceMessages } from './reference.messages.ts'
import { categories, companyRoles, currencies, departments, genders } from './taxonomy.ts'

const lists: Record<string, readonly string[]> = {
  departments,
  categories: categories.map(({ key }) => key),
  subCategories: categories.flatMap(({ subCategories }) => subCategories),
  genders,
  companyRoles,
  colours: colourFamilies,
  currencies: currencies.map(({ code }) => code),
}

test.each(Object.entries(lists))('%s: each key once, in capitals', (_, keys) => {
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(key).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
})
test('every key has its word, and no word is left over', () => {
  const keys = Object.entries(lists).flatMap(([list, keys]) => keys.map((key) => `${list}.${key}`))
  expect(keys.sort()).toEqual(Object.keys(referenceMessages.en).sort())
  expect(catalogueProblems(referenceMessages)).toEqual([])
})
test('no two keys of a list read the same, in either language', () => {
  for (const words of [referenceMessages.en, referenceMessages.ar]) {
    const read = Object.entries(words).map(([key, word]) => `${key.split('.')[0]} ${word}`)
    expect(new Set(read).size).toBe(read.length)
  }
})
test('every department has categories, and every category sub-categories', () => {
  for (const department of departments) {
    expect(categories.some((category) => (category.departments as readonly string[]).includes(department))).toBe(true)
  }
  for (const { subCategories } of categories) expect(subCategories.length).toBeGreaterThan(1)
})
test('the data fits the shape on the wire', () => {
  const { categories: Categories, currencies: Currencies } = Common.shape
  expect(Categories.parse(categories)).toEqual(categories)
  expect(Currencies.parse(currencies)).toEqual(currencies)
})
test('currencies with their own decimals', () => {
  expect(currencies).toHaveLength(42)
  for (const { code } of currencies) expect(Currency.safeParse(code).success).toBe(true)
  expect(currencies).toEqual(
    expect.arrayContaining([
      { code: 'USD', decimals: 2 },
      { code: 'JPY', decimals: 0 },
      { code: 'KWD', decimals: 3 },
    ]),
  )
})
