import { expect, test } from 'vitest'
import { hundredths, percentOf } from './percent.ts'

test.each([
  ['0', 0],
  ['20', 2000],
  ['5.5', 550],
  ['5.05', 505],
  ['12.5', 1250],
  ['0.01', 1],
  ['100', 10_000],
])('%s percent is %i hundredths, and back', (percent, value) => {
  expect(hundredths(percent)).toBe(value)
  expect(percentOf(value)).toBe(percent)
})

test('a text without digits before the point counts as nought', () => {
  expect([hundredths(''), hundredths('.5')]).toEqual([0, 50])
})
