import { expect, test } from 'vitest'
import { similarity, wordTable } from './word-table.ts'

const table = wordTable()
const like = (one: string, other: string) =>
  similarity(table.meaningOf(one.split(' '))!, table.meaningOf(other.split(' '))!)

test('knows the words of fashion, with their plurals', () => {
  for (const word of ['dress', 'dresses', 'romper', 'cardigan', 'abaya', 'linen', 'boots', 'kaftan']) {
    expect(table.has(word), word).toBe(true)
  }
})

test('finds related words closer than unrelated ones', () => {
  expect(like('dress', 'gown')).toBeGreaterThan(like('dress', 'engine') + 0.3)
  expect(like('linen', 'cotton')).toBeGreaterThan(like('linen', 'invoice') + 0.2)
  expect(like('beach wedding', 'summer dress')).toBeGreaterThan(like('beach wedding', 'wool coat'))
  expect(like('silk dress', 'silk dress')).toBeCloseTo(1, 4)
})

test('a text of unknown words has no meaning', () => {
  expect(table.meaningOf(['zzzqx', 'ORL-000042'])).toBeNull()
})
