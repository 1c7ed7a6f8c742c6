import { expect, test } from 'vitest'
import { countries } from '../core/countries.ts'
import { isTaxNumber, taxCountries, taxNumberExample } from './tax-number.ts'

const known = new Set(countries.map(({ code }) => code))

test.each(taxCountries)('%s is a country, and its own example has its form', (country) => {
  expect(known.has(country)).toBe(true)
  expect(isTaxNumber(country, taxNumberExample(country))).toBe(true)
  expect(isTaxNumber(country, '12')).toBe(false)
  expect(isTaxNumber(country, '')).toBe(false)
})

test.each([
  ['FR', 'FR40303265045', true],
  ['FR', 'fr 40 303 265 045', true],
  ['FR', '40303265045', false],
  ['FR', 'FRI0303265045', false],
  ['DE', 'DE12345678', false],
  ['GR', 'GR123456789', false],
  ['GR', 'EL123456789', true],
  ['AE', '100-1234-5670-0003', true],
  ['AE', 'AE100123456700003', false],
  ['SA', '300012345600004', false],
  ['CH', 'CHE-123.456.789 MWST', true],
  ['US', '12-3456789', true],
  ['US', '12-345678', false],
  ['KW', '12', false],
  ['KW', 'KW 12345', true],
  ['KW', 'none', false],
  ['KW', '12345678901234567890123', false],
  [null, '12345678', true],
] as const)('in %s the number "%s" has the form of its country: %s', (country, text, expected) => {
  expect(isTaxNumber(country, text)).toBe(expected)
})
