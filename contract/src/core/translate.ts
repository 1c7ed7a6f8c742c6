import { type Language, localeOf } from './language.ts'

export type Words = Readonly<Record<string, string>>
export type Params = Readonly<Record<string, unknown>>

/** Made when a sentence first needs them: both are slow to make, and every page would wait for them. */
const plurals: Partial<Record<Language, Intl.PluralRules>> = {}
const numbers: Partial<Record<Language, Intl.NumberFormat>> = {}
const pluralsOf = (language: Language) => (plurals[language] ??= new Intl.PluralRules(language))
const numbersOf = (language: Language) => (numbers[language] ??= new Intl.NumberFormat(localeOf(language)))

/** A small count is its digits in both languages, without asking. */
function written(value: number, language: Language): string {
  return Number.isInteger(value) && value >= 0 && value < 1_000 ? String(value) : numbersOf(language).format(value)
}

/** The sentence of a key, or nothing: with a `count` the form its language has for that number. */
export function sentence(words: Words, language: Language, key: string, params: Params = {}): string | undefined {
  const { count } = params
  if (typeof count !== 'number') return words[key]
  const isNone = count === 0 ? words[`${key}_zero`] : undefined
  return isNone ?? words[`${key}_${pluralsOf(language).select(count)}`] ?? words[`${key}_other`] ?? words[key]
}

/** `{{name}}` becomes what was given under that name; a number is written as its readers write it. */
export function fill(sentence: string, language: Language, params: Params = {}): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = params[name]
    return typeof value === 'number' ? written(value, language) : String(value ?? '')
  })
}

const [fromLeft, fromRight] = [/[A-Za-z]/, /[\u0590-\u08ff]/]

/** The same on a screen: what runs the other way stands by itself, so that punctuation, numbers and brackets stay where they belong. */
export function fillIsolated(sentence: string, language: Language, params: Params = {}): string {
  const [own, other] = language === 'ar' ? [fromRight, fromLeft] : [fromLeft, fromRight]
  const isOther = (value: unknown) => typeof value === 'string' && other.test(value) && !own.test(value)
  const apart = Object.entries(params).map(([name, value]) => {
    const isApart = String(value).startsWith('\u2068') || sentence.includes(`\u2068{{${name}}}`)
    return [name, isOther(value) && !isApart ? `\u2068${String(value)}\u2069` : value]
  })
  // The stroke that joins a prefix to its word joins nothing in Latin: a space stands between.
  const spaced = sentence.replace(/ـ(?=\{\{(\w+)\}\})/g, (stroke, name: string) =>
    isOther(params[name]) ? `${stroke}\u00a0` : stroke,
  )
  return fill(spaced, language, Object.fromEntries(apart) as Params)
}

/** A missing key is shown as it is, so that it is noticed. */
export function translate(words: Words, language: Language, key: string, params: Params = {}): string {
  const found = sentence(words, language, key, params)
  return found === undefined ? key : fill(found, language, params)
}
