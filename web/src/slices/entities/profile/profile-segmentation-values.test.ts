import { categories, departments } from '@souk/contract/reference/taxonomy.ts'
import { expect, test } from 'vitest'
import { categoriesOf } from './profile-segmentation-values.ts'

test('without a department there is no category', () => {
  expect(categoriesOf(categories, [])).toEqual([])
})

test('a category is there once, however many of its departments are chosen', () => {
  const all = categoriesOf(categories, departments)
  expect(new Set(all).size).toBe(all.length)
  expect(categoriesOf(categories, ['BABY'])).toContain('BABYWEAR')
  expect(categoriesOf(categories, ['BABY'])).not.toContain('DRESSES')
})
