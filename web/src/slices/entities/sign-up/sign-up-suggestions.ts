import { countryNamed } from '@souk/contract/core/countries.ts'
import { currencyOfCountry } from '@souk/contract/reference/currency-of-country.ts'
import { zoneOfCountry } from '@souk/contract/reference/zone-of-country.ts'
import type { Draft } from './sign-up-draft.ts'

/** What the marketplace takes where the country does not say it. */
export type Defaults = { currency: string; timeZone: string }

/** What prices are usually in where the company is; blank until the country is known. */
export function usualCurrency(country: string, { currency }: Defaults): string {
  const code = countryNamed(country)?.code
  return code ? currencyOfCountry(code, currency) : ''
}

/** The clock of this device where it is one of the country's, else that of most people there; blank until the country is known. */
export function usualTimeZone(country: string, { timeZone }: Defaults): string {
  const code = countryNamed(country)?.code
  return code ? zoneOfCountry(code, new Intl.DateTimeFormat().resolvedOptions().timeZone, timeZone) : ''
}

/** Another country suggests anew what was only suggested for the one before. */
export function suggestedAgain(
  { currency, timeZone }: Pick<Draft, 'currency' | 'timeZone'>,
  before: string,
  defaults: Defaults,
) {
  return {
    ...(currency === usualCurrency(before, defaults) && { currency: '' }),
    ...(timeZone === usualTimeZone(before, defaults) && { timeZone: '' }),
  }
}
