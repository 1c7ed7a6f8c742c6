import { countries, countryName, countryNamed, countryOf } from '@souk/contract/core/countries.ts'

/** What people write besides the names and codes of the list. */
const others: Readonly<Record<string, string>> = {
  turkey: 'TR',
  'united states of america': 'US',
  america: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  uae: 'AE',
  emirates: 'AE',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  korea: 'KR',
  'republic of korea': 'KR',
  'viet nam': 'VN',
  'ivory coast': 'CI',
  "côte d'ivoire": 'CI',
  macedonia: 'MK',
  burma: 'MM',
  swaziland: 'SZ',
  'russian federation': 'RU',
  'p.r. china': 'CN',
  prc: 'CN',
}
const inArabic = new Map(countries.map(({ code }) => [countryName(code, 'ar'), code]))

/** The code of a country by either ISO code, by its name in either language, or by what it is often called. */
export function countryIn(text: string): string | null {
  const word = text.trim()
  return (countryOf(word) ?? countryNamed(word))?.code ?? inArabic.get(word) ?? others[word.toLowerCase()] ?? null
}
