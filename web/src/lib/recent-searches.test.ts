import { beforeEach, expect, test } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

beforeEach(() => localStorage.clear())

test('keeps the newest eight searches, each once, whatever their case', () => {
  for (const text of ['linen', 'Abaya', 'coat', 'LINEN ', 'a', '']) rememberSearch(text)
  expect(recentSearches()).toEqual(['LINEN', 'coat', 'Abaya'])
  for (let n = 0; n < 20; n += 1) rememberSearch(`search ${n}`)
  expect(recentSearches()).toHaveLength(8)
  expect(recentSearches()[0]).toBe('search 19')
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

test('a broken entry is an empty list', () => {
  rememberSearch('linen')
  localStorage.setItem(localStorage.key(0)!, '{"not":"a list"}')
  expect(recentSearches()).toEqual([])
})
