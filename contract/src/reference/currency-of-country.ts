import { currencies } from './taxonomy.ts'

const euro = 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' ')
const own = {
  AE: 'AED',
  AU: 'AUD',
  BH: 'BHD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CL: 'CLP',
  CN: 'CNY',
  CZ: 'CZK',
  DK: 'DKK',
  EG: 'EGP',
  GB: 'GBP',
  HK: 'HKD',
  HU: 'HUF',
  ID: 'IDR',
  IL: 'ILS',
  IN: 'INR',
  IS: 'ISK',
  JO: 'JOD',
  JP: 'JPY',
  KR: 'KRW',
  KW: 'KWD',
  LI: 'CHF',
  MA: 'MAD',
  MX: 'MXN',
  MY: 'MYR',
  NO: 'NOK',
  NZ: 'NZD',
  OM: 'OMR',
  PL: 'PLN',
  QA: 'QAR',
  RO: 'RON',
  SA: 'SAR',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TN: 'TND',
  TR: 'TRY',
  TW: 'TWD',
  ZA: 'ZAR',
} as const satisfies Record<string, string>
const known: ReadonlySet<string> = new Set(currencies.map(({ code }) => code))

/** What wholesale prices are usually in, as a suggestion; the marketplace's own where the country's money is not used for it, as in Lebanon. */
export function currencyOfCountry(country: string, otherwise: string): string {
  const likely = euro.includes(country) ? 'EUR' : (own as Record<string, string>)[country]
  return likely && known.has(likely) ? likely : otherwise
}
