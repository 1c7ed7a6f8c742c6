import { countryNamed } from '@souk/contract/core/countries.ts'
import { currencyOfCountry } from '@souk/contract/reference/currency-of-country.ts'
import type { Draft } from './sign-up-draft.ts'

type Zoned = Intl.Locale & { getTimeZones?: () => readonly string[] | undefined }

/** What prices are usually in where the company is; blank until the country is known. */
export function usualCurrency(country: string): string {
  const code = countryNamed(country)?.code
  return code ? currencyOfCountry(code) : ''
}

/** The clock of this device where it is one of the country's, else the country's first; blank until the country is known. */
export function usualTimeZone(country: string): string {
  const code = countryNamed(country)?.code
  if (!code) return ''
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = (new Intl.Locale('und', { region: code }) as Zoned).getTimeZones?.() ?? []
  return zones.includes(here) ? here : (zones[0] ?? here)
}

/** Another country suggests anew what was only suggested for the one before. */
export function suggestedAgain({ currency, timeZone }: Pick<Draft, 'currency' | 'timeZone'>, before: string) {
  return {
    ...(currency === usualCurrency(before) && { currency: '' }),
    ...(timeZone === usualTimeZone(before) && { timeZone: '' }),
  }
}
