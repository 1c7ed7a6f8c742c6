import { type Language, localeOf } from '@souk/contract/core/language.ts'
import type { Say } from '../../../platform/base/messages.ts'

/** A parameter as it is stored: amounts, days and keys are written out in the language of each reader. */
export type StoredParam = string | number | { amount: string; currency: string } | { day: string } | { term: string }
export type StoredSentence = { key: string; params?: Record<string, StoredParam> }

export function sentenceIn(
  say: Say,
  language: Language,
  { key, params = {} }: StoredSentence,
): { key: string; text: string } {
  const written = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, written_(say, language, value)]),
  )
  return { key, text: say(language, key, written) }
}

function written_(say: Say, language: Language, value: StoredParam): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return new Intl.NumberFormat(localeOf(language)).format(value)
  if ('amount' in value) return moneyText(language, value)
  if ('day' in value) return dayText(language, value.day)
  return termText(say, language, value.term)
}

export function moneyText(language: Language, { amount, currency }: { amount: string; currency: string }): string {
  const look = { style: 'currency', currency, minimumFractionDigits: amount.endsWith('.00') ? 0 : undefined } as const
  return new Intl.NumberFormat(localeOf(language), look).format(amount as Intl.StringNumericLiteral).replace('UK£', '£')
}

const dayText = (language: Language, day: string) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** A category, colour or material by its name; a name of a brand is itself. */
export function termText(say: Say, language: Language, key: string): string {
  for (const group of ['categories', 'subCategories', 'assistant.colour', 'assistant.material']) {
    const name = say(language, `${group}.${key}`)
    if (name !== `${group}.${key}`) return name
  }
  return key
}
