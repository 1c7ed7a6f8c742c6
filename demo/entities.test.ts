import { expect, test } from 'vitest'
import { decimalsOf } from '@souk/contract/core/money.ts'
import { currencies } from '@souk/contract/reference/taxonomy.ts'
import { brandFacts } from './brands.ts'
import { BRAND_SLUGS } from './pictures/brands-look.ts'
import { places } from './places.ts'
import { retailerFacts } from './retailers.ts'

test('every brand has its own three letters, a past launch and something to say', () => {
  const facts = BRAND_SLUGS.map((slug) => brandFacts[slug])
  expect(brandFacts['maison-orla'].code).toBe('ORL')
  expect(new Set([...facts.map(({ code }) => code), 'TAM']).size).toBe(25)
  for (const { code, launched, about, prices, place } of facts) {
    expect(code).toMatch(/^[A-Z]{3}$/)
    expect(launched < '2026-01-01').toBe(true)
    expect(about.length).toBeGreaterThan(60)
    const { currency } = places[place]
    for (const price of prices) expect((price.split('.')[1] ?? '').length).toBeLessThanOrEqual(decimalsOf(currency))
  }
})

test('everybody is in a place that has a currency of the marketplace and a known time zone', () => {
  const known = new Set(currencies.map(({ code }) => code))
  for (const { currency, timeZone, dialCode, streets } of Object.values(places)) {
    expect(known.has(currency)).toBe(true)
    expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).not.toBe('')
    expect(dialCode).toMatch(/^\+\d+$/)
    expect(streets.length).toBeGreaterThan(1)
  }
  expect(new Set(retailerFacts.map(({ about }) => about)).size).toBe(40)
})
