import { localeOf } from '@souk/contract/core/language.ts'
import type { Language } from '../../base/messages.ts'

const localeIn = (language: Language) => (language === 'en' ? 'en-GB' : localeOf(language))

export function moneyIn(language: Language, amount: string, currency: string): string {
  const look = { style: 'currency', currency, currencyDisplay: 'code' } as const
  return new Intl.NumberFormat(localeIn(language), look).format(amount as Intl.StringNumericLiteral)
}

/** A deadline to the minute in the reader's time zone, which it names: two readers see the same instant. */
export function momentIn(language: Language, moment: Date, timeZone: string): string {
  const look = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(localeIn(language), { ...look, timeZone, timeZoneName: 'shortOffset' }).format(moment)
}

/** A calendar day; the year belongs to it. */
export function dayIn(language: Language, day: Date, month: 'long' | 'short' = 'long'): string {
  return dayFormat(language, month).format(day)
}

/** A window of calendar days, or what is known of it; empty where nothing is. */
export function daysIn(
  language: Language,
  { shipsFrom, shipsUntil }: { shipsFrom: string | null; shipsUntil: string | null },
): string {
  const day = (text: string) => new Date(`${text}T00:00:00Z`)
  if (shipsFrom && shipsUntil) return dayFormat(language, 'short').formatRange(day(shipsFrom), day(shipsUntil))
  return shipsFrom || shipsUntil ? dayIn(language, day((shipsFrom ?? shipsUntil)!), 'short') : ''
}

const dayFormat = (language: Language, month: 'long' | 'short') =>
  new Intl.DateTimeFormat(localeIn(language), { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
