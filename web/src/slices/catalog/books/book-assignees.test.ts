import type { Book } from '@souk/contract/catalog/books.contract.ts'
import { expect, test } from 'vitest'
import { everybodyIn, holdersOf, isSame, rebased, toggled } from './book-assignees.ts'

const nobody = { retailerIds: [], groupIds: [], countries: [] }
const book = (id: string, assignees: Partial<Book['assignees']>): Book => ({
  id,
  collectionId: 'c',
  name: `Book ${id}`,
  productsCount: 0,
  assignees: { ...nobody, names: {}, ...assignees },
  version: 1,
  updatedAt: '2026-11-15T00:00:00Z',
})

test('an assignee is added and removed again, and the order does not matter', () => {
  const one = toggled(toggled(nobody, { level: 'country', id: 'FR' }), { level: 'group', id: 'g' })
  expect(everybodyIn(one)).toEqual([
    { level: 'group', id: 'g' },
    { level: 'country', id: 'FR' },
  ])
  expect(isSame(toggled(one, { level: 'group', id: 'g' }), { ...nobody, countries: ['FR'] })).toBe(true)
  expect(isSame({ ...nobody, countries: ['FR', 'JP'] }, { ...nobody, countries: ['JP', 'FR'] })).toBe(true)
  expect(isSame({ ...nobody, countries: ['FR'] }, nobody)).toBe(false)
})

test('what a colleague saved meanwhile stays beside what was chosen here', () => {
  const base = { ...nobody, countries: ['FR', 'DE'] }
  const mine = { ...nobody, countries: ['FR', 'JP'] } // DE out, JP in
  const newer = { ...nobody, countries: ['FR', 'DE', 'AE'], groupIds: ['g'] }
  expect(rebased(mine, base, newer)).toEqual({ retailerIds: [], groupIds: ['g'], countries: ['FR', 'AE', 'JP'] })
  expect(rebased(mine, base, { ...nobody, countries: ['JP'] })).toEqual({ ...nobody, countries: ['JP'] })
  expect(rebased(base, base, newer)).toEqual(newer)
})

test('who stands in another book is held by it, not by this one', () => {
  const books = [book('1', { countries: ['FR'] }), book('2', { retailerIds: ['FR'] })]
  expect([...holdersOf(books, '2')]).toEqual([['country:FR', 'Book 1']])
})
