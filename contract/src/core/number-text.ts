import { decimalsOf } from './money.ts'

/** Why a text is no number, or not one that may stand where it was written. */
export type NumberProblem =
  | { reason: 'empty' | 'notANumber' | 'negative' | 'tooLarge' }
  | { reason: 'tooManyDecimals'; count: number } // how many there may be
  | { reason: 'ambiguous'; whole: string; decimal: string } // the two numbers it could be
/** The number as digits with a point, such as `-1500.5`: it never becomes a float. */
export type NumberRead = { value: string; problem: null } | { value: null; problem: NumberProblem }
export type NumberForm = {
  decimals: number
  locale?: string | null // of the reader; without one a single separator before three digits decides nothing
  mayBeNegative?: boolean
  currency?: string // its code or sign may stand beside the number; `any` allows those of every currency
  isPercent?: boolean
}

const longest = 15
const unseen = /[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Arabic and Persian digits as Latin ones. Separators stay as they are. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
}

/** The one reading of a number that a person wrote, in any form, or why there is none. Nothing is dropped or guessed. */
export function readNumber(text: string, form: NumberForm): NumberRead {
  const { decimals, mayBeNegative = false } = form
  const written = withoutMarks(text.replace(unseen, '').replace(/\s+/g, ' ').trim(), form)
  if (written === '') return none({ reason: 'empty' })
  const [isNegative, bare] = signOf(latinDigits(written))
  const parts = partsOf(bare)
  if (!parts) return none({ reason: 'notANumber' })
  const whole = parts.whole.replace(/^0+(?=\d)/, '')
  if (isNegative && !mayBeNegative) return none({ reason: 'negative' })
  const decimal = `${whole}.${parts.fraction}`
  if (parts.lone && !isDecimalIn(parts.lone, /[٠-٩۰-۹]/.test(written), form)) {
    if (!isGroupIn(parts.lone, /[٠-٩۰-۹]/.test(written), form))
      return none({ reason: 'ambiguous', whole: `${whole}${parts.fraction}`, decimal: shown(decimal, decimals) })
    return within(isNegative, `${whole}${parts.fraction}`, '', decimals)
  }
  return within(isNegative, whole, parts.fraction, decimals)
}

/** A whole number, or why there is none. */
export const readWhole = (text: string, locale: string | null, mayBeNegative = false) =>
  readNumber(text, { decimals: 0, locale, mayBeNegative })

/** An amount of a currency, or why there is none; its code or sign may stand beside it. */
export const readAmount = (text: string, currency: string, locale: string | null) =>
  readNumber(text, { decimals: decimalsOf(currency), locale, currency })

/** The message of a problem and what it names. */
export function problemKey(problem: NumberProblem, text: string) {
  const { reason, ...facts } = problem
  const isWhole = 'count' in facts && facts.count === 0
  const isOne = 'decimal' in facts && facts.decimal === ''
  const kind = isWhole ? 'notWhole' : isOne ? 'ambiguousWhole' : reason
  return {
    key: `numbers.${kind}` as const,
    params: { text: `\u2068${text.trim().slice(0, 40)}\u2069`, ...facts },
  }
}

/** Whether a text is an amount as it is sent: digits with at most the decimals of its currency. */
export const isAmount = (text: string, currency: string): boolean =>
  /^(?:0|[1-9]\d{0,14})(?:\.\d{1,3})?$/.test(text) && (text.split('.')[1]?.length ?? 0) <= decimalsOf(currency)

