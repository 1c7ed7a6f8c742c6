import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileSize, truncateMiddle } from './text.ts'

test.each([
  ['', ''],
  ['a name of 25 characters ok', 'a name of …racters ok'],
  ['exactly twenty-five chars', 'exactly twenty-five chars'],
  ['collection-spring-2027-final.xlsx', 'collection…final.xlsx'],
])('%s', (text, shown) => {
  expect(truncateMiddle(text)).toBe(shown)
})
test('other lengths, and nothing shown twice', () => {
  expect(truncateMiddle('abcdefghij', 5, 2)).toBe('ab…ij')
  expect(truncateMiddle('abcdef', 3, 10)).toBe('abcdef')
  expect(truncateMiddle('abcdef', 3, 0)).toBe('…')
})
test('what reads as one character is never cut', () => {
  const family = '👩‍👩‍👧'
  expect(truncateMiddle(family.repeat(25))).toBe(family.repeat(25))
  expect(truncateMiddle(family.repeat(26))).toBe(`${family.repeat(10)}…${family.repeat(10)}`)
  const shadda = 'مّ'
  expect(truncateMiddle(shadda.repeat(26))).toBe(`${shadda.repeat(10)}…${shadda.repeat(10)}`)
})
test('no half of a surrogate pair is left, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '😀', 'é'), minLength: 26 }), (text) => {
      expect(truncateMiddle(text).isWellFormed()).toBe(true)
    }),
  )
})

test.each([
  [0, '0 bytes', '0 بايت'],
  [1, '1 byte', '1 بايت'],
  [1_023, '1,023 bytes', '1,023 بايت'],
  [1_024, '1 kB', '1 كيلوبايت'],
  [1_536, '1.5 kB', '1.5 كيلوبايت'],
  [1_048_575, '1 MB', '1 ميغابايت'],
  [10_485_760, '10 MB', '10 ميغابايت'],
  [20_971_520, '20 MB', '20 ميغابايت'],
  [5 * 1_024 ** 3, '5 GB', '5 غيغابايت'],
  [5_000 * 1_024 ** 4, '5,000 TB', '5,000 تيرابايت'],
])('%i bytes', (bytes, english, arabic) => {
  expect([fileSize(bytes, 'en'), fileSize(bytes, 'ar')]).toEqual([english, arabic])
})
