import { localeOf } from '@souk/contract/core/language.ts'
import { type NumberForm, type NumberRead, problemKey, readNumber } from '@souk/contract/core/number-text.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { type T, useT } from '../../lib/language/use-t.ts'

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

type Said = { value: string; problem: null } | { value: null; problem: string | null } // blank is no problem
export type Reader = (text: string, form: Omit<NumberForm, 'locale'>) => Said

/** Reads numbers as the reader of the page writes them, and says what is wrong with those that are none. */
export function useNumberReader(): Reader {
  const t: T = useT('ui')
  const locale = localeOf(useLanguage())
  return (text, form) => inWords(readNumber(text, { ...form, locale }), text, t)
}

function inWords({ value, problem }: NumberRead, text: string, t: T): Said {
  if (value !== null) return { value, problem: null }
  if (problem.reason === 'empty') return { value: null, problem: null }
  const { key, params } = problemKey(problem, text)
  return { value: null, problem: t(key, params) }
}
