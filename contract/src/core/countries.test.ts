import { expect, test } from 'vitest'
import { Country, countries, countryName, countryNamed, countryOf } from './countries.ts'

const distinct = (values: readonly unknown[]) => new Set(values).size

test('all of ISO 3166-1 and Kosovo, each once', () => {
  expect(countries).toHaveLength(250)
  for (const field of ['code', 'code3', 'name', 'flag'] as const) {
    expect(distinct(countries.map((country) => country[field]))).toBe(250)
  }
})
test('each has the shape on the wire', () => {
  expect(countries.map((country) => Country.parse(country))).toEqual(countries)
})
test('in the order of the alphabet', () => {
  const names = countries.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
})
test.each([
  { name: 'Kosovo', flag: '🇽🇰', code: 'XK', code3: 'XKX', dial_code: '+383' },
  { name: 'Eswatini', flag: '🇸🇿', code: 'SZ', code3: 'SWZ', dial_code: '+268' },
  { name: 'France', flag: '🇫🇷', code: 'FR', code3: 'FRA', dial_code: '+33' },
  { name: 'Canada', flag: '🇨🇦', code: 'CA', code3: 'CAN', dial_code: '+1' },
  { name: 'Jamaica', flag: '🇯🇲', code: 'JM', code3: 'JAM', dial_code: '+1876' },
  { name: 'United Arab Emirates', flag: '🇦🇪', code: 'AE', code3: 'ARE', dial_code: '+971' },
  { name: 'Vatican City', flag: '🇻🇦', code: 'VA', code3: 'VAT', dial_code: '+39' },
])('$name', (country) => {
  expect(countryOf(country.code)).toEqual(country)
  expect(countryOf(country.code3.toLowerCase())).toEqual(country)
  expect(countryNamed(` ${country.name.toUpperCase()} `)).toEqual(country)
})
test('what is no country is null', () => {
  expect([countryOf('ZZ'), countryOf(''), countryOf('EU'), countryNamed('Swaziland'), countryName('ZZ', 'ar')]).toEqual(
    Array(5).fill(null),
  )
})
test('every country has an Arabic name of its own', () => {
  const names = countries.map(({ code }) => countryName(code, 'ar') ?? '')
  for (const name of names) expect(name).toMatch(/^[\p{Script=Arabic}\p{M}\s()-]+$/u)
  expect(distinct(names)).toBe(250)
})
test('names as people say them', () => {
  expect(['PS', 'XK', 'SZ', 'TR', 'HK'].map((code) => countryName(code, 'ar'))).toEqual([
    'فلسطين',
    'كوسوفو',
    'إسواتيني',
    'تركيا',
    'هونغ كونغ',
  ])
  expect(['PS', 'XK', 'SZ', 'TR', 'HK'].map((code) => countryName(code, 'en'))).toEqual([
    'Palestine',
    'Kosovo',
    'Eswatini',
    'Türkiye',
    'Hong Kong',
  ])
})
