import { expect, test } from 'vitest'
import { placesIn } from './column-names.ts'
import { dayText, nearest } from './sheet-values.ts'

test.each([
  ['2027-01-31', '2027-01-31'],
  ['2027/1/5', '2027-01-05'],
  ['31/01/2027', '2027-01-31'],
  ['01/31/2027', '2027-01-31'],
  ['31.1.2027', '2027-01-31'],
  ['5.4.2027', '2027-04-05'],
  ['15 Jan 2027', '2027-01-15'],
  ['January 15, 2027', '2027-01-15'],
  ['٣١/٠١/٢٠٢٧', '2027-01-31'],
  ['04/05/2027', null], // April or May
  ['05/05/2027', '2027-05-05'],
  ['soon', null],
  ['15 Foo 2027', null],
])('reads the day %s as %s', (text, day) => {
  expect(dayText(text)).toBe(day)
})

test('suggests an entry that is a slip of the keyboard away, and nothing else', () => {
  const words = ['ACCESSORIES', 'SHOES', 'TOPS', 'BAGS']
  expect(nearest('ACCESORIES', words)).toBe('ACCESSORIES')
  expect(nearest('SHOSE', words)).toBe('SHOES')
  expect(nearest('TOP', words)).toBe('TOPS')
  expect(nearest('TIPI', words)).toBeNull()
  expect(nearest('FURNITURE', words)).toBeNull()
})

test('finds columns by what the brand chose, by our names and by common ones', () => {
  const titles = ['Style #', 'Color', 'RRP (EUR)', 'WSP', 'Stock', 'My code']
  expect(placesIn(titles, new Map([['uniqueId', 'mycode'] as const, ['retailPrice', 'rrpeur'] as const]))).toEqual({
    uniqueId: 5,
    styleCode: 0,
    colour: 1,
    retailPrice: 2,
    wholesalePrice: 3,
    quantityAvailable: 4,
  })
})
