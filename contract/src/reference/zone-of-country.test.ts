import { expect, test } from 'vitest'
import { countries } from '../core/countries.ts'
import { currencyOfCountry } from './currency-of-country.ts'
import { zoneOfCountry } from './zone-of-country.ts'

test.each([
  ['one zone', 'SA', null, 'Asia/Riyadh'],
  ['one zone, a device elsewhere', 'SA', 'Europe/Paris', 'Asia/Riyadh'],
  ['several zones, a device in one of them', 'US', 'America/Los_Angeles', 'America/Los_Angeles'],
  ['several zones, a device elsewhere', 'US', 'Europe/Paris', 'America/New_York'],
  ['several zones, no device', 'AU', null, 'Australia/Sydney'],
  ['the first of its names is not the most populous', 'BR', null, 'America/Sao_Paulo'],
  ['no country that we know', 'QQ', 'Europe/Paris', 'Asia/Dubai'],
])('the clock of a company: %s', (_, country, here, zone) => {
  expect(zoneOfCountry(country, here, 'Asia/Dubai')).toBe(zone)
})

test('every country where people live has a zone that the browser knows', () => {
  const nobodyLivesThere = ['BV', 'HM']
  for (const { code } of countries.filter((one) => !nobodyLivesThere.includes(one.code))) {
    const zone = zoneOfCountry(code, null, '')
    expect(zone, code).not.toBe('')
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow()
  }
})

test.each([
  ['FR', 'EUR'],
  ['SE', 'SEK'],
  ['AE', 'AED'],
  ['LB', 'SAR'],
  ['QQ', 'SAR'],
])('prices of a company in %s begin in %s', (country, currency) => {
  expect(currencyOfCountry(country, 'SAR')).toBe(currency)
})
