import { expect, test } from 'vitest'
import { shownVersion } from './money-rules.ts'

test.each([
  [1, 1],
  [10, 1],
  [11, 2],
  [14, 5],
])('the rules of row %i are version %i', (row, version) => {
  expect(shownVersion(row)).toBe(version)
})
