import { countryOf } from '@souk/contract/core/countries.ts'
import { expect, test } from 'vitest'
import { joinPhone, splitPhone } from './phone-number.ts'

test.each([
  ['+971 50 123 4567', 'AE', '50 123 4567'],
  ['00971501234567', 'AE', '501234567'],
  ['+1 212 555 0100', 'US', '212 555 0100'],
  ['+1684 555 0100', 'AS', '555 0100'],
  ['+44 20 7946 0018', 'GB', '20 7946 0018'],
  ['+٩٧١ ٥٠', 'AE', '50'],
  ['050 123', undefined, '050 123'],
  ['', undefined, ''],
])('%s is %s and %s', (text, code, number) => {
  const parts = splitPhone(text)
  expect([parts.country?.code, parts.number]).toEqual([code, number])
})

test.each([
  ['LB', '03 123 456', '+961 3 123 456'],
  ['LB', '+961 03 123 456', '+961 3 123 456'],
  ['AE', '050 123 4567', '+971 50 123 4567'],
  ['AE', '٠٥٠ ١٢٣', '+971 50 123'],
  ['GB', '(0)20 7946 0018', '+44 20 7946 0018'],
  ['GB', '0044 020 7946 0018', '+44 20 7946 0018'],
  ['FR', '06 12 34 56 78', '+33 6 12 34 56 78'],
  ['DE', '0-30 901820', '+49 30 901820'],
  ['HU', '06 20 123 4567', '+36 20 123 4567'],
  ['IT', '06 6982', '+39 06 6982'],
  ['SA', '+39 06 6982', '+39 06 6982'],
  ['SM', '0549 882914', '+378 0549 882914'],
  ['CI', '07 12 34 56 78', '+225 07 12 34 56 78'],
  ['US', '212 555 0100', '+1 212 555 0100'],
])('in %s, %s is %s: a zero that is dialled at home only is dropped', (code, typed, text) => {
  expect(joinPhone(countryOf(code)!, typed)).toBe(text)
})

test('both parts make one text, and what was dialled in full stays as it is', () => {
  const uae = countryOf('AE')!
  expect(joinPhone(uae, '50 123 4567')).toBe('+971 50 123 4567')
  expect(joinPhone(uae, '+33 6 12')).toBe('+33 6 12')
  expect(joinPhone(uae, '0033 6')).toBe('+33 6')
  expect(joinPhone(uae, 'abc')).toBe('')
})
