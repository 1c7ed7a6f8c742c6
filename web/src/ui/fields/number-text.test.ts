import { expect, test } from 'vitest'
import { amountText, clamp, fullAmount, latinDigits, wholeNumber } from './number-text.ts'

test.each([
  ['12', 2, '12'],
  ['12.5', 2, '12.5'],
  ['12,5', 2, '12.5'],
  ['12.', 2, '12.'],
  ['.5', 2, '0.5'],
  ['1,250.50', 2, '1250.50'],
  ['1.250,50', 2, '1250.50'],
  ['1,250', 2, '1250'],
  ['1,250,000', 2, '1250000'],
  ['1.234', 3, '1.234'],
  ['1.2349', 3, '1.234'],
  ['€ 68.005', 2, '68.00'],
  ['007', 2, '7'],
  ['0.50', 2, '0.50'],
  ['12.9', 0, '12'],
  ['٦٨٫٥', 2, '68.5'],
  ['abc', 2, ''],
])('%s with %i decimals is %s', (typed, decimals, amount) => {
  expect(amountText(typed, decimals)).toBe(amount)
})

test.each([
  ['12', 2, '12.00'],
  ['12.5', 2, '12.50'],
  ['12.', 3, '12.000'],
  ['12', 0, '12'],
  ['', 2, ''],
])('%s is written out with %i decimals as %s', (text, decimals, full) => {
  expect(fullAmount(text, decimals)).toBe(full)
})

test('digits of every keyboard are read', () => {
  expect(latinDigits('١٢۳4')).toBe('1234')
  expect(wholeNumber(' ٢٤ ')).toBe(24)
  expect(wholeNumber('-3')).toBe(-3)
  expect(wholeNumber('')).toBeNull()
  expect(wholeNumber('x')).toBeNull()
})

test('a number is kept between its limits', () => {
  expect([clamp(-1, 0, 9), clamp(5, 0, 9), clamp(12, 0, 9)]).toEqual([0, 5, 9])
})
