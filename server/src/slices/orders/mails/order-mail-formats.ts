import { localeOf } from '@souk/contract/core/language.ts'
import type { Language } from '../../../platform/messages.ts'

const localeIn = (language: Language) => (language === 'en' ? 'en-GB' : localeOf(language))

export function moneyIn(language: Language, amount: string, currency: string): string {
  const look = { style: 'currency', currency, currencyDisplay: 'code' } as const
  return new Intl.NumberFormat(localeIn(language), look).format(amount as Intl.StringNumericLiteral)
}

/** A moment where its reader is, to the minute: it decides. */
export function momentIn(language: Language, moment: Date, timeZone: string): string {
  const look = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(localeIn(language), { ...look, timeZone }).format(moment)
}

/** A window of calendar days, or what is known of it; empty where nothing is. */
export function daysIn(
  language: Language,
  { shipsFrom, shipsUntil }: { shipsFrom: string | null; shipsUntil: string | null },
): string {
  const look = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat(localeIn(language), look)
  const day = (text: string) => new Date(`${text}T00:00:00Z`)
  if (shipsFrom && shipsUntil) return format.formatRange(day(shipsFrom), day(shipsUntil))
  return shipsFrom || shipsUntil ? format.format(day((shipsFrom ?? shipsUntil)!)) : ''
}
