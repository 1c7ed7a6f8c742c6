import { expect, test } from 'vitest'
import { Brief } from '../assistant/brief.ts'
import { productFilters } from '../catalog/product-filters.ts'
import { ProductChange } from '../catalog/product-shapes.ts'
import { issueKey } from '../core/fields/field-sentence.ts'
import { discovery } from '../discovery/discovery.contract.ts'
import { Segmentation } from '../entities/entity-shapes.ts'
import { Register } from '../entities/sign-up.contract.ts'
import { LeadFilters } from '../prospects/prospect-shapes.ts'
import { categories, companyRoles, departments, genders } from './taxonomy.ts'
import { TaxonomyKey } from './taxonomy-key.ts'

const { departments: Departments, categories: Categories } = Segmentation.shape

test('a key that this client does not know passes the shapes', () => {
  const product = { department: 'SPACE', category: 'SPACESUITS', subCategory: 'MOON_BOOTS', gender: 'ROBOT' }
  expect(ProductChange.parse(product)).toEqual(product)
  for (const field of ['department', 'category', 'subCategory', 'gender'] as const)
    expect(productFilters[field].parse('SPACE,WOMEN')).toEqual(['SPACE', 'WOMEN'])
  expect(discovery.brands.query.parse({ department: 'SPACE', category: 'SPACESUITS' })).toMatchObject({
    department: ['SPACE'],
    category: ['SPACESUITS'],
  })
  expect(Departments.parse(['SPACE'])).toEqual(['SPACE'])
  expect(Categories.parse(['SPACESUITS'])).toEqual(['SPACESUITS'])
  expect(Register.shape.companyRole.parse('ASTRONAUT')).toBe('ASTRONAUT')
  expect(LeadFilters.parse({ categories: ['SPACESUITS'] }).categories).toEqual(['SPACESUITS'])
  const brief = { categories: ['SPACESUITS'], favour: ['MOON_BOOTS'], gender: 'ROBOT', department: 'SPACE' }
  expect(Brief.parse(brief)).toEqual(brief)
})
test('every key of the lists has the pattern; other text is no choice, and none is asked for', () => {
  const garments = categories.flatMap(({ key, subCategories }) => [key, ...subCategories])
  for (const key of [...departments, ...garments, ...genders, ...companyRoles])
    expect(TaxonomyKey.safeParse(key).success).toBe(true)
  const messageOf = (value: unknown) => {
    const { code, message, path } = TaxonomyKey.safeParse(value).error!.issues[0]!
    return issueKey({ code, message, path: ['companyRole', ...path], value }, (key) => key === message)
  }
  for (const value of ['dresses', 'D', 'A B', 7, 'A'.repeat(41)]) expect(messageOf(value)).toBe('invalid.invalid_value')
  for (const value of ['', undefined, null]) expect(messageOf(value)).toBe('invalid.choose')
})
