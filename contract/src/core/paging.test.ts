import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { Paging, page } from './paging.ts'

const objection = (query: object) =>
  Paging.safeParse(query).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('nothing asked is the first 24', () => {
  expect(Paging.parse({})).toEqual({ page: 1, limit: 24 })
})
test('an address has text, a query numbers', () => {
  expect(Paging.parse({ page: '3', limit: '100' })).toEqual({ page: 3, limit: 100 })
})
test.each([
  { page: '0' },
  { page: '1.5' },
  { page: 'x' },
  { page: '' },
  { limit: '0' },
  { limit: '101' },
  { after: '7' },
  { size: '3' },
])('%o is refused', (query) => {
  expect(Paging.safeParse(query).success).toBe(false)
})
test('pages end at the ceiling, and the objection stands at the page', () => {
  expect(objection({ page: '100', limit: '100' })).toBeUndefined()
  expect(objection({ page: '101', limit: '100' })).toEqual([['page', 'paging.tooDeep']])
})
test('a list adds its own filters and keeps the ceiling', () => {
  const Query = z.safeExtend(Paging, { status: z.optional(z.enum(['LIVE'])) })
  expect(Query.parse({ status: 'LIVE' })).toMatchObject({ status: 'LIVE', page: 1 })
  expect(Query.safeParse({ page: 500, limit: 100 }).success).toBe(false)
})
test('a reply names its list', () => {
  const reply = { orders: ['a'], page: 1, limit: 24, total: 1, more: false }
  expect(page({ orders: z.array(z.string()) }).parse(reply)).toEqual(reply)
})