/** Written out as the currency is: `12.5` becomes `12.50`. What is no amount stays as it is. */
export function fullAmount(text: string, decimals: number): string {
  if (!/^\d+(?:\.\d*)?$/.test(text)) return text
  const [whole = '0', fraction = ''] = text.split('.')
  if (fraction.length > decimals) return text
  return decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`
}

const none = (problem: NumberProblem): NumberRead => ({ value: null, problem })

function within(isNegative: boolean, whole: string, fraction: string, decimals: number): NumberRead {
  if (whole.length > longest) return none({ reason: 'tooLarge' })
  const digits = fraction.length > decimals ? fraction.replace(/0+$/, '') : fraction
  if (digits.length > decimals) return none({ reason: 'tooManyDecimals', count: decimals })
  const value = digits ? `${whole}.${digits}` : whole
  return { value: isNegative && /[1-9]/.test(value) ? `-${value}` : value, problem: null }
}

/** The second reading in the decimals there are; blank where only whole numbers are allowed. */
function shown(decimal: string, decimals: number): string {
  const [whole = '', fraction = ''] = decimal.split('.')
  return decimals === 0 ? '' : `${whole}.${fraction.slice(0, decimals)}`
}

/** Without the sign or code of a currency, or the per cent sign, where one may stand. */
function withoutMarks(text: string, { currency, isPercent }: NumberForm): string {
  if (isPercent) return text.replace(/ ?[%٪]$/, '').trim()
  if (!currency) return text
  const { before, after } = marksOf(currency)
  return text.replace(before, '$1').replace(after, '$1').trim()
}

type Marks = { before: RegExp; after: RegExp }
const known = new Map<string, Marks>()

/** What a currency is called in amounts, the longest first. */
function marksOf(currency: string): Marks {
  const found = known.get(currency)
  if (found) return found
  const names =
    currency === 'any'
      ? [...Intl.supportedValuesOf('currency'), '[A-Z]{0,3}\\p{Sc}']
      : [...new Set([currency, ...signsOf(currency)])].toSorted((a, b) => b.length - a.length).map(escaped)
  const mark = names.join('|')
  const marks = {
    before: new RegExp(`^([-−(]?) ?(?:${mark}) ?`, 'iu'),
    after: new RegExp(` ?(?:${mark}) ?([-−)]?)$`, 'iu'),
  }
  known.set(currency, marks)
  return marks
}

/** The signs of a currency where English, Arabic and German are read. */
const signsOf = (currency: string): string[] =>
  ['en', 'ar-EG-u-nu-latn', 'ar-AE', 'de'].flatMap((locale) =>
    (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? value.replace(unseen, '').trim() : []))
        .filter(Boolean),
    ),
  )
const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** A minus before or after the number, or the brackets of bookkeeping. */
function signOf(text: string): [isNegative: boolean, rest: string] {
  const inner = /^\((.+)\)$/.exec(text)?.[1] ?? /^[-−] ?(.+)$/.exec(text)?.[1] ?? /^(.+?) ?[-−]$/.exec(text)?.[1]
  return inner === undefined ? [false, text.replace(/^\+ ?/, '')] : [true, inner.trim()]
}

type Parts = { whole: string; fraction: string; lone?: string }

/** The digits before and after the decimal separator; `lone` is a separator that could also be that of thousands. */
function partsOf(text: string): Parts | null {
  if (!/^[\d.,،٫٬ '’]+$/.test(text) || !/\d/.test(text)) return null
  const separators = [...text.replace(/\d/g, '')]
  const last = separators.at(-1)
  if (last === undefined) return { whole: text, fraction: '' }
  const isSame = separators.every((one) => one === last)
  const canGroup = isGrouped(text, last)
  const groupsOnly = " '’٬".includes(last)
  if (isSame && (separators.length > 1 || groupsOnly)) {
    return canGroup ? { whole: onlyDigits(text), fraction: '' } : null
  }
  if (groupsOnly) return null // a decimal separator before that of thousands
  const at = text.lastIndexOf(last)
  const [before, fraction] = [text.slice(0, at), text.slice(at + 1)]
  if (separators.length === 1) {
    const lone = canGroup && last !== '٫' && !before.startsWith('0') ? { lone: last } : {}
    return { whole: before || '0', fraction, ...lone }
  }
  const [group] = separators
  const areGroups = group !== undefined && group !== '٫' && separators.slice(0, -1).every((one) => one === group)
  return areGroups && group !== last && isGrouped(before, group) ? { whole: onlyDigits(before), fraction } : null
}

const onlyDigits = (text: string) => text.replace(/\D/g, '')

/** Groups of three, or as in India of two before the last three. */
function isGrouped(text: string, separator: string): boolean {
  const groups = text.split(separator)
  const [first = '', ...others] = groups
  const last = others.pop()
  if (!/^\d{1,3}$/.test(first) || last?.length !== 3 || groups.some((group) => !/^\d+$/.test(group))) return false
  return others.every(({ length }) => length === 3) || (first.length < 3 && others.every(({ length }) => length === 2))
}

type Separators = { decimal: string; group: string }
const separators = new Map<string, Separators>()
function separatorsOf(locale: string): Separators {
  const known = separators.get(locale)
  if (known) return known
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(123_456.7)
  const of = (kind: string) => parts.find(({ type }) => type === kind)?.value ?? ''
  const found = { decimal: of('decimal'), group: of('group') }
  separators.set(locale, found)
  return found
}

/** Beside Arabic digits a comma stands for either separator, whatever the page is written in. */
function isDecimalIn(lone: string, hasArabicDigits: boolean, { locale, decimals }: NumberForm): boolean {
  if (decimals !== 3 || hasArabicDigits) return false
  return lone === (locale ? separatorsOf(locale).decimal : '.')
}
function isGroupIn(lone: string, hasArabicDigits: boolean, { locale, decimals }: NumberForm): boolean {
  return decimals < 3 && !hasArabicDigits && locale !== null && locale !== undefined
    ? lone === separatorsOf(locale).group
    : false
}
