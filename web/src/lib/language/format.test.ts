import { cleanup, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatIn, useFormat } from './format.ts'

const en = formatIn('en')
const ar = formatIn('ar')

test.each([
  ['12.50', 'EUR', '€12.50'],
  ['1250', 'JPY', '¥1,250'],
  ['1.250', 'KWD', 'KWD 1.250'],
  ['-3.00', 'EUR', '-€3.00'],
  ['900719925474099312345.67', 'EUR', '€900,719,925,474,099,312,345.67'],
])('%s %s is %s', (amount, currency, text) => {
  expect(en.money(amount, currency).replace(/\s/g, ' ')).toBe(text)
})

test('Arabic keeps Latin digits everywhere', () => {
  const now = new Date('2026-11-15T00:00:00Z')
  const texts = [
    ar.money('1250.50', 'EUR'),
    ar.number(1_234),
    ar.day('2026-12-04'),
    ar.date(now),
    ar.relative('2026-11-12T00:00:00Z', now),
  ]
  for (const text of texts) expect(text).toMatch(/^[^٠-٩]*\d[^٠-٩]*$/)
})

test('a currency’s letters stay before its sign, also between Arabic words', () => {
  expect(ar.money('12.00', 'USD')).toContain('\u2066US$\u2069')
  expect(ar.money('12.00', 'GBP')).toMatch(/(?<!K)£/)
  expect(ar.money('12.00', 'EUR')).not.toContain('\u2066')
})

test('a calendar day is the same day in every time zone', () => {
  expect(en.day('2026-12-04')).toBe('4 Dec 2026')
})

test('lists and distances in words', () => {
  expect(en.list(['Sage', 'Ink', 'Rust'])).toBe('Sage, Ink, and Rust')
  expect(ar.list(['أ', 'ب'])).toBe('أ وب')
  expect(en.relative('2026-11-12T00:00:00Z', new Date('2026-11-15T00:00:00Z'))).toBe('3 days ago')
  expect(en.number(0.184, { style: 'percent' })).toBe('18%')
})

test('a component writes in the language of the page', () => {
  document.documentElement.lang = 'ar'
  expect(renderHook(useFormat).result.current.list(['أ', 'ب'])).toBe('أ وب')
  document.documentElement.lang = 'en'
  cleanup()
})

test('a deadline is its last day where the brand is, with the time zone named', () => {
  const end = '2026-11-21T20:00:00.000Z' // midnight in Dubai: 21 Nov is the last day
  const look = { day: 'numeric', month: 'short' } as const
  expect(en.deadline(end, 'Asia/Dubai', look)).toBe('21 Nov (GMT+4)')
  expect(en.deadline('2026-11-21T23:00:00.000Z', 'Europe/Paris', look)).toBe('21 Nov (GMT+1)')
  expect(ar.deadline(end, 'Asia/Dubai', look)).toMatch(/^21 /)
})

test('an instant that decides something names the reader’s time zone', () => {
  expect(en.moment('2026-12-01T14:05:00Z')).toMatch(/^\d+ \w+(,| at) \d\d:\d\d GMT([+-]\d+(:\d\d)?)?$/)
  expect(ar.moment('2026-12-01T14:05:00Z')).toMatch(/غرينتش/)
})
