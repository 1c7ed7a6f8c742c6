import { type Language, localeOf } from '@souk/contract/core/language.ts'
import { relativeTime } from '@souk/contract/core/relative-time.ts'
import { useLanguage } from './language.ts'

type When = Date | string
export type Format = ReturnType<typeof formatIn>

/** Making one costs a browser more than a hundred uses: each is made once, when it is first needed. */
function cached<Options extends object, Made>(make: (locale: string, options: Options) => Made) {
  const made = new Map<string, Made>()
  return (locale: string, options: Options): Made => {
    const key = locale + JSON.stringify(options)
    const known = made.get(key) ?? make(locale, options)
    made.set(key, known)
    return known
  }
}
const numbers = cached((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
const dates = cached((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options))
const lists = cached((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))
const names = cached((locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options))

/** How this language writes things down. */
export function formatIn(language: Language) {
  const locale = localeOf(language)
  const days = language === 'en' ? 'en-GB' : locale // “4 Dec”, as the trade writes it
  return {
    /** `"12.50"` keeps its own decimals, and never becomes a float on the way. */
    money(amount: string, currency: string): string {
      const digits = amount.split('.')[1]?.length ?? 0
      const style = {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      } as const
      const text = numbers(locale, style).format(amount as `${number}`)
      return text.replace('UK£', '£').replace(/[A-Z]+[$¥]/, '\u2066$&\u2069') // between Arabic words `US$` keeps its letters before its sign
    },
    number(value: number, options: Intl.NumberFormatOptions = {}): string {
      return numbers(locale, options).format(value)
    },
    /** An instant, in the reader's own time zone. */
    date(
      when: When,
      options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' },
    ): string {
      return dates(days, options).format(new Date(when))
    },
    /** A calendar day such as `2026-12-04`, the same day everywhere on earth. */
    day(
      day: string,
      options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' },
    ): string {
      return dates(days, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
    },
    /** An instant that decides something, in the reader's time zone, which it names: "1 Dec, 14:05 GMT+1". */
    moment(when: When): string {
      const look = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
      return dates(days, { ...look, timeZoneName: 'shortOffset' }).format(new Date(when))
    },
    /** The last day of a deadline where the brand is, with its time zone: "21 Nov (GMT+4)". */
    deadline(at: When, timeZone: string, options: Intl.DateTimeFormatOptions): string {
      const last = new Date(new Date(at).getTime() - 1) // a deadline is the first instant after its day
      const zone = dates(days, { timeZone, timeZoneName: 'shortOffset' })
        .formatToParts(last)
        .find(({ type }) => type === 'timeZoneName')?.value
      return `${dates(days, { ...options, timeZone }).format(last)} (${zone})`
    },
    list(parts: readonly string[]): string {
      return lists(locale, { type: 'conjunction' }).format(parts)
    },
    /** A country by its two letters; Kosovo's are not in every browser. */
    country(code: string): string {
      return names(language, { type: 'region' }).of(code) ?? code
    },
    relative(when: When, now: Date = new Date()): string {
      return relativeTime(new Date(when), now, language)
    },
  }
}

const formats = { en: formatIn('en'), ar: formatIn('ar') }

export function useFormat(): Format {
  return formats[useLanguage()]
}
