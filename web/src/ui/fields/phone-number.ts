import { type Country, countries } from '@souk/contract/core/countries.ts'
import { latinDigits } from '@souk/contract/core/number-text.ts'

/** Where one dial code serves several, the one most people mean. */
const usual: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+212': 'MA',
  '+262': 'RE',
  '+358': 'FI',
  '+590': 'GP',
  '+599': 'CW',
  '+672': 'NF',
}

const byLength = [...countries].sort((one, other) => other.dial_code.length - one.dial_code.length)

/** `+971 50 123 4567` in its two parts; without a dial code the country is `null`. */
export function splitPhone(text: string): { country: Country | null; number: string } {
  const tidy = latinDigits(text).trim().replace(/^00/, '+')
  const found = tidy.startsWith('+') && byLength.find(({ dial_code }) => tidy.startsWith(dial_code))
  if (!found) return { country: null, number: tidy }
  const country = countries.find(({ code }) => code === usual[found.dial_code]) ?? found
  return { country, number: tidy.slice(found.dial_code.length).trim() }
}

/** Where a zero at the beginning belongs to the number; elsewhere it is dialled at home only. */
const hasOwnZero: ReadonlySet<string> = new Set(['BF', 'BJ', 'CG', 'CI', 'IT', 'SM', 'VA'])
/** Where more than a zero is dialled before a number at home. */
const trunks: Readonly<Record<string, RegExp>> = { HU: /^(06)[\s-]*/ }
const usualTrunk = /^(0|\(0\))[\s-]*/

function withoutTrunk({ code }: Country, number: string): string {
  return hasOwnZero.has(code) ? number : number.trimStart().replace(trunks[code] ?? usualTrunk, '')
}

/** One text for both parts, as a person dials it from abroad; a number already dialled with a plus keeps its own code. */
export function joinPhone(country: Country, number: string): string {
  const tidy = latinDigits(number).replace(/[^\d+ ()-]/g, '')
  if (/^\s*(\+|00)/.test(tidy)) {
    const whole = tidy.trim().replace(/^00/, '+')
    const { country: dialled, number: rest } = splitPhone(whole)
    const bare = dialled ? withoutTrunk(dialled, rest) : rest
    return dialled && bare !== rest ? `${dialled.dial_code} ${bare}` : whole
  }
  return tidy === '' ? '' : `${country.dial_code} ${withoutTrunk(country, tidy)}`
}
