import { decimalsOf, money } from '@souk/contract/core/money.ts'
import { type NumberProblem, problemKey, readNumber, readWhole } from '@souk/contract/core/number-text.ts'

/** A sheet comes from anywhere: no reader's form decides what one separator before three digits means. */
const anyForm = null

/** An amount in a cell, in minor units; blank is none. A sign or code beside it must be that of the currency. */
export function amountIn(
  text: string,
  currency: string,
  marks: string = currency,
): { minor: bigint | null; value: string } | { problem: NumberProblem } {
  const decimals = decimalsOf(currency)
  const { value, problem } = readNumber(text, { decimals, locale: anyForm, currency: marks })
  if (problem) return problem.reason === 'empty' ? { minor: null, value: '' } : { problem }
  return { minor: money(value, currency)!.minor, value }
}

/** Units in a cell; blank is none. */
export function unitsIn(text: string, max: number): { units: number | null } | { problem: NumberProblem } {
  const { value, problem } = readWhole(text, anyForm)
  if (problem) return problem.reason === 'empty' ? { units: null } : { problem }
  return Number(value) > max ? { problem: { reason: 'tooLarge' } } : { units: Number(value) }
}

/** The sentence with both readings where there are two, else that of the column. */
export function cellProblem<K extends string>(problem: NumberProblem, text: string, otherwise: K) {
  if (problem.reason !== 'ambiguous' && problem.reason !== 'tooManyDecimals') {
    return { key: otherwise, params: { value: text } as Record<string, unknown> }
  }
  const { key, params } = problemKey(problem, text)
  return { key, params: { ...params, value: text } as Record<string, unknown> }
}
