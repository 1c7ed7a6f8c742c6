import { assert, bigInt, boolean, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from './money.ts'
import { fullAmount, isAmount, problemKey, readAmount, readNumber, readWhole } from './number-text.ts'

const outcome = (text: string, currency = 'EUR', locale: string | null = 'en') => {
  const { value, problem } = readAmount(text, currency, locale)
  return value ?? problem?.reason
}

test.each([
  ['15,000', '15000'],
  ['15.000,00', '15000.00'],
  ['1,250.50', '1250.50'],
  ['29,9', '29.9'],
  ['12.', '12'],
  ['.5', '0.5'],
  ['007', '7'],
  ['0,500', '0.5'],
  ['1 500', '1500'],
  ['1\u00a0500,5', '1500.5'],
  ['1\u202f500', '1500'],
  ['1’500.25', '1500.25'],
  ["1'500", '1500'],
  ['1,50,000', '150000'],
  ['1.250.000', '1250000'],
  ['٦٨٫٥', '68.5'],
  ['١٬٥٠٠٫٥٠', '1500.50'],
  ['۱٬۵۰۰', '1500'],
  ['€ 68.00', '68.00'],
  ['68,00 €', '68.00'],
  ['EUR 1,234.50', '1234.50'],
  ['12.500000', '12.5'],
  ['-5', 'negative'],
  ['(5.00)', 'negative'],
  ['5.00-', 'negative'],
  ['1e6', 'notANumber'],
  ['12abc', 'notANumber'],
  ['$5', 'notANumber'],
  ['1 5', 'notANumber'],
  ['1.50,00', 'notANumber'],
  ['1,500.000,5', 'notANumber'],
  ['-', 'notANumber'],
  ['.', 'notANumber'],
  ['', 'empty'],
  ['  ', 'empty'],
  ['1.500', 'ambiguous'],
  ['١,٥٠٠', 'ambiguous'],
  ['0.123', 'tooManyDecimals'],
  ['1234.567', 'tooManyDecimals'],
  ['1234567890123456', 'tooLarge'],
])('an English reader writes %s: %s', (text, value) => {
  expect(outcome(text)).toBe(value)
})

test('one separator before three digits is read as the form of the reader has it, or not at all', () => {
  expect(outcome('1.500', 'EUR', 'de')).toBe('1500')
  expect(outcome('1,500', 'EUR', 'de')).toBe('ambiguous')
  expect(outcome('1.500', 'KWD')).toBe('1.500')
  expect(outcome('1,500', 'KWD')).toBe('ambiguous')
  expect(outcome('1,500', 'EUR', null)).toBe('ambiguous')
  expect(outcome('1.500', 'EUR', null)).toBe('ambiguous')
  expect(outcome('1.500', 'KWD', null)).toBe('1.500')
  expect(readAmount('1.500', 'EUR', 'en').problem).toEqual({ reason: 'ambiguous', whole: '1500', decimal: '1.50' })
})

test.each([
  ['15', '15'],
  ['1,500', '1500'],
  ['4.00', '4'],
  ['٢٤', '24'],
  ['1,5', 'tooManyDecimals'],
  ['1.000', 'ambiguous'],
  ['12 pcs', 'notANumber'],
])('a quantity of %s is %s', (text, value) => {
  const read = readWhole(text, 'en')
  expect(read.value ?? read.problem.reason).toBe(value)
})

test('a minus counts where it may stand, and a per cent sign where per cent are asked', () => {
  expect(readWhole('−5', 'en', true).value).toBe('-5')
  expect(readNumber('12,5 %', { decimals: 2, isPercent: true }).value).toBe('12.5')
  expect(readNumber('(1,500.00)', { decimals: 2, mayBeNegative: true }).value).toBe('-1500.00')
})

test('a problem names what was written and both readings', () => {
  const { problem } = readAmount('1.500', 'EUR', 'en')
  expect(problemKey(problem!, ' 1.500 ')).toEqual({
    key: 'numbers.ambiguous',
    params: { text: '\u20681.500\u2069', whole: '1500', decimal: '1.50' },
  })
  expect(problemKey(readWhole('1.000', 'en').problem!, '1.000').key).toBe('numbers.ambiguousWhole')
  expect(problemKey(readWhole('1,5', 'en').problem!, '1,5').key).toBe('numbers.notWhole')
})

test('an amount is written out as its currency is; what is none stays', () => {
  expect([fullAmount('12.5', 2), fullAmount('12', 0), fullAmount('12.', 3), fullAmount('1e6', 2)]).toEqual([
    '12.50',
    '12',
    '12.000',
    '1e6',
  ])
})

const locales = ['en', 'ar-EG', 'ar-EG-u-nu-latn', 'ar-MA', 'fa', 'de', 'fr', 'de-CH', 'en-IN', 'pt-BR', 'sv'] as const
const looks = [
  {},
  { style: 'currency', currencyDisplay: 'code' },
  { style: 'currency', currencyDisplay: 'narrowSymbol' },
] as const

test('an amount written in any form is read back as itself', () => {
  assert(
    property(
      constantFrom(...locales),
      constantFrom('EUR', 'USD', 'AED', 'JPY', 'KWD', 'BHD'),
      constantFrom(...looks),
      boolean(),
      bigInt({ min: 0n, max: 999_999_999_999n }),
      (locale, currency, look, useGrouping, minor) => {
        const exact = amount({ minor, currency })
        const digits = exact.split('.')[1]?.length ?? 0
        const written = new Intl.NumberFormat(locale, {
          ...look,
          currency,
          useGrouping,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(exact as `${number}`)
        expect([written, readAmount(written, currency, locale).value]).toEqual([written, exact])
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a text is never read as more or less than its digits say', () => {
  assert(
    property(string({ unit: constantFrom(...'0123456789.,٫٬ ’-e'), maxLength: 14 }), (text) => {
      const { value } = readAmount(text, 'EUR', 'en')
      if (value === null) return
      const digits = (of: string) => of.replace(/\D/g, '').replace(/^0+|0+$/g, '')
      expect(digits(value)).toBe(digits(text))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['0', 'EUR', true],
  ['12', 'EUR', true],
  ['12.5', 'EUR', true],
  ['12.50', 'EUR', true],
  ['12.505', 'EUR', false],
  ['12.505', 'KWD', true],
  ['12', 'JPY', true],
  ['12.5', 'JPY', false],
  ['012', 'EUR', false],
  ['12.', 'EUR', false],
  ['x12', 'EUR', false],
  ['12x', 'EUR', false],
  ['1x', 'EUR', false],
  ['1.x', 'EUR', false],
  ['999999999999999', 'EUR', true],
  ['1000000000000000', 'EUR', false],
])('%s is an amount of %s as it is sent: %s', (text, currency, expected) => {
  expect(isAmount(text, currency)).toBe(expected)
})

test.each([
  ['12', 2, '12.00'],
  ['12.', 2, '12.00'],
  ['12.5', 1, '12.5'],
  ['12.50', 2, '12.50'],
  ['12.505', 2, '12.505'],
  ['12', 0, '12'],
  ['x12', 2, 'x12'],
  ['12x', 2, '12x'],
  ['', 2, ''],
] as const)('%s with %i decimals is written %s', (text, decimals, expected) => {
  expect(fullAmount(text, decimals)).toBe(expected)
})

/** Marks and signs at the wrong end, in the middle, or twice. */
test.each([
  ['  12,5  ', '12.5'],
  ['1  500', '1500'],
  ['+5', '5'],
  ['+ 5', '5'],
  ['5+', 'notANumber'],
  ['4+5', 'notANumber'],
  ['4-5', 'notANumber'],
  ['(5', 'notANumber'],
  ['5)', 'notANumber'],
  ['x(5)', 'notANumber'],
  ['(5)x', 'notANumber'],
  ['- 5', 'negative'],
  ['-55', 'negative'],
  ['5 -', 'negative'],
  ['( 5 )', 'negative'],
  ['5 eur', '5'],
  ['eur 5', '5'],
  ['EUR5EUR', '5'],
  ['5 EUR x', 'notANumber'],
  ['-€5', 'negative'],
  ['5€-', 'negative'],
  ['999999999999999', '999999999999999'],
  ['1000000000000000', 'tooLarge'],
])('%s is read as %s', (text, expected) => {
  expect(outcome(text)).toBe(expected)
})

/** Groups of three, or as in India; a mark of thousands is the same all along and never follows the decimals. */
test.each([
  ['1,234,567', '1234567'],
  ['12,34,567', '1234567'],
  ['123,45,678', 'notANumber'],
  ['1,2345,678', 'notANumber'],
  ['1,234,56', 'notANumber'],
  ['1,23,45', 'notANumber'],
  ['1234,567,890', 'notANumber'],
  ['1,234.567,8', 'notANumber'],
  ['1.234,567.8', 'notANumber'],
  ['1,234.5', '1234.5'],
  ['1 234,5', '1234.5'],
  ['1,234 5', 'notANumber'],
  ['1٬234٫5', '1234.5'],
  ['1٫234٫5', 'notANumber'],
  ['1٫234,5', 'notANumber'],
  ['1,,234', 'notANumber'],
  [',', 'notANumber'],
  ['0,123', 'tooManyDecimals'],
  ['1٫234', 'tooManyDecimals'],
  ['100,234', '100234'],
])('groups: %s is read as %s', (text, expected) => {
  expect(outcome(text)).toBe(expected)
})

test('a per cent sign stands behind the number', () => {
  const percent = (text: string) => readNumber(text, { decimals: 2, isPercent: true }).value
  expect([percent('5%'), percent('5 %'), percent('٥٪'), percent('5'), percent('5%5'), percent('%5')]).toEqual([
    '5',
    '5',
    '5',
    '5',
    null,
    null,
  ])
})

test('a problem quotes forty letters at most and says how whole numbers are meant', () => {
  expect(problemKey({ reason: 'notANumber' }, ` ${'x'.repeat(50)} `).params.text).toBe(`\u2068${'x'.repeat(40)}\u2069`)
  expect(problemKey({ reason: 'tooManyDecimals', count: 0 }, '1.5').key).toBe('numbers.notWhole')
  expect(problemKey({ reason: 'tooManyDecimals', count: 2 }, '1.555').key).toBe('numbers.tooManyDecimals')
})

test('any sign or code is let go where the currency is not known', () => {
  const any = (text: string) => readNumber(text, { decimals: 2, currency: 'any' }).value
  expect([any('$5'), any('US$ 5'), any('5 kwd'), any('₹5'), any('5 abc')]).toEqual(['5', '5', '5', '5', null])
})

test('a whole number below zero is read only where it is asked for', () => {
  expect(readWhole('-3', 'en', true)).toEqual(readNumber('-3', { decimals: 0, locale: 'en', mayBeNegative: true }))
  expect(readWhole('-3', 'en')).toEqual(readNumber('-3', { decimals: 0, locale: 'en', mayBeNegative: false }))
  expect(readWhole('-3', 'en')).not.toEqual(readWhole('-3', 'en', true))
})
